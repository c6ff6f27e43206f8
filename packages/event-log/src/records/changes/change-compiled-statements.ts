import { canonicalType, streamOf, type StatementChanges } from '@fde/contracts';
import {
  holdRecord,
  nextId,
  sameContent,
  streamVersion,
  type RecordChanges,
} from '../../record-basics/record-changes.js';
import { assertVersion, notFound } from '../../record-basics/record-errors.js';
import type { CompiledStatementFields, CompiledStatementRecord } from '../ports.js';

const fieldsOf = (statement: CompiledStatementFields): CompiledStatementFields => ({
  company_id: statement.company_id,
  statement_type: statement.statement_type,
  data: statement.data,
  data_lineage: statement.data_lineage,
});

const streamOfStatement = (fields: CompiledStatementFields): string =>
  streamOf.compiled(fields.company_id, canonicalType(fields.statement_type));

const readStatement = async (
  { db }: RecordChanges,
  id: number,
): Promise<CompiledStatementRecord> => {
  const row = await db
    .selectFrom('compiled_statements')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound('compiled_statement', id);
  const { canonical_type: _, ...statement } = row;
  return statement;
};

const write = async (
  changes: RecordChanges,
  id: number,
  version: number,
  fields: CompiledStatementFields,
  origin: 'client' | 'pipeline' | 'seed',
  difference?: StatementChanges,
): Promise<CompiledStatementRecord> => {
  const compiled = {
    id,
    ...fieldsOf(fields),
    data: { ...fields.data },
    data_lineage: { ...fields.data_lineage },
  };
  await changes.append(
    streamOfStatement(fields),
    { type: 'StatementCompiled', data: { compiled_statement: compiled, origin } },
    version,
  );
  if (difference !== undefined) await announce(changes, { ...fields, id }, version + 1, difference);
  return readStatement(changes, id);
};

const announce = async (
  changes: RecordChanges,
  statement: CompiledStatementFields & { readonly id: number },
  version: number,
  difference: StatementChanges,
): Promise<void> => {
  const { id, company_id, statement_type } = statement;
  const data = { id, company_id, statement_type, changes: difference };
  await changes.append(
    streamOfStatement(statement),
    { type: 'CompiledStatementChanged', data },
    version,
  );
};

/** Statements of one company are written one after the other: its row is the lock of "one per type". */
export const putCompiledStatement = async (
  changes: RecordChanges,
  fields: CompiledStatementFields,
  origin: 'client' | 'pipeline' | 'seed',
  difference?: StatementChanges,
): Promise<{ record: CompiledStatementRecord; created: boolean }> => {
  await holdRecord(changes.db, 'company', fields.company_id, 'change');
  const row = await changes.db
    .selectFrom('compiled_statements')
    .select('id')
    .where('company_id', '=', fields.company_id)
    .where('canonical_type', '=', canonicalType(fields.statement_type))
    .executeTakeFirst();
  if (row === undefined) {
    const id = await nextId(changes.db, 'compiled_statement');
    return {
      record: await write(
        changes,
        id,
        await streamVersion(changes.db, streamOfStatement(fields)),
        fields,
        origin,
        difference,
      ),
      created: true,
    };
  }
  const statement = await readStatement(changes, row.id);
  const record = sameContent(fieldsOf(statement), fieldsOf(fields))
    ? statement
    : await write(changes, row.id, statement.version, fields, origin, difference);
  return { record, created: false };
};

export const changeCompiledStatement = async (
  changes: RecordChanges,
  id: number,
  change: Partial<Pick<CompiledStatementFields, 'data' | 'data_lineage'>>,
  expectedVersion?: number,
): Promise<CompiledStatementRecord> => {
  await holdRecord(changes.db, 'compiled_statement', id, 'change');
  const statement = await readStatement(changes, id);
  assertVersion('compiled_statement', statement, expectedVersion);
  const fields = { ...fieldsOf(statement), ...change };
  return sameContent(fieldsOf(statement), fieldsOf(fields))
    ? statement
    : write(changes, id, statement.version, fields, 'client');
};

export const removeCompiledStatement = async (
  changes: RecordChanges,
  id: number,
  expectedVersion?: number,
): Promise<void> => {
  await holdRecord(changes.db, 'compiled_statement', id, 'remove');
  const statement = await readStatement(changes, id);
  assertVersion('compiled_statement', statement, expectedVersion);
  const data = { id, company_id: statement.company_id, statement_type: statement.statement_type };
  await changes.append(
    streamOfStatement(statement),
    { type: 'CompiledStatementRemoved', data },
    statement.version,
  );
};
