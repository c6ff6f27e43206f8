import { sql, type Migration } from 'kysely';

/**
 * The compiled columns of interim reports, one row for each company and statement type, and what
 * compilations changed of them beside what they changed of the years: those belong to no compiled statement.
 */
const statements = [
  `create table if not exists period_statements (
    key text primary key, company_id integer not null, statement_type text not null,
    data jsonb not null, version integer not null, updated_at timestamptz(3) not null)`,
  `create index if not exists period_statements_of_company on period_statements (company_id)`,
  `alter table statement_changes alter column compiled_statement_id drop not null`,
  `alter table statement_changes add column if not exists interim_reports jsonb`,
];

export const periodStatements: Migration = {
  async up(db): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
