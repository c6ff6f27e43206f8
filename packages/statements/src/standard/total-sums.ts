import type { CanonicalStatementType } from '@fde/contracts';

import type { FoundSum } from '../identities/find-sums.js';
import type { ProofRow } from '../identities/proof-row.js';
import { findPlainSums, findSums } from '../identities/sum-tree.js';
import { sumsFromBelow } from '../identities/sums-below.js';

/** The sum that shows what a total is made of, by the total's place. */
export type Sums = ReadonlyMap<number, FoundSum>;

/** Whether a sum holds wherever its total is printed: a year may print the parts alone. */
const isWhole = ({ total, holds }: FoundSum): boolean =>
  total.values.every((value, column) => holds[column] === true || Number.isNaN(value));

/** The sum of each total: of rows above it before rows below, one that fails in no column. */
const sumsByTotal = (sums: readonly FoundSum[]): Sums => {
  const best = new Map<number, FoundSum>();
  for (const sum of sums.filter(isWhole)) {
    const known = best.get(sum.total.index);
    if (known === undefined || (known.partsBelow && !sum.partsBelow))
      best.set(sum.total.index, sum);
  }
  return best;
};

/** How many rows are part of a sum. */
const partsIn = (sums: Sums): number =>
  new Set([...sums.values()].flatMap(({ addends }) => addends.map(({ row }) => row.index))).size;

/**
 * What rows add up to. The plain sums above totals are a tenth of the work; the others are looked
 * for where a total has none, in the direction that explains more rows: a form has one.
 */
export const sumsOf = (
  type: CanonicalStatementType,
  proof: readonly ProofRow[],
  totals: Iterable<{ readonly at: number }>,
): Sums => {
  const plain = sumsByTotal(findPlainSums(proof));
  if ([...totals].every(({ at }) => plain.has(at))) return plain;
  const above = sumsByTotal(findSums(proof));
  const below = sumsByTotal(sumsFromBelow(proof, type));
  return partsIn(below) > partsIn(above) ? below : above;
};
