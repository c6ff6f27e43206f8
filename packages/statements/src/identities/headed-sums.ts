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

/** What stands below the close of a side is the other side; a form begins with all assets. */
const mayHead = (row: ProofRow, rows: readonly ProofRow[]): boolean =>
  !closesSide(row) || (row === rows[0] && row.concept === 'total_assets');

/**
 * Totals that forms print above their parts, one within the other: "Assets", "B. Fixed assets", "B.I.
 * Intangible assets". Walks from bottom to top: parts stay open until the total above them closes
 * them, and it stays open for the next.
 */
export const headedSums = (
  rows: readonly ProofRow[],
  known: readonly FoundSum[],
): readonly FoundSum[] => {
  const found: FoundSum[] = [];
  let open: ProofRow[] = [];
  for (const row of rows.toReversed()) {
    const sum = mayHead(row, rows) ? sumBelow(row, open, PARTS) : undefined;
    if (sum !== undefined) {
      found.push(sum);
      open = open.filter((one) => !sum.addends.some((addend) => addend.row === one));
    }
    open = [row, ...open];
  }
  return newAmong(found, known);
};
