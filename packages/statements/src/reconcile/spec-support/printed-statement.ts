import type { PageText, RawStatement, Word } from '@fde/contracts';
import type { ModelStatement } from '../model-reading.js';

/** A row as it is printed: its label, and its cells as text in the order of the years. */
export type DrawnRow = readonly [label: string, ...cells: string[]];

const SIZE = 10;
const LINE = 14;
const COLUMNS = [420, 500, 580];
const valueOf = (text: string): number =>
  text === '–' ? 0 : Number(text.replace(/[(),]/g, '')) * (text.startsWith('(') ? -1 : 1);

const wordAt = (text: string, x0: number, line: number): Word => ({
  text,
  x0,
  x1: x0 + text.length * 5,
  y0: 60 + line * LINE,
  y1: 60 + line * LINE + SIZE,
  fontSize: SIZE,
});
/** Right-aligned, its bracket hanging out of the column. */
const cellAt = (text: string, column: number, line: number): Word => {
  const right = (COLUMNS[column] ?? 0) + (text.endsWith(')') ? 3.3 : 0);
  return { ...wordAt(text, 0, line), x0: right - text.length * 5, x1: right };
};
const labelWords = (label: string, line: number): Word[] => {
  let x = 50;
  return label
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const placed = wordAt(word, x, line);
      x = placed.x1 + 3;
      return placed;
    });
};

export interface Printed {
  readonly page: PageText;
  /** What a perfect engine reads, without proof. */
  readonly layout: RawStatement;
  /** What a perfect model answers. */
  readonly model: ModelStatement;
}

interface ValuedRow {
  readonly row: DrawnRow;
  /** Its place among the drawn rows. */
  readonly at: number;
}

const isTotal = (label: string): boolean => label.startsWith('Total') || label.includes('profit');

type Item = RawStatement['line_items'][number];

const itemOf = (
  { row: [label, ...cells], at }: ValuedRow,
  years: readonly string[],
  page: number,
): Item => {
  const printed = cells.flatMap((cell, column) =>
    cell === '' ? [] : [{ cell, year: years[column] ?? '', word: cellAt(cell, column, at + 2) }],
  );
  return {
    name: label,
    indentation_level: 0,
    is_total: isTotal(label),
    section: null,
    unit: 'money',
    values: Object.fromEntries(printed.map(({ year, cell }) => [year, valueOf(cell)])),
    sources: Object.fromEntries(
      printed.map(({ year, word }) => [year, { page, bbox: [word.x0, word.y0, word.x1, word.y1] }]),
    ),
  };
};

const modelOf = (
  years: readonly string[],
  rows: readonly ValuedRow[],
  page: number,
): ModelStatement => ({
  type: 'income_statement',
  company_name: 'Small plc',
  currency: 'GBP',
  scale: 1_000_000,
  years: [...years],
  period_ends: years.map((year) => `${year}-12-31`),
  rows: rows.map(({ row: [label, ...cells], at }) => ({
    page,
    row: at + 3,
    label,
    level: 0,
    total: isTotal(label),
    values: cells.map((cell) => (cell === '' ? null : valueOf(cell))),
  })),
});

/** A page of an income statement with a header line of years; blank cells are "". */
export const printedStatement = (
  years: readonly string[],
  rows: readonly DrawnRow[],
  options: {
    readonly page?: number;
    readonly origin?: 'text' | 'ocr';
    readonly title?: string;
    readonly unit?: string;
  } = {},
): Printed => {
  const { page = 7, origin = 'text', unit = 'In millions' } = options;
  const { title = 'Consolidated income statement' } = options;
  const header = [...labelWords(unit, 1), ...years.map((year, at) => cellAt(year, at, 1))];
  const body = rows.flatMap(([label, ...cells], at) => [
    ...labelWords(label, at + 2),
    ...cells.flatMap((cell, column) => (cell === '' ? [] : [cellAt(cell, column, at + 2)])),
  ]);
  const words = [...labelWords(title, 0), ...header, ...body];
  const valued = rows.map((row, at) => ({ row, at })).filter(({ row }) => row.length > 1);
  return {
    page: { page, width: 650, height: 800, words, quality: 'good', origin },
    layout: {
      statement_type: 'income_statement',
      company_name: 'Small plc',
      fiscal_year: Number(years[0]),
      currency: 'GBP',
      scale: 1_000_000,
      years: [...years],
      fiscal_year_ends: {},
      pages: [page],
      method: origin === 'ocr' ? 'ocr' : 'layout',
      confidence: 0.5,
      checks: [],
      line_items: valued.map((row) => itemOf(row, years, page)),
    },
    model: modelOf(years, valued, page),
  };
};
