import { sql, type Migration } from 'kysely';

/** What compilations changed, as lists and feeds read it: the newest of all, of a company, of a statement. */
const statements = [
  `create table if not exists statement_changes (
    id uuid primary key, compiled_statement_id integer not null, company_id integer not null,
    statement_type text not null, version integer not null, changes jsonb not null,
    changed_at timestamptz(3) not null)`,
  `create index if not exists statement_changes_newest on statement_changes (changed_at desc, id)`,
  `create index if not exists statement_changes_of_company on statement_changes (company_id, changed_at desc, id)`,
  `create index if not exists statement_changes_of_statement on statement_changes (compiled_statement_id, changed_at desc, id)`,
];

export const statementChanges: Migration = {
  async up(db): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
