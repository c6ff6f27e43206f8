import { sql, type Migration } from 'kysely';

/**
 * Of an earlier version, which still runs beside this one during an update; this one neither reads nor writes it.
 *
 * What clients are sent of a compiled statement, packed when it was written. A row of another
 * version or form than is asked for counts as absent, and whatever changes or removes a statement
 * (a projection, a rebuild, an older program, a person) removes it: an answer that differs from its
 * statement would be sent for years. The bytes are packed already, so the server does not try to.
 */
const statements = [
  `create table if not exists statement_answers (
    compiled_statement_id integer primary key, version integer not null, form integer not null,
    bytes integer not null, gzip bytea not null, br bytea not null)`,
  `alter table statement_answers alter column gzip set storage external, alter column br set storage external`,
  `create or replace function forget_statement_answer() returns trigger language plpgsql as
    $$ begin delete from statement_answers where compiled_statement_id = old.id; return null; end $$`,
  `drop trigger if exists forget_statement_answer on compiled_statements`,
  `create trigger forget_statement_answer
    after delete or update of id, company_id, statement_type, data, data_lineage, created_at, updated_at
    on compiled_statements for each row execute function forget_statement_answer()`,
];

export const statementAnswers: Migration = {
  async up(db): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
