import type { FoundSum } from '../identities/find-sums.js';
import type { ProofRow } from '../identities/proof-row.js';
import { findPlainSums, findSums } from '../identities/sum-tree.js';

/** The sum that shows what a total is made of, by the total's place. */
export type Sums = ReadonlyMap<number, FoundSum>;

const isWhole = ({ holds }: FoundSum): boolean => holds.every(Boolean);

/** The sum of each total: of rows above it before rows below, one that holds in all columns. */
const sumsByTotal = (sums: readonly FoundSum[]): Sums => {
  const best = new Map<number, FoundSum>();
  for (const sum of sums.filter(isWhole)) {
    const known = best.get(sum.total.index);
    if (known === undefined || (known.partsBelow && !sum.partsBelow))
      best.set(sum.total.index, sum);
  }
  return best;
};

/** The plain sums are a tenth of the work; the others are looked for where a total has none. */
export const sumsOf = (
  proof: readonly ProofRow[],
  totals: Iterable<{ readonly at: number }>,
): Sums => {
  const plain = sumsByTotal(findPlainSums(proof));
  if ([...totals].every(({ at }) => plain.has(at))) return plain;
  return sumsByTotal(findSums(proof));
};
