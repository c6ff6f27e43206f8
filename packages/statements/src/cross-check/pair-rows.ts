/** What rows are paired by: their label, and their numbers by year. */
export interface Pairable {
  readonly label: string;
  readonly values: Readonly<Record<string, number | null>>;
}

const EQUAL_CELL = 2;
const EQUAL_LABEL = 1;

const plainLabel = (label: string): string => label.toLowerCase().replace(/[^\p{L}\d]/gu, '');

const gainOf = (row: Pairable, other: Pairable): number => {
  const equal = Object.entries(row.values).filter(([year, value]) => other.values[year] === value);
  const label = plainLabel(row.label) === plainLabel(other.label) ? EQUAL_LABEL : 0;
  return EQUAL_CELL * equal.length + label;
};

type Step = 'pair' | 'left' | 'right';

/** Best sums of gains from each pair of positions to the ends. */
const bestGains = (gains: readonly (readonly number[])[], width: number): Float64Array[] => {
  const best = Array.from({ length: gains.length + 1 }, () => new Float64Array(width + 1));
  for (let i = gains.length - 1; i >= 0; i--)
    for (let j = width - 1; j >= 0; j--) {
      const [row, below] = [best[i], best[i + 1]];
      const gain = gains[i]?.[j] ?? 0;
      if (row === undefined || below === undefined) continue;
      const paired = gain > 0 ? gain + (below[j + 1] ?? 0) : 0;
      row[j] = Math.max(below[j] ?? 0, row[j + 1] ?? 0, paired);
    }
  return best;
};

/**
 * Pairs the rows of two readings of one statement, in order, so that as many numbers and labels as
 * possible agree.
 */
export const pairRows = <L extends Pairable, R extends Pairable>(
  left: readonly L[],
  right: readonly R[],
): ReadonlyMap<L, R> => {
  const gains = left.map((row) => right.map((other) => gainOf(row, other)));
  const best = bestGains(gains, right.length);
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const step = (i: number, j: number): Step => {
    const gain = gains[i]?.[j] ?? 0;
    if (gain > 0 && at(i, j) === at(i + 1, j + 1) + gain) return 'pair';
    return at(i + 1, j) >= at(i, j + 1) ? 'left' : 'right';
  };
  const pairs = new Map<L, R>();
  for (let [i, j] = [0, 0]; i < left.length && j < right.length;) {
    const [row, other, next] = [left[i], right[j], step(i, j)];
    if (next === 'pair' && row !== undefined && other !== undefined) pairs.set(row, other);
    if (next !== 'right') i++;
    if (next !== 'left') j++;
  }
  return pairs;
};
