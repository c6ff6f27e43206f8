import { join } from 'node:path';
import type { CompiledStatementResource, DocumentResource, ServiceApi } from './service-api.js';
import { statementTable } from './statement-table.js';

export interface DemoFacts {
  readonly documents: readonly DocumentResource[];
  readonly compiled: readonly CompiledStatementResource[];
}

const ORDER = ['income_statement', 'balance_sheet', 'cash_flow_statement'];

export const printStatements = (
  compiled: readonly CompiledStatementResource[],
  years: number,
): void => {
  const sorted = compiled.toSorted(
    (a, b) => ORDER.indexOf(a.statement_type) - ORDER.indexOf(b.statement_type),
  );
  for (const table of sorted.flatMap(({ data }) => [data, ...(data.separate_statements ?? [])]))
    process.stdout.write(`\n${statementTable(table, years)}\n`);
};

const pagesOf = async (api: ServiceApi, documentId: number): Promise<readonly number[]> => {
  const extractions = await api.extractions(documentId);
  return [...new Set(extractions.flatMap(({ raw_data }) => raw_data.pages))].toSorted(
    (a, b) => a - b,
  );
};

/** Where each document's file is, and which of its pages have the statements. */
export const printFiles = async (
  api: ServiceApi,
  documents: readonly DocumentResource[],
  dataFolder: string | undefined,
): Promise<void> => {
  process.stdout.write('\nFiles and pages\n');
  for (const document of documents) {
    const pages =
      document.document_type === 'annual_report' && document.file_path !== null
        ? await pagesOf(api, document.id)
        : [];
    const where = pages.length === 0 ? '' : `, statements on pages ${pages.join(', ')}`;
    process.stdout.write(
      `  ${document.fiscal_year}  ${document.document_type.padEnd(22)} ${document.url}\n`,
    );
    if (document.file_path === null) continue;
    process.stdout.write(
      `        ${dataFolder === undefined ? document.file_path : join(dataFolder, 'files', document.file_path)}${where}\n`,
    );
    process.stdout.write(`        ${api.downloadAddress(document.file_path)}\n`);
  }
};

/** Traces one restated number from cell to page, as is possible for every number in the tables. */
export const printLineage = ({ documents, compiled }: DemoFacts): void => {
  for (const { data } of compiled) {
    for (const item of data.line_items) {
      const year = data.years.find((one) => item.sources?.[one]?.restated);
      const source = year === undefined ? undefined : item.sources?.[year];
      if (year === undefined || source?.restated === undefined || source.restated === null)
        continue;
      const fileOf = (id: number) =>
        documents.find((document) => document.id === id)?.file_path ?? `document ${id}`;
      process.stdout.write(
        `\nFrom a number to its page: ${item.name} ${year} = ${item.values[year]}\n` +
          `  printed on page ${source.page} of ${fileOf(source.document_id)} (extraction ${source.extraction_id})\n` +
          `  the report before printed ${source.restated.value}: ${fileOf(source.restated.document_id)}\n`,
      );
      return;
    }
  }
};
