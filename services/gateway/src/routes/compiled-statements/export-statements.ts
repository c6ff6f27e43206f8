import { canonicalType, type CompiledData } from '@fde/contracts';
import { writeXlsx } from '@fde/spreadsheet';
import { toCsv, toJson, toWorkbook, type ExportOptions } from '@fde/statements';
import type { Reply } from '../../http/reply.js';
import { present } from '../present.js';
import type { Route } from '../route.js';
import { attachment, fileName, reportLinks } from './export-names.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const workbook = async (
  statements: readonly CompiledData[],
  options: ExportOptions,
): Promise<Buffer> => Buffer.from(await writeXlsx(toWorkbook(statements, options)));

type Writer = (
  data: CompiledData,
  options: ExportOptions,
) => Promise<{ readonly body: Buffer | string; readonly contentType: string }>;

/** All years are exported; the ten newest of a view can be chosen in the file. */
const WRITERS: Readonly<Record<'csv' | 'xlsx' | 'json', Writer>> = {
  csv: async (data, options) => ({
    body: toCsv(data, options),
    contentType: 'text/csv; charset=utf-8',
  }),
  xlsx: async (data, options) => ({ body: await workbook([data], options), contentType: XLSX }),
  json: async (data, options) => ({ body: toJson(data, options), contentType: 'application/json' }),
};

const file = (body: Buffer | string, contentType: string, name: string): Reply<200, never> => ({
  kind: 'bytes',
  status: 200,
  body,
  contentType,
  headers: { 'Content-Disposition': attachment(name) },
});

export const exportCompiledStatement: Route<'exportCompiledStatement'> = async (
  { path, query, origin },
  { eventLog: { records }, compiledData },
) => {
  const id = path['compiled-statement-id'];
  const format = query.format ?? 'csv';
  const statement = present('compiled_statement', id, await records.compiledStatement(id));
  const company = present(
    'company',
    statement.company_id,
    await records.company(statement.company_id),
  );
  const { items } = await records.documents(company.id, {});
  const written = await WRITERS[format](compiledData.read(statement, company.name), {
    ...reportLinks(items, origin),
    years: Infinity,
  });
  return file(
    written.body,
    written.contentType,
    fileName([company.name, canonicalType(statement.statement_type)], format),
  );
};

export const exportCompany: Route<'exportCompany'> = async (
  { path, origin },
  { eventLog: { records }, compiledData },
) => {
  const id = path['company-id'];
  const company = present('company', id, await records.company(id));
  const [statements, { items }] = await Promise.all([
    records.compiledStatements(id),
    records.documents(id, {}),
  ]);
  const body = await workbook(
    statements.map((statement) => compiledData.read(statement, company.name)),
    { ...reportLinks(items, origin), years: Infinity },
  );
  return file(body, XLSX, fileName([company.name], 'xlsx'));
};
