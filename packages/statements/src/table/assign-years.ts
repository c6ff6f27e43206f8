import { isFull, isStray, type NumberColumn } from './columns.js';
import type { HeaderCell } from '../page/index.js';
import {
  APART,
  LEFT_OUT,
  MOSTLY_PERCENTS,
  NEARLY_ALL_REFERENCES,
  PASSED_OVER,
  REACH,
  REACH_ONE_TO_ONE,
  UNLIKELY,
} from './weights.js';

export const centreOf = (x: { x0: number; x1: number }): number => (x.x0 + x.x1) / 2;

/**
 * Free space between a header cell and the space that a column takes, including its currency signs.
 */
export const gapBetween = (cell: HeaderCell, c: NumberColumn): number =>
  Math.max(0, c.open - cell.x1, cell.x0 - c.right);

/**
 * A year ends where its numbers do, or stands above the middle of the numbers, with or without
 * their currency signs.
 */
const costOf = (cell: HeaderCell, c: NumberColumn): number =>
  gapBetween(cell, c) * APART +
  Math.min(
    Math.abs(cell.x1 - c.right),
    Math.abs(centreOf(cell) - (c.start + c.right) / 2),
    Math.abs(centreOf(cell) - (c.open + c.right) / 2),
  );

const unlikelihoodOf = (c: NumberColumn, widest: number): number =>
  (c.references > NEARLY_ALL_REFERENCES && c.support > 2 ? UNLIKELY.references : 0) +
  (c.percents > MOSTLY_PERCENTS ? UNLIKELY.percents : 0) +
  (isStray(c, widest) ? UNLIKELY.stray : 0);

/**
 * The cost of giving a year a column, of leaving a year without one, and of leaving a column
 * without a year.
 */
interface Costs {
  pair(year: number, column: number): number;
  readonly leftOut: number;
  passedOver(column: number): number;
}

const costsOf = (
  cells: readonly HeaderCell[],
  columns: readonly NumberColumn[],
  isSide: (column: number) => boolean,
): Costs => {
  const size = Math.max(0, ...cells.map((cell) => cell.size));
  const widest = Math.max(0, ...columns.map((c) => c.support));
  const full = columns.map((c, j) => isFull(c, widest) && !isSide(j));
  const oneToOne = full.filter(Boolean).length === cells.length;
  const reach = oneToOne ? REACH_ONE_TO_ONE : REACH;
  return {
    pair: (i, j) => {
      const [cell, column] = [cells[i], columns[j]];
      if (cell === undefined || column === undefined) return Infinity;
      if (gapBetween(cell, column) > (full[j] === true ? reach : REACH) * cell.size)
        return Infinity;
      return costOf(cell, column) + unlikelihoodOf(column, widest);
    },
    leftOut: LEFT_OUT * size,
    passedOver: (j) => (full[j] === true ? PASSED_OVER * size : 0),
  };
};

type Least = (year: number, column: number) => number;

/** The least cost of assigning the years from `i` and the columns from `j` on. */
const leastCosts = (n: number, m: number, costs: Costs): Least => {
  const best = Array.from({ length: n + 1 }, () => new Array<number>(m + 1).fill(0));
  const at: Least = (i, j) => best[i]?.[j] ?? 0;
  for (const [i, row] of [...best.entries()].toReversed()) {
    for (let j = m; j >= 0; j--) {
      if (i === n && j === m) continue;
      row[j] = Math.min(
        j < m ? at(i, j + 1) + costs.passedOver(j) : Infinity,
        i < n && j < m ? at(i + 1, j + 1) + costs.pair(i, j) : Infinity,
        i < n ? at(i + 1, j) + costs.leftOut : Infinity,
      );
    }
  }
  return at;
};

/**
 * Gives each year cell a column of its own, keeping the order of both, at the least total cost.
 * Returns the index of each year's column, undefined for a year without one. Skipping side columns
 * (notes, changes) costs nothing.
 */
export const assignYears = (
  cells: readonly HeaderCell[],
  columns: readonly NumberColumn[],
  isSide: (column: number) => boolean,
): (number | undefined)[] => {
  const [n, m] = [cells.length, columns.length];
  const costs = costsOf(cells, columns, isSide);
  const least = leastCosts(n, m, costs);
  const out: (number | undefined)[] = [];
  let [i, j] = [0, 0];
  while (i < n) {
    if (j < m && least(i, j) === least(i + 1, j + 1) + costs.pair(i, j)) {
      out.push(j++);
      i++;
    } else if (j < m && least(i, j) === least(i, j + 1) + costs.passedOver(j)) j++;
    else {
      out.push(undefined);
      i++;
    }
  }
  return out;
};
