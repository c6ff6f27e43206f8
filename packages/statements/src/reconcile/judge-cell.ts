import type { AnchoredRow } from './anchor-rows.js';
import type { PrintedNumber, ShownLine } from './shown-page.js';
import type { YearColumns } from './year-columns.js';

/** What the page prints for a number that a model gave for one year of one row. */
export type CellVerdict =
  | { readonly kind: 'printed'; readonly number: PrintedNumber }
  /** On its line, but in the column of another year or of none. */
  | { readonly kind: 'other_column' }
  /** A recognised page prints almost this: a digit or two apart. */
  | { readonly kind: 'nearly_printed'; readonly number: PrintedNumber }
  | { readonly kind: 'nowhere' }
  /** The model says that nothing is printed. */
  | { readonly kind: 'blank' };

/** Digits that recognition may misread in one number. */
const MOST_MISTAKEN = 2;

const digitsApart = (a: number, b: number): number => {
  const [left, right] = [String(Math.abs(a)), String(Math.abs(b))];
  if (Math.sign(a) !== Math.sign(b) || left.length !== right.length) return Infinity;
  return [...left].filter((digit, at) => digit !== right[at]).length;
};

/** Numbers of the line that stand in the year's column. */
export const numbersInColumn = (
  line: ShownLine,
  year: string,
  columns: YearColumns,
): PrintedNumber[] => line.numbers.filter((number) => columns.yearOf(number, line) === year);

export const judgeCell = (
  { line }: Pick<AnchoredRow, 'line'>,
  value: number | null,
  year: string,
  columns: YearColumns,
): CellVerdict => {
  if (value === null) return { kind: 'blank' };
  const inColumn = numbersInColumn(line, year, columns);
  const printed = inColumn.find((number) => number.value === value);
  if (printed !== undefined) return { kind: 'printed', number: printed };
  if (line.numbers.some((number) => number.value === value)) return { kind: 'other_column' };
  const near =
    line.origin === 'ocr'
      ? inColumn.find((number) => digitsApart(number.value, value) <= MOST_MISTAKEN)
      : undefined;
  return near === undefined ? { kind: 'nowhere' } : { kind: 'nearly_printed', number: near };
};
