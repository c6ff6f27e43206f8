import type { CompiledData, CompiledLineItem } from '@fde/contracts';
import { compareYears } from '../compile/input/normalize-raw.js';
import { selectYears } from '../compile/present/select-years.js';
import { yearsOf } from './export-options.js';
import { csvFile, numberField, textField } from './csv-fields.js';
import type { ExportOptions } from './export-options.js';
import { onEachBasis } from './share-bases.js';

const FIXED = [
  'statement_type',
  'currency',
  'scale',
  'section',
  'line_item',
  'unit',
  'is_total',
  'only_in_older_reports',
] as const;

const SETTLED = 'settled by a person';

/**
 * The report behind a cell in words, which no program takes for a date as it does "5/32":
 * `document 5, page 32`, with `restated` if an older report printed another number, and
 * `settled by a person` where the page may print another one.
 */
const originOf = (item: CompiledLineItem, year: string): string => {
  const source = item.sources[year];
  if (!source) return '';
  return [
    `document ${source.document_id}`,
    ...(source.page === null ? [] : [`page ${source.page}`]),
    ...(source.restated ? ['restated'] : []),
    ...(source.method === 'reviewed' ? [SETTLED] : []),
  ].join(', ');
};

const rowsOf = (data: CompiledData, years: readonly string[]): string[] =>
  data.line_items
    .flatMap(onEachBasis)
    .map((item) =>
      [
        textField(data.statement_type),
        textField(data.currency),
        numberField(data.scale),
        textField(item.section ?? ''),
        textField(item.name),
        item.unit,
        String(item.is_total),
        String(item.discontinued === true),
        ...years.map((year) => numberField(item.values[year])),
        ...years.map((year) => textField(originOf(item, year))),
      ].join(','),
    );

/**
 * Compiled statements as CSV (RFC 4180, CRLF, UTF-8 with a byte order mark) under one header: a row per line item, a
 * column per year (newest first), then a column per year with the document and page of each number.
 * Numbers are plain decimals in the stated scale (money only), blanks are absent. Where shares were
 * split, a row on today's shares follows the one as printed. Separate
 * statements follow, distinguished by their currency and years.
 */
export const toCsv = (
  data: CompiledData | readonly CompiledData[],
  options: ExportOptions = {},
): string => {
  const views = (
    Array.isArray(data) ? (data as readonly CompiledData[]) : [data as CompiledData]
  ).map((one) => selectYears(one, yearsOf(options)));
  const tables = views.flatMap((view) => [view, ...(view.separate_statements ?? [])]);
  const years = [...new Set(tables.flatMap((table) => table.years))].toSorted((a, b) =>
    compareYears(b, a),
  );
  const head = [
    ...FIXED,
    ...years.map(textField),
    ...years.map((year) => textField(`${year} source`)),
  ].join(',');
  return csvFile([head, ...tables.flatMap((table) => rowsOf(table, years))]);
};
