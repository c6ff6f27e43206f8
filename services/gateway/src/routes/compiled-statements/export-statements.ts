import { canonicalType } from '@fde/contracts';
import { CONTENT_TYPES, type ExportFormat } from '../../exports/export-job.js';
import type { Reply } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute } from '../route.js';
import { attachment, fileName } from '../../exports/export-names.js';
import { movesOf } from './row-moves.js';
import { statementOnDay, statementsOnDay } from './statements-on-day.js';

const file = (body: Uint8Array, format: ExportFormat, name: string): Reply<200, never> => ({
  kind: 'bytes',
  status: 200,
  body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
  contentType: CONTENT_TYPES[format],
  headers: { 'Content-Disposition': attachment(name) },
});

/** The name of the file says of which day it is. */
const ofDay = (asOf: string | undefined): string[] => (asOf === undefined ? [] : [asOf]);

export const exportCompiledStatement: ApiRoute<'exportCompiledStatement'> = async (
  { path, query, origin },
  parts,
) => {
  const { records } = parts.eventLog;
  const id = path['compiled-statement-id'];
  const format = query.format ?? 'csv';
  const stored = present('compiled_statement', id, await records.compiledStatement(id));
  const company = present('company', stored.company_id, await records.company(stored.company_id));
  const statement = await statementOnDay(stored, company, query.as_of, parts);
  const { items: documents } = await records.documents(company.id, {});
  const body = await parts.exports.write({
    format,
    companyName: company.name,
    statements: [statement],
    documents,
    moves: await movesOf(company.id, parts),
    origin,
  });
  const type = canonicalType(statement.statement_type);
  return file(body, format, fileName([company.name, type, ...ofDay(query.as_of)], format));
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
