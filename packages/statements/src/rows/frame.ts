import { printedText, type Item, type ItemLine } from '../page/index.js';
import type { NumberColumn } from '../table/columns.js';
import type { ColumnSet } from '../table/column-sets.js';
import type { Table } from '../table/table.js';
import { MOST_REFERENCES, REAL_COLUMN, USUAL_SIZE } from './weights.js';

/** Where on its lines a table has labels, references to notes and values. */
export interface Frame {
  readonly table: Table;
  /** From the index of a number column to its position in the column set. */
  readonly position: ReadonlyMap<number, number>;
  /**
   * Position in the set of each number column that has an inner column with the parts of its sums.
   */
  readonly summed: ReadonlyMap<number, number>;
  readonly valuesFrom: number;
  readonly valuesTo: number;
}

/** Space right of the last column into which brackets and marks hang, in the font size. */
const OVERHANG = 0.9;

/** Columns that hold values, even if the chosen set does not include them. */
const isBeside =
  (widest: number) =>
  (column: NumberColumn): boolean =>
    column.support >= REAL_COLUMN.share * widest && column.references < MOST_REFERENCES;

/** The inner columns of a set, with the position of their year and the column of their sums. */
const partColumns = ({ inner = [], columns }: ColumnSet) =>
  columns.flatMap((outer, position) => {
    const own = inner[position];
    return own === undefined ? [] : [{ ...own, position, sums: outer.index }];
  });

export const frameOf = (table: Table, set: ColumnSet, lines: readonly ItemLine[]): Frame => {
  const widest = Math.max(...table.columns.map((c) => c.support));
  const parts = partColumns(set);
  const values = [...set.columns, ...parts].map(({ column }) => column);
  const beside = table.columns.filter(isBeside(widest));
  const rights = set.columns.map((c) => c.column.right);
  return {
    table,
    valuesFrom: Math.min(...[...values, ...beside].map(({ start }) => start)),
    position: new Map([
      ...parts.map(({ index, position }) => [index, position] as const),
      ...set.columns.map((c, i) => [c.index, i] as const),
    ]),
    summed: new Map(parts.map(({ sums, position }) => [sums, position])),
    valuesTo: Math.max(...rights) + OVERHANG * (lines[0]?.size ?? USUAL_SIZE),
  };
};

/** Whether an item stands where references to notes stand. */
export const inNotes = (item: Item, { table }: Frame): boolean => {
  const span = table.noteSpan;
  return span !== undefined && item.x1 > span.x0 && item.x0 < span.x1;
};

/** The text of some items together. */
export const textOf = (items: readonly Item[]): string => items.map(printedText).join(' ').trim();
