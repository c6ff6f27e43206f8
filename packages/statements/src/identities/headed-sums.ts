import { closesSide, MAX_PARTS, sumBelow, type FoundSum, type PartsSought } from './find-sums.js';
import type { ProofRow } from './proof-row.js';

const PARTS: PartsSought = { fewest: 2, most: MAX_PARTS, rounded: false };

const rowsIn = ({ total, addends }: FoundSum): string =>
  [total, ...addends.map(({ row }) => row)]
    .map(({ index }) => index)
    .toSorted((a, b) => a - b)
    .join();

/**
 * The parts of totals above them that a walk from top to bottom takes for differences: "A.2 Services
 * = A. Costs - A.1 Materials". A row that calls itself a total is none of them.
 */
export const partsOfHeads = (sums: readonly FoundSum[]): ReadonlySet<ProofRow> =>
  new Set(
    sums.flatMap(({ total, addends: [first, ...rest] }) =>
      !total.totalLabel && first?.sign === 1 && rest.every(({ sign }) => sign === -1)
        ? [total, ...rest.map(({ row }) => row)]
        : [],
    ),
  );

/** Sums of rows that no other sum ties together; a difference is the same sum seen from a part. */
export const newAmong = (sums: readonly FoundSum[], known: readonly FoundSum[]): FoundSum[] => {
  const tied = new Set(known.map(rowsIn));
  return sums.filter((sum) => !tied.has(rowsIn(sum)));
};

/** What a walk from below takes for a total, and for its parts. */
export interface Heading {
  readonly parts: PartsSought;
  readonly mayHead: (row: ProofRow, rows: readonly ProofRow[]) => boolean;
  /** Rows that end a list of parts. */
  readonly isNoPart: (row: ProofRow) => boolean;
}

/**
 * Totals that forms print above their parts, one within the other: "Assets", "B. Fixed assets", "B.I.
 * Intangible assets". Walks from bottom to top: parts stay open until the total above them closes
 * them, and it stays open for the next.
 */
export const treesIn = (
  rows: readonly ProofRow[],
  { parts, mayHead, isNoPart }: Heading,
): FoundSum[] => {
  const found: FoundSum[] = [];
  /** The nearest row last. */
  const open: ProofRow[] = [];
  for (const row of rows.toReversed()) {
    const below = open.slice(-parts.most).toReversed();
    const end = below.findIndex(isNoPart);
    const list = end < 0 ? below : below.slice(0, end);
    const sum = mayHead(row, rows) ? sumBelow(row, list, parts) : undefined;
    if (sum !== undefined) {
      found.push(sum);
      open.length -= sum.addends.length;
    }
    open.push(row);
  }
  return found;
};

/** What stands below the close of a side is the other side; a form begins with all assets. */
const headsBelow = (row: ProofRow, rows: readonly ProofRow[]): boolean =>
  !closesSide(row) || (row === rows[0] && row.concept === 'total_assets');

/** The totals above their parts that prove something new, whatever a walk from the top finds. */
export const headedSums = (
  rows: readonly ProofRow[],
  known: readonly FoundSum[],
): readonly FoundSum[] => {
  const trees = treesIn(rows, { parts: PARTS, mayHead: headsBelow, isNoPart: () => false });
  return newAmong(trees, known);
};
