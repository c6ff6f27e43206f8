import type { PrintedNumber, ShownLine, ShownPage } from '../shown-page.js';
import type { ModelRow } from '../model-reading.js';

/** Right edges of the columns that specs draw. */
export const EDGES = { 2023: 400, 2022: 500, 2021: 600 } as const;
export const SIZE = 10;
const LINE = 14;

export const numberAt = (value: number, edge: number): PrintedNumber => ({
  value,
  edge,
  bbox: [edge - 30, 0, edge, SIZE],
});

/** A printed line: its marker, its label, and its numbers by the right edges of their columns. */
export const lineOf = (
  row: number,
  label: string,
  numbers: readonly (readonly [value: number, edge: number])[] = [],
  more: Partial<ShownLine> = {},
): ShownLine => ({
  page: 7,
  row,
  zone: '7.0',
  label,
  cells: numbers.map(([value]) => String(value)),
  numbers: numbers.map(([value, edge]) => numberAt(value, edge)),
  x0: 50,
  x1: Math.max(200, ...numbers.map(([, edge]) => edge)),
  middle: row * LINE,
  size: SIZE,
  origin: 'text',
  ...more,
});

/** A line with a number for each of 2023 and 2022, in that order. */
export const lineOfYears = (
  row: number,
  label: string,
  values: readonly number[],
  more: Partial<ShownLine> = {},
): ShownLine =>
  lineOf(
    row,
    label,
    values.map((value, at) => [value, [EDGES[2023], EDGES[2022], EDGES[2021]][at] ?? 0]),
    more,
  );

export const pageOf = (lines: readonly ShownLine[], page = 7): ShownPage => ({
  page,
  origin: 'text',
  lines,
});

/** What a model says about one line. */
export const modelRow = (
  row: number,
  label: string,
  values: readonly (number | null)[],
  more: Partial<ModelRow> = {},
): ModelRow => ({ page: 7, row, label, level: 0, total: false, values, ...more });
