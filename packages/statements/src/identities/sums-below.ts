import type { CanonicalStatementType } from '@fde/contracts';

import type { ConceptId } from '../language/index.js';
import { plainSumAbove, type FoundSum, type PartsSought } from './find-sums.js';
import { treesIn } from './headed-sums.js';
import type { ProofRow } from './proof-row.js';
import { findSums } from './sum-tree.js';

/** A part may be the only one; the forms of states list fewer than forty. */
const PARTS: PartsSought = { fewest: 1, most: 40, rounded: true };

/**
 * Results of an income statement. "Revenue, cost, gross profit" adds up from below as well, but a
 * result is no part of what it follows from.
 */
const RESULTS: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'gross_profit',
  'operating_income',
  'income_before_taxes',
  'net_income',
  'net_income_attributable_to_parent',
]);

/** The totals of the two sides of a balance sheet: each equals the sum of the other side as well. */
const SIDES: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'total_assets',
  'net_assets',
  'total_liabilities_and_equity',
]);

const isOneOf =
  (concepts: ReadonlySet<ConceptId>) =>
  ({ concept }: ProofRow): boolean =>
    concept !== undefined && concepts.has(concept);
const isResult = isOneOf(RESULTS);
const isWholeSide = isOneOf(SIDES);

/** The rows of money with any amount: those that a sum may be made of. */
const amountsIn = (rows: readonly ProofRow[]): ProofRow[] =>
  rows.filter(({ unit, values }) => unit === 'money' && values.some((v) => !Number.isNaN(v)));

const partsOf = (sums: readonly FoundSum[]): ReadonlySet<ProofRow> =>
  new Set(sums.flatMap(({ addends }) => addends.map(({ row }) => row)));

/** Without the sides that close what stands above them: what follows is the other side. */
const withoutClosed = (trees: readonly FoundSum[], rows: readonly ProofRow[]): FoundSum[] => {
  const parts = partsOf(trees);
  const heads = rows.filter((row) => !parts.has(row));
  return trees.filter(({ total }) => {
    if (!isWholeSide(total) || parts.has(total)) return true;
    const above = plainSumAbove(heads.slice(0, heads.indexOf(total)), total);
    return above === undefined || !above.holds.every(Boolean);
  });
};

/** The sums with some trees: of all rows that are no part of them, the others. */
const sumsWith = (trees: readonly FoundSum[], rows: readonly ProofRow[]): FoundSum[] => {
  const parts = partsOf(trees);
  const heads = new Set(trees.map(({ total }) => total));
  const rest = findSums(rows.filter((row) => !parts.has(row)));
  return [...trees, ...rest.filter(({ total }) => !heads.has(total))];
};

const explained = (sums: readonly FoundSum[]): number =>
  partsOf(sums.filter(({ holds }) => holds.every(Boolean))).size;

/** Totals of two parts that are looked at; each costs two searches of all sums. */
const MOST_PAIRS = 12;

/**
 * "Interest income, interest expense, financial result" adds up from below and from above. What the
 * other rows make of the result says which one it is.
 */
const withoutResults = (trees: readonly FoundSum[], rows: readonly ProofRow[]): FoundSum[] =>
  trees
    .filter(({ addends }) => addends.length === 2)
    .slice(0, MOST_PAIRS)
    .reduce(
      (done, pair) => {
        const others = done.filter((tree) => tree !== pair);
        const isBetter = explained(sumsWith(others, rows)) > explained(sumsWith(done, rows));
        return isBetter ? others : done;
      },
      [...trees],
    );

/**
 * The sums of a statement that prints totals above their parts, as the forms of many states do: the
 * parts below each total, and what the rows without a total above them add up to.
 */
export const sumsFromBelow = (
  rows: readonly ProofRow[],
  type: CanonicalStatementType,
): FoundSum[] => {
  const amounts = amountsIn(rows);
  const isBalance = type === 'balance_sheet';
  const trees = treesIn(amounts, {
    parts: PARTS,
    mayHead: (row) => !isResult(row),
    isNoPart: (row) => !isBalance && (isResult(row) || row.totalLabel),
  });
  const own = withoutClosed(trees, amounts);
  return sumsWith(isBalance ? own : withoutResults(own, rows), rows);
};
