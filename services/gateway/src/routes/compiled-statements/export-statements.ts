import { canonicalType } from '@fde/contracts';
import { CONTENT_TYPES, type ExportFormat } from '../../exports/export-job.js';
import type { Reply } from '../../http/replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute } from '../route.js';
import { attachment, fileName } from './export-names.js';

const file = (body: Uint8Array, format: ExportFormat, name: string): Reply<200, never> => ({
  kind: 'bytes',
  status: 200,
  body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
  contentType: CONTENT_TYPES[format],
  headers: { 'Content-Disposition': attachment(name) },
});

export const exportCompiledStatement: ApiRoute<'exportCompiledStatement'> = async (
  { path, query, origin },
  { eventLog: { records }, exports },
) => {
  const id = path['compiled-statement-id'];
  const format = query.format ?? 'csv';
  const statement = present('compiled_statement', id, await records.compiledStatement(id));
  const company = present(
    'company',
    statement.company_id,
    await records.company(statement.company_id),
  );
  const { items: documents } = await records.documents(company.id, {});
  const body = await exports.write({
    format,
    companyName: company.name,
    statements: [statement],
    documents,
    origin,
  });
  const name = fileName([company.name, canonicalType(statement.statement_type)], format);
  return file(body, format, name);
};

export const exportCompany: ApiRoute<'exportCompany'> = async (
  { path, origin },
  { eventLog: { records }, exports },
) => {
  const id = path['company-id'];
  const company = present('company', id, await records.company(id));
  const [statements, { items: documents }] = await Promise.all([
    records.compiledStatements(id),
    records.documents(id, {}),
  ]);
  const body = await exports.write({
    format: 'xlsx',
    companyName: company.name,
    statements,
    documents,
    origin,
  });
  return file(body, 'xlsx', fileName([company.name], 'xlsx'));
};
