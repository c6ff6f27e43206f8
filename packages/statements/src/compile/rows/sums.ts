import type { Row } from './row.js';

/** Rows of one sum at most; longer statements close in subtotals. */
const LONGEST_SUM = 60;

/** Rounded addends may miss a printed total: by one unit, by two in longer sums. Small numbers must close exactly. */
const tolerance = (total: number, addends: number): number =>
  Math.abs(total) < 50 ? 0.0101 : addends > 4 ? 2 : 1;

type Signs = 'plus' | 'first_minus_rest';

const closes = (total: Row, addends: readonly Row[], signs: Signs): boolean => {
  let proved = 0;
  for (const [year, value] of total.values) {
    let sum = 0;
    addends.forEach((row, at) => {
      const addend = row.values.get(year) ?? 0;
      sum += signs === 'plus' || at === 0 ? addend : -addend;
    });
    if (Math.abs(sum - value) > tolerance(value, addends.length) + Math.abs(value) * 1e-12)
      return false;
    if (value !== 0) proved += 1;
  }
  return proved > 0;
};

/** How many of the last open rows add up to the total; 0 where none do. */
const reach = (total: Row, open: readonly Row[]): number => {
  const longest = Math.min(open.length, LONGEST_SUM);
  for (const signs of ['plus', 'first_minus_rest'] as const) {
    for (let count = 2; count <= longest; count += 1) {
      const addends = open.slice(-count);
      if (addends.some((row) => row.unit !== total.unit)) break;
      if (
        addends.some((row) => [...row.values.values()].some((value) => value !== 0)) &&
        closes(total, addends, signs)
      )
        return count;
    }
  }
  return 0;
};

/**
 * Finds for each total the rows right above it that add up to it in every column (all plus, or the first minus the
 * rest), and ties them by `parent` and `children`. Rows that a sum has taken stand for their total from then on.
 */
export const proveSums = (rows: readonly Row[]): void => {
  const open: Row[] = [];
  for (const row of rows) {
    const count = row.isTotal ? reach(row, open) : 0;
    if (count > 0) {
      const addends = open.splice(open.length - count, count);
      row.children = addends;
      for (const addend of addends) addend.parent = row;
    }
    open.push(row);
  }
};
