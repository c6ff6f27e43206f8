import { lexicons } from '../language/index.js';
import type { ItemLine } from '../page/index.js';
import { isStray, type NumberColumn } from './columns.js';
import { isSide } from './header-words.js';
import { rowValues, type RowValues } from './row-values.js';
import { GROSS } from './weights.js';

/** The number columns of a table with the folded words above each. */
interface WordedColumns {
  readonly lines: readonly ItemLine[];
  readonly columns: readonly NumberColumn[];
  readonly words: readonly string[];
}

const saysGross = (words: string): boolean =>
  lexicons().some(({ grossColumn }) => grossColumn?.test(words) === true);

/** What a column between shows of an amount that is deducted: as it is printed, or below zero as well. */
type Deduction = (value: number) => number;
const eitherWay: Deduction = Math.abs;
const asPrinted: Deduction = (value) => value;

/** Whether rows print what the columns between leave of the gross amount, in the column `net`. */
const leaves = (
  rows: readonly RowValues[],
  [gross, net]: readonly [number, number],
  deducted: Deduction,
): boolean => {
  let [tried, held, reduced] = [0, 0, 0];
  for (const row of rows) {
    const [whole, rest] = [row.get(gross), row.get(net)];
    if (whole === undefined || rest === undefined) continue;
    const between = [...row].filter(([column]) => column > gross && column < net);
    const taken = between.reduce((sum, [, value]) => sum + deducted(value), 0);
    const isHeld = Math.abs(whole - taken - rest) <= GROSS.rounding;
    tried++;
    if (isHeld) held++;
    if (isHeld && taken !== 0) reduced++;
  }
  return reduced >= GROSS.rows && held >= GROSS.held * tried;
};

/** Whether a column holds amounts: no dashes alone, nor a number by chance (a page's own). */
const holdsAmounts = (column: NumberColumn, columns: readonly NumberColumn[]): boolean =>
  column.onlyNils !== true && !isStray(column, Math.max(...columns.map(({ support }) => support)));

/** The columns from a gross amount up to the net one, without it. */
const upToNet = (
  table: WordedColumns,
  rows: readonly RowValues[],
  gross: number,
  deducted: Deduction,
): number[] => {
  const { columns, words } = table;
  const filled = columns.flatMap((column, at) => (holdsAmounts(column, columns) ? [at] : []));
  const nets = filled.filter((at) => at > gross).slice(1, GROSS.furthest);
  for (const net of nets) {
    const between = columns.slice(gross + 1, net);
    const isChange = between.some((column, at) => isSide(words[gross + 1 + at] ?? '', column));
    if (!isChange && leaves(rows, [gross, net], deducted))
      return Array.from({ length: net - gross }, (_, at) => gross + at);
  }
  return [];
};

/**
 * The columns of gross amounts and of what is deducted from them (depreciation, provisions), by
 * index. French and Czech forms print them left of the net amounts, which are the year's. The head
 * says that a column is gross, and the rows show it; or one year stands over several columns
 * (`shared`), of which the rows show it, and what is below zero is added (revenue, capital, total).
 */
export const grossColumns = (
  table: WordedColumns,
  shared: ReadonlySet<number> = new Set(),
): ReadonlySet<number> => {
  const rows = rowValues(table.lines, table.columns);
  return new Set(
    table.words.flatMap((words, at) => {
      if (saysGross(words)) return upToNet(table, rows, at, eitherWay);
      return shared.has(at) ? upToNet(table, rows, at, asPrinted) : [];
    }),
  );
};
