import { printedText, type Item, type ItemLine } from '../page/index.js';
import type { NumberColumn } from '../table/columns.js';
import type { ColumnSet } from '../table/column-sets.js';
import type { Table } from '../table/table.js';
import { MOST_REFERENCES, REAL_COLUMN } from './weights.js';

/** Where on its lines a table has labels, references to notes and values. */
export interface Frame {
  readonly table: Table;
  /** Number column index to position in the column set. */
  readonly position: ReadonlyMap<number, number>;
  readonly valuesFrom: number;
  readonly valuesTo: number;
}

/** Room right of the last column in which brackets and marks hang, in the font size. */
const OVERHANG = 0.9;
const USUAL_SIZE = 8;

/** Columns that hold values, though the chosen set may not head them. */
const isBeside =
  (widest: number) =>
  (column: NumberColumn): boolean =>
    column.support >= REAL_COLUMN.share * widest && column.references < MOST_REFERENCES;

export const frameOf = (table: Table, set: ColumnSet, lines: readonly ItemLine[]): Frame => {
  const widest = Math.max(...table.columns.map((c) => c.support));
  const beside = table.columns.filter(isBeside(widest));
  const starts = [...set.columns.map((c) => c.column.start), ...beside.map((c) => c.start)];
  const rights = set.columns.map((c) => c.column.right);
  return {
    table,
    valuesFrom: Math.min(...starts),
    position: new Map(set.columns.map((c, i) => [c.index, i])),
    valuesTo: Math.max(...rights) + OVERHANG * (lines[0]?.size ?? USUAL_SIZE),
  };
};

/** Whether an item stands where references to notes stand. */
export const inNotes = (item: Item, { table }: Frame): boolean => {
  const span = table.noteSpan;
  return span !== undefined && item.x1 > span.x0 && item.x0 < span.x1;
};

/** What some items say together. */
export const textOf = (items: readonly Item[]): string => items.map(printedText).join(' ').trim();
