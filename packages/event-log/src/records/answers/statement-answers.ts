import { sql } from 'kysely';
import type { Executor } from '../../database/database.js';
import type { CompiledStatementRecord, PackedAnswer, StatementAnswer } from '../ports.js';
import type { RecordChanges } from '../changes/record-changes.js';
import { packText, WORTH_PACKING_BYTES } from './pack-text.js';

/** Larger answers are rare, and packing them would hold the company's row for too long. */
const LARGEST_KEPT_BYTES = 4 * 1024 * 1024;

/** The answer that was kept of exactly this version, in this form. */
export const readAnswer = (
  db: Executor,
  id: number,
  version: number,
  form: number,
): Promise<PackedAnswer | undefined> =>
  db
    .selectFrom('statement_answers')
    .select(['bytes', 'gzip', 'br'])
    .where('compiled_statement_id', '=', id)
    .where('version', '=', version)
    .where('form', '=', form)
    .executeTakeFirst();

const isKept = async (
  { db }: RecordChanges,
  { id, version }: CompiledStatementRecord,
  form: number,
): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from statement_answers
    where compiled_statement_id = ${id} and version = ${version} and form = ${form}`.execute(db);
  return rows.length > 0;
};

/** In the transaction that wrote the statement, of the row as it was read back. */
export const keepAnswer = async (
  changes: RecordChanges,
  statement: CompiledStatementRecord,
  { form, print }: StatementAnswer,
): Promise<void> => {
  if (await isKept(changes, statement, form)) return;
  const text = Buffer.from(print(statement));
  if (text.length < WORTH_PACKING_BYTES || text.length > LARGEST_KEPT_BYTES) return;
  const [gzip, br] = await Promise.all([packText.gzip(text), packText.br(text)]);
  const { id, version } = statement;
  await sql`
    insert into statement_answers (compiled_statement_id, version, form, bytes, gzip, br)
    select id, version, ${form}::int, ${text.length}::int, ${gzip}::bytea, ${br}::bytea
    from compiled_statements where id = ${id} and version = ${version}
    on conflict (compiled_statement_id) do update set
      version = excluded.version, form = excluded.form, bytes = excluded.bytes, gzip = excluded.gzip, br = excluded.br`.execute(
    changes.db,
  );
};
