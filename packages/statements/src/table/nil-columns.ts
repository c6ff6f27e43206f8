import { isWords, tableStretch, type Item, type ItemLine } from '../page/index.js';
import { columnOf, isStray, type NumberColumn } from './columns.js';
import { COLUMN, NIL_COLUMN } from './weights.js';

interface Nil {
  readonly item: Item;
  readonly line: ItemLine;
}

const byEdge = (nils: readonly Nil[]): Nil[][] => {
  const groups: Nil[][] = [];
  for (const nil of nils.toSorted((a, b) => a.item.edge - b.item.edge)) {
    const last = groups.at(-1);
    const near = nil.item.edge - (last?.at(-1)?.item.edge ?? -Infinity);
    if (last !== undefined && near <= COLUMN.reach * nil.item.size) last.push(nil);
    else groups.push([nil]);
  }
  return groups;
};

/** Whether a line has an amount, or another dash, in one of some columns. */
const hasAmountIn = (columns: readonly NumberColumn[], { items }: ItemLine, but?: Item): boolean =>
  items.some((item) => item !== but && item.kind !== 'word' && columnOf(item, columns) >= 0);

/** The columns right of a dash; those left of it if there are none. */
const columnsBeside = (dash: Item, columns: readonly NumberColumn[]): readonly NumberColumn[] => {
  const right = columns.filter((column) => column.right > dash.edge + dash.size);
  return right.length > 0 ? right : columns;
};

/** Whether dashes stand beside all numbers of a column, on lines of which some have such a number. */
const standBeside = (
  nils: readonly Nil[],
  index: number,
  columns: readonly NumberColumn[],
): boolean => {
  const { left = 0, right = 0 } = columns[index] ?? {};
  return (
    nils.every(({ item }) => item.x1 < left || item.x0 > right) &&
    nils.some(({ item, line }) =>
      line.items.some(
        (other) => other !== item && other.kind === 'number' && columnOf(other, columns) === index,
      ),
    )
  );
};

/** Whether dashes at one place are the nils of a column of amounts. */
const areOfColumn = (
  [first, ...rest]: readonly Nil[],
  columns: readonly NumberColumn[],
): boolean => {
  if (first === undefined) return false;
  const index = columnOf(first.item, columns);
  return index >= 0 && !standBeside([first, ...rest], index, columns);
};

/** The rows of the tables in which dashes stand. */
const rowsAround = (nils: readonly Nil[], rows: readonly ItemLine[]): readonly ItemLine[] => {
  const [first, last] = [nils[0], nils.at(-1)];
  if (first === undefined || last === undefined) return [];
  const span = [rows.indexOf(first.line), rows.indexOf(last.line)] as const;
  return tableStretch(rows, span, Math.min(...nils.map(({ item }) => item.x0)));
};

/**
 * Whether dashes at one place are a column: nearly every row with an amount beside them has one, so
 * they are neither its sign nor its nil.
 */
const isColumn = (
  nils: readonly Nil[],
  rows: readonly ItemLine[],
  columns: readonly NumberColumn[],
): boolean => {
  const [first] = nils;
  if (first === undefined || nils.length < NIL_COLUMN.rows) return false;
  if (areOfColumn(nils, columns)) return false;
  const beside = columnsBeside(first.item, columns);
  const filled = rowsAround(nils, rows).filter((line) => hasAmountIn(beside, line));
  const both = nils.filter(({ line, item }) => hasAmountIn(beside, line, item));
  return both.length >= NIL_COLUMN.share * Math.max(nils.length, filled.length);
};

const toColumn = (nils: readonly Nil[]): NumberColumn => {
  const left = Math.min(...nils.map(({ item }) => item.x0));
  const right = Math.max(...nils.map(({ item }) => item.edge));
  const nothing = { support: 0, percents: 0, references: 0 };
  return { left, start: left, open: left, right, ...nothing, onlyNils: true };
};

/** The number columns of a table with those that hold nothing but dashes, left to right. */
export const withNilColumns = (
  columns: readonly NumberColumn[],
  lines: readonly ItemLine[],
): NumberColumn[] => {
  const rows = lines.filter(({ items }) => items.some(isWords));
  const nils = rows.flatMap((line) =>
    line.items.filter(({ kind }) => kind === 'nil').map((item) => ({ item, line })),
  );
  const widest = Math.max(0, ...columns.map(({ support }) => support));
  const amounts = columns.filter((column) => !isStray(column, widest));
  const own = byEdge(nils)
    .map((group) => group.toSorted((a, b) => rows.indexOf(a.line) - rows.indexOf(b.line)))
    .filter((group) => isColumn(group, rows, amounts));
  return [...columns, ...own.map(toColumn)].toSorted((a, b) => a.right - b.right);
};
