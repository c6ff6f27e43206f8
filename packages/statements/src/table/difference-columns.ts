import type { ItemLine } from '../page/index.js';
import type { NumberColumn } from './columns.js';
import type { HeadedColumn } from './headed-columns.js';
import { rowValues, type RowValues } from './row-values.js';
import { DIFFERENCE } from './weights.js';

/** A column that may be the difference, and the two columns of years. */
type Compared = readonly [difference: number, year: number, other: number];

/** Whether the rows print in a column what two others differ by, with or without its sign. */
const isDifference = (rows: readonly RowValues[], [at, year, other]: Compared): boolean => {
  let [tried, agreeing, telling] = [0, 0, 0];
  for (const row of rows) {
    const [value, a, b] = [row.get(at), row.get(year), row.get(other)];
    if (value === undefined || a === undefined || b === undefined) continue;
    const agrees = Math.abs(Math.abs(value) - Math.abs(a - b)) <= DIFFERENCE.rounding;
    tried++;
    if (agrees) agreeing++;
    // Without an amount in the other year, the difference only repeats the year.
    if (agrees && value !== 0 && a !== 0 && b !== 0) telling++;
  }
  return telling >= DIFFERENCE.rows && agreeing >= DIFFERENCE.agreeing * tried;
};

/**
 * The columns that print by how much the amounts of two years differ, whatever their heads call it:
 * "Diferencia", "Écart", nothing. By index.
 */
export const differenceColumns = (
  lines: readonly ItemLine[],
  columns: readonly NumberColumn[],
  headed: readonly HeadedColumn[],
): ReadonlySet<number> => {
  const rows = rowValues(lines, columns);
  const years = headed.map(({ index }) => index);
  const pairs = years.flatMap((year, i) =>
    years.slice(i + 1).map((other) => [year, other] as const),
  );
  return new Set(
    columns.flatMap((_, at) =>
      !years.includes(at) && pairs.some((pair) => isDifference(rows, [at, ...pair])) ? [at] : [],
    ),
  );
};
