import { sql, type Migration } from 'kysely';

/**
 * What people should look at and have settled. The queue is read by importance, whole or of one company or statement
 * type: each has its index, in the order of its pages.
 */
const statements = [
  `create sequence if not exists review_ids as integer`,
  `create table if not exists reviews (
    id integer primary key, extraction_id integer not null, document_id integer not null, company_id integer not null,
    statement_type text not null, decision text, item jsonb, value jsonb, page integer, bbox jsonb,
    doubt double precision not null, weight double precision not null, importance double precision not null,
    reasons jsonb not null, state text not null, given jsonb,
    created_at timestamptz(3) not null, updated_at timestamptz(3) not null, version integer not null)`,
  `create index if not exists reviews_queue on reviews (state, importance desc, id)`,
  `create index if not exists reviews_of_company on reviews (company_id, state, importance desc, id)`,
  `create index if not exists reviews_of_statement on reviews (statement_type, state, importance desc, id)`,
  `create index if not exists reviews_of_extraction on reviews (extraction_id)`,
  `alter table extractions add column if not exists reviews jsonb`,
];

export const reviewsOfFigures: Migration = {
  async up(db): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
