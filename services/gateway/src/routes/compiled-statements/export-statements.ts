import { canonicalType } from '@fde/contracts';
import type { CompanyRecord, CompiledStatementRecord } from '@fde/event-log';
import {
  CONTENT_TYPES,
  type CompanyOfExport,
  type ExportFormat,
  type ExportJob,
  type MeasuredView,
} from '../../exports/export-job.js';
import { printed, type Reply } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, GatewayParts } from '../route.js';
import { attachment, fileName } from '../../exports/export-names.js';
import { companyChoice } from './company-choice.js';
import { movesOf } from './row-moves.js';
import { statementOnDay, statementsOnDay } from './statements-on-day.js';

export const file = (body: Uint8Array, format: ExportFormat, name: string): Reply<200, never> => ({
  kind: 'bytes',
  status: 200,
  body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
  contentType: CONTENT_TYPES[format],
  headers: { 'Content-Disposition': attachment(name) },
});

/** The name of the file says of which day it is. */
const ofDay = (asOf: string | undefined): string[] => (asOf === undefined ? [] : [asOf]);

/** How the export differs from the statement as it is; undefined where it does not. */
const measuredView = (
  { measure = 'amounts', rows = 'printed' }: Partial<Omit<MeasuredView, 'statement'>>,
  statement: number,
): MeasuredView | undefined =>
  measure === 'amounts' && rows === 'printed' ? undefined : { measure, rows, statement };

/** What the name of the file says of the view. */
const ofView = (view: MeasuredView | undefined): string[] =>
  view === undefined
    ? []
    : [
        ...(view.measure === 'amounts' ? [] : [view.measure]),
        ...(view.rows === 'printed' ? [] : [view.rows]),
      ];

interface OneStatement {
  readonly company: CompanyRecord;
  readonly statement: CompiledStatementRecord;
}

/** A statement as it is now, or as it was known on a day. */
const oneStatement = async (
  id: number,
  asOf: string | undefined,
  parts: GatewayParts,
): Promise<OneStatement> => {
  const { records } = parts.eventLog;
  const stored = present('compiled_statement', id, await records.compiledStatement(id));
  const company = present('company', stored.company_id, await records.company(stored.company_id));
  return { company, statement: await statementOnDay(stored, company, asOf, parts) };
};

/** What is written of a statement, and how. */
interface Written extends Pick<ExportJob, 'format' | 'origin'> {
  readonly asOf: string | undefined;
  readonly measured: MeasuredView | undefined;
}

const writeStatement = async (
  { company, statement }: OneStatement,
  { format, origin, asOf, measured }: Written,
  parts: GatewayParts,
): Promise<Uint8Array> => {
  const { items: documents } = await parts.eventLog.records.documents(company.id, {});
  return parts.exports.write({
    format,
    companyName: company.name,
    statements: measured === undefined ? [statement] : await statementsOnDay(company, asOf, parts),
    documents,
    moves: await movesOf(company.id, parts),
    ...(measured === undefined ? {} : { measured }),
    origin,
  });
};

export const exportCompiledStatement: ApiRoute<'exportCompiledStatement'> = async (
  { path, query, origin },
  parts,
) => {
  const { format = 'csv', as_of: asOf } = query;
  const id = path['compiled-statement-id'];
  const one = await oneStatement(id, asOf, parts);
  const measured = measuredView(query, id);
  const body = await writeStatement(one, { format, origin, asOf, measured }, parts);
  const type = canonicalType(one.statement.statement_type);
  const name = [one.company.name, type, ...ofView(measured), ...ofDay(asOf)];
  return file(body, format, fileName(name, format));
};

/** The same as the file in JSON, from the same thread: a large statement takes seconds to measure. */
export const measureCompiledStatement: ApiRoute<'measureCompiledStatement'> = async (
  { path, query, origin },
  parts,
) => {
  const { measure = 'amounts', rows = 'printed', as_of: asOf } = query;
  const id = path['compiled-statement-id'];
  const measured = { measure, rows, statement: id };
  const one = await oneStatement(id, asOf, parts);
  const body = await writeStatement(one, { format: 'json', origin, asOf, measured }, parts);
  return printed(200, Buffer.from(body).toString('utf8'));
};

export const exportCompany: ApiRoute<'exportCompany'> = async ({ path, query, origin }, parts) => {
  const { records } = parts.eventLog;
  const id = path['company-id'];
  const company = present('company', id, await records.company(id));
  const [statements, { items: documents }, moves] = await Promise.all([
    statementsOnDay(company, query.as_of, parts),
    records.documents(id, {}),
    movesOf(id, parts),
  ]);
  const body = await parts.exports.write({
    format: 'xlsx',
    companyName: company.name,
    statements,
    documents,
    moves,
    origin,
  });
  return file(body, 'xlsx', fileName([company.name, ...ofDay(query.as_of)], 'xlsx'));
};

/** Companies of one file, one after the other: many at once would take every connection of the pool. */
export const companiesOfExport = async (
  ids: readonly number[],
  asOf: string | undefined,
  parts: GatewayParts,
): Promise<readonly CompanyOfExport[]> => {
  const { records } = parts.eventLog;
  const companies: CompanyOfExport[] = [];
  for (const id of ids) {
    const company = present('company', id, await records.company(id));
    const statements = await statementsOnDay(company, asOf, parts);
    const { items: documents } = await records.documents(id, {});
    const moves = await movesOf(id, parts);
    companies.push({ companyId: id, companyName: company.name, statements, documents, moves });
  }
  return companies;
};

export const exportCompanies: ApiRoute<'exportCompanies'> = async ({ query, origin }, parts) => {
  const ids = await companyChoice(query, parts);
  const companies = await companiesOfExport(ids, query.as_of, parts);
  const body = await parts.exports.write({ format: 'xlsx', companies, origin });
  const [first, second] = companies;
  const name = second === undefined ? (first?.companyName ?? '') : 'companies';
  return file(body, 'xlsx', fileName([name, ...ofDay(query.as_of)], 'xlsx'));
};
