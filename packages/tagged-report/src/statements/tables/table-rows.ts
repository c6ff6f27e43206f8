import type { Fact, Period, TableCell } from '../../model.js';
import type { NumberCell, NumberTable } from '../number-cell.js';
import { decimalOfFormat, printedNumber } from '../printed-number.js';
import { endOf } from '../primary-context.js';
import type { TableColumns } from './table-columns.js';

/** One value of a row: the number as printed, and the fact behind it if it is tagged. */
export interface RowValue {
  readonly printed: number;
  readonly fact?: Fact;
  readonly isPrimary: boolean;
  /** A balance of another day than the column's: the opening balance of the year. */
  readonly isOpening: boolean;
}

/** A row of a statement's table. */
export interface StatementRow {
  /** `aside`: a row with numbers only in columns that are no years. */
  readonly kind: 'heading' | 'line' | 'aside';
  readonly label: string;
  readonly indent: number;
  readonly document: string;
  readonly table: string;
  /** By the end of the column's year. */
  readonly values: ReadonlyMap<string, RowValue>;
  /** Of columns that are no years, by their keys. */
  readonly beside: ReadonlyMap<string, RowValue>;
  /** Every fact of the row, including those of cells that print nothing. */
  readonly facts: readonly Fact[];
}

export interface TableRows {
  readonly rows: readonly StatementRow[];
  readonly notes: readonly string[];
}

const LETTERS = /\p{L}/u;
/** References to notes: "5", "(12)", "3.1", "Note 5", "II.4". */
const NOTE = /^\(?(?:notes?|toelichting|anhang|ref\.?)?\s*\(?[\dIVX.,()\s&-]{1,12}\)?[a-z]?$/i;
const UNIT_LINE = /^\(|\b(?:in|x)\s*(?:thousands?|millions?|billions?|1[.,]000)/i;
const YEAR_LIKE = /\b(?:19|20)\d{2}\b/;

interface Frame {
  readonly table: NumberTable;
  readonly columns: TableColumns;
  readonly fits: (period: Period) => boolean;
  readonly decimal: '.' | ',';
  /** First grid column that holds numbers. */
  readonly firstValue: number;
  /** First row with a number. */
  readonly firstRow: number;
  /** The last row above it that heads columns with years; -1 without one. */
  readonly headRow: number;
}

const isLabel = ({ text, facts }: TableCell, numbers: ReadonlySet<number>, at: number): boolean =>
  LETTERS.test(text) && !numbers.has(at) && !(facts.length === 0 && NOTE.test(text));

/** The label of a row: its first words; an item's number ("A.", "II.") belongs to the words beside it. */
const labelOf = (cells: readonly TableCell[], numbers: readonly NumberCell[]): TableCell[] => {
  const starts = new Set(numbers.map(({ startColumn }) => startColumn));
  const first = Math.min(Infinity, ...starts);
  const words = cells.filter(
    (cell) => cell.startColumn < first && isLabel(cell, starts, cell.startColumn),
  );
  const [own, next] = words;
  if (own === undefined) return [];
  const isMark = /^(?:\p{L}|[IVX]+)[.)]?$/u.test(own.text);
  return isMark && next !== undefined ? [own, next] : [own];
};

/** The year of a number: its column's, or its own if it is outside the columns. */
const yearOf = (cell: NumberCell, { columns, fits }: Frame): string | undefined => {
  const column = columns.columns.find((c) => c.column === cell.endColumn);
  if (column !== undefined) return column.end;
  if (columns.others.has(cell.endColumn)) return undefined;
  const end = endOf(cell.context.period);
  const isColumnEnd = columns.columns.some((c) => c.end === end);
  return fits(cell.context.period) && isColumnEnd ? end : undefined;
};

/**
 * If a row has two numbers for one year, keeps the one of the whole group, otherwise the one in the year's own
 * column.
 */
const isBetter = (cell: NumberCell, than: NumberCell, { columns }: Frame): boolean => {
  if (cell.isPrimary !== than.isPrimary) return cell.isPrimary;
  const inColumn = (c: NumberCell): boolean =>
    columns.columns.some((k) => k.column === c.endColumn);
  return inColumn(cell) && !inColumn(than);
};

const dealNumbers = (
  numbers: readonly NumberCell[],
  frame: Frame,
): {
  dealt: Map<string, NumberCell>;
  beside: Map<string, NumberCell>;
  dropped: NumberCell[];
} => {
  const dealt = new Map<string, NumberCell>();
  const beside = new Map<string, NumberCell>();
  const dropped: NumberCell[] = [];
  for (const cell of numbers) {
    const other = frame.columns.others.get(cell.endColumn);
    if (other !== undefined && !beside.has(other.key)) {
      beside.set(other.key, cell);
      continue;
    }
    const year = yearOf(cell, frame);
    const held = year === undefined ? undefined : dealt.get(year);
    if (year === undefined || (held !== undefined && !isBetter(cell, held, frame)))
      dropped.push(cell);
    else {
      if (held !== undefined) dropped.push(held);
      dealt.set(year, cell);
    }
  }
  return { dealt, beside, dropped: dropped.filter(({ printed }) => printed !== undefined) };
};

/** Numbers and dashes in the years' columns without a tag, or with one that cannot be used. */
const untaggedCells = (
  cells: readonly TableCell[],
  numbers: readonly NumberCell[],
  { columns, decimal }: Frame,
): Map<string, RowValue> => {
  const values = new Map<string, RowValue>();
  for (const { column, end } of columns.columns) {
    const cell = cells.find(
      (c) => c.endColumn === column && !numbers.some((number) => number.endColumn === column),
    );
    const printed = cell === undefined ? undefined : printedNumber(cell.text, decimal);
    if (printed !== undefined) values.set(end, { printed, isPrimary: true, isOpening: false });
  }
  return values;
};

const headingOf = (
  cells: readonly TableCell[],
  frame: Frame,
  at: number,
): TableCell | undefined => {
  const words = cells.filter(({ text }) => text !== '');
  const [first, ...rest] = words;
  if (at < frame.headRow) return undefined;
  if (first === undefined || !LETTERS.test(first.text)) return undefined;
  // Column heads are above the numbers; a heading of rows is at the left, with at most a reference beside it.
  if (first.startColumn >= frame.firstValue) return undefined;
  if (rest.some(({ text }) => !NOTE.test(text) || YEAR_LIKE.test(text))) return undefined;
  return at < frame.firstRow && UNIT_LINE.test(first.text) ? undefined : first;
};

const valuesBeside = (others: ReadonlyMap<string, NumberCell>): Map<string, RowValue> =>
  new Map(
    [...others].flatMap(([key, { printed, fact, isPrimary }]) =>
      printed === undefined ? [] : [[key, { printed, fact, isPrimary, isOpening: false }] as const],
    ),
  );

const lineOf = (
  cells: readonly TableCell[],
  numbers: readonly NumberCell[],
  frame: Frame,
  notes: string[],
): Omit<StatementRow, 'document' | 'table'> | undefined => {
  const label = labelOf(cells, numbers);
  const name = label.map(({ text }) => text).join(' ');
  const { dealt, beside: others, dropped } = dealNumbers(numbers, frame);
  if (dealt.size === 0 && others.size === 0 && dropped.length > 0) {
    notes.push(`"${name}" is not read: its numbers are of other periods or parts of the group`);
    return undefined;
  }
  for (const { printed, fact } of dropped)
    notes.push(`"${name}": ${printed} (${fact.id}) stands beside the years and is not read`);
  const values = untaggedCells(cells, numbers, frame);
  for (const [end, { printed, fact, isPrimary, context }] of dealt) {
    const isOpening = context.period.kind === 'instant' && context.period.end !== end;
    if (printed === undefined) values.delete(end);
    else values.set(end, { printed, fact, isPrimary, isOpening });
  }
  const beside = valuesBeside(others);
  if (values.size + beside.size === 0) return undefined;
  const facts = numbers.map(({ fact }) => fact);
  const kind = values.size > 0 ? 'line' : 'aside';
  return { kind, label: name, indent: label[0]?.indent ?? 0, values, beside, facts };
};

const isUntaggedLine = (cells: readonly TableCell[], frame: Frame, at: number): boolean => {
  // What stands above the years is of the whole statement: its company's number, its day.
  if (at < frame.headRow) return false;
  const values = [...untaggedCells(cells, [], frame).values()].map(({ printed }) => printed);
  if (values.length === 0 || values.every((printed) => YEAR_LIKE.test(String(printed))))
    return false;
  // A subtotal may have no label; a rule of dashes below a number is none. Heads have no numbers beside words.
  const label = labelOf(cells, [])[0]?.text;
  if (label === undefined) return at > frame.firstRow && values.some((printed) => printed !== 0);
  return at > frame.firstRow || !UNIT_LINE.test(label);
};

/** The decimal separator of a table, from the formats of its facts. */
const decimalOf = ({ numbers }: NumberTable): '.' | ',' =>
  2 * numbers.filter(({ fact }) => decimalOfFormat(fact.format) === ',').length > numbers.length
    ? ','
    : '.';

/** Whether a row heads columns: what is in it beside the labels are years or days. */
const headRowOf = ({ table }: NumberTable, firstRow: number, firstValue: number): number =>
  table.rows
    .slice(0, firstRow)
    .findLastIndex((cells) =>
      cells.some(({ text, startColumn }) => startColumn >= firstValue && YEAR_LIKE.test(text)),
    );

/** The rows of a statement's table, including headings, in printed order. */
export const tableRows = (
  table: NumberTable,
  columns: TableColumns,
  fits: (period: Period) => boolean,
): TableRows => {
  const firstRow = Math.min(...table.numbers.map(({ row }) => row));
  const firstValue = Math.min(...table.numbers.map(({ startColumn }) => startColumn));
  const frame: Frame = {
    table,
    columns,
    fits,
    decimal: decimalOf(table),
    firstValue,
    firstRow,
    headRow: headRowOf(table, firstRow, firstValue),
  };
  const place = {
    document: table.document,
    table: `${table.document} ${table.table.order}`,
  };
  const notes: string[] = [];
  const rows = table.table.rows.flatMap((cells, at): StatementRow[] => {
    const numbers = table.numbers.filter(({ row }) => row === at);
    if (numbers.length > 0 || isUntaggedLine(cells, frame, at)) {
      const line = lineOf(cells, numbers, frame, notes);
      return line === undefined ? [] : [{ ...line, ...place }];
    }
    const head = headingOf(cells, frame, at);
    if (head === undefined) return [];
    const { text, indent } = head;
    const nothing = { values: new Map(), beside: new Map(), facts: [] };
    return [{ kind: 'heading', label: text, indent, ...place, ...nothing }];
  });
  return { rows, notes };
};
