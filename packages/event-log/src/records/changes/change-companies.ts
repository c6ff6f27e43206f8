import { streamOf } from '@fde/contracts';
import {
  holdRecord,
  nextId,
  sameContent,
  type RecordChanges,
} from '../../record-basics/record-changes.js';
import { periodStatementsOf } from '../queries/period-statements.js';
import { removePeriods } from './change-periods.js';
import { removeDocumentTree } from './change-documents.js';
import { endWatch } from '../../watches/end-watch.js';
import { undoMovesOf } from '../../row-moves/undo-moves-of.js';
import { assertVersion, notFound } from '../../record-basics/record-errors.js';
import type { CompanyFields, CompanyRecord } from '../ports.js';

const fieldsOf = (company: CompanyFields): CompanyFields => ({
  name: company.name,
  primary_ticker: company.primary_ticker,
  tickers: company.tickers,
  ir_url: company.ir_url,
  interim: company.interim ?? false,
  tags: company.tags ?? [],
});

const eventData = (id: number, fields: CompanyFields) => ({
  id,
  name: fields.name,
  primary_ticker: fields.primary_ticker,
  ir_url: fields.ir_url,
  tickers:
    fields.tickers === null
      ? null
      : fields.tickers.map(({ ticker, exchange }) => ({ ticker, exchange })),
  // Where nobody wants them, the event is as instances of the release before can read it.
  ...(fields.interim === true ? { interim: true } : {}),
  ...(fields.tags === undefined || fields.tags.length === 0 ? {} : { tags: [...fields.tags] }),
});

const readCompany = async ({ db }: RecordChanges, id: number): Promise<CompanyRecord> => {
  const row = await db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('company', id);
  return row;
};

export const addCompany = async (
  changes: RecordChanges,
  fields: CompanyFields,
  origin: 'client' | 'pipeline' | 'seed',
): Promise<CompanyRecord> => {
  const id = await nextId(changes.db, 'company');
  await changes.append(
    streamOf.company(id),
    { type: 'CompanyAdded', data: { company: eventData(id, fields), origin } },
    0,
  );
  return readCompany(changes, id);
};

export const holdCompany = ({ db }: RecordChanges, id: number): Promise<void> =>
  holdRecord(db, 'company', id, 'change');

export const changeCompany = async (
  changes: RecordChanges,
  id: number,
  change: Partial<CompanyFields>,
  expectedVersion?: number,
): Promise<CompanyRecord> => {
  await holdRecord(changes.db, 'company', id, 'change');
  const company = await readCompany(changes, id);
  assertVersion('company', company, expectedVersion);
  const fields = { ...fieldsOf(company), ...change };
  if (sameContent(fieldsOf(company), fieldsOf(fields))) return company;
  await changes.append(
    streamOf.company(id),
    { type: 'CompanyChanged', data: { company: eventData(id, fields), origin: 'client' } },
    company.version,
  );
  return readCompany(changes, id);
};

/** Children first, the company last; each removal is an event of its own stream. */
export const removeCompany = async (
  changes: RecordChanges,
  id: number,
  expectedVersion?: number,
): Promise<readonly string[]> => {
  const { db } = changes;
  await holdRecord(db, 'company', id, 'remove');
  const company = await readCompany(changes, id);
  assertVersion('company', company, expectedVersion);
  await endWatch(
    { db, append: (stream, [event], version) => changes.append(stream, event, version) },
    id,
    null,
  );
  await undoMovesOf(changes, id);
  await changes.revokeTasks({ companyId: id }, `Company ${id} was removed`);
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'company_id', 'file_path', 'version'])
    .where('company_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const document of documents) await removeDocumentTree(changes, document);
  const statements = await db
    .selectFrom('compiled_statements')
    .select(['id', 'canonical_type', 'statement_type', 'version'])
    .where('company_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const statement of statements) {
    const data = { id: statement.id, company_id: id, statement_type: statement.statement_type };
    await changes.append(
      streamOf.compiled(id, statement.canonical_type),
      { type: 'CompiledStatementRemoved', data },
      statement.version,
    );
  }
  for (const { statement_type: type } of await periodStatementsOf(db, id))
    await removePeriods(changes, id, type);
  await changes.append(
    streamOf.company(id),
    { type: 'CompanyRemoved', data: { id } },
    company.version,
  );
  const paths = documents.flatMap(({ file_path: path }) => path ?? []);
  return [...new Set(paths.filter((path) => path.startsWith(`company_${id}/`)))];
};
