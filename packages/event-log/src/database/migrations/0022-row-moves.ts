import { sql, type Migration } from 'kysely';

/** Rows that people moved to another concept, a few per company; those that were undone stay as history. */
const statements = [
  `create table if not exists row_moves (
    key text primary key, company_id integer not null, id integer not null,
    statement_type text not null, item text not null, concept text not null,
    moved_by text, moved_at timestamptz(3) not null, undone_at timestamptz(3), version integer not null)`,
  `create index if not exists row_moves_of_company on row_moves (company_id, id)`,
];

export const rowMoves: Migration = {
  async up(db): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
