import type { CanonicalStatementType } from '@fde/contracts';
import { findConcepts, type ConceptRow } from '../concepts/find-concepts.js';

/** The units of share counts: single shares, thousands, millions. */
const SHARE_SCALES = [1, 1e3, 1e6] as const;

/**
 * Share of the product. Average counts and rounded per-share figures miss the net income by less
 * than this.
 */
const PER_SHARE_TOLERANCE = 0.2;

/** Net income per share times the count is the net income: that gives the unit of the count. */
const PROOFS = [
  { shares: 'shares_basic', perShare: 'eps_basic' },
  { shares: 'shares_diluted', perShare: 'eps_diluted' },
] as const;
const EARNINGS = ['net_income_attributable_to_parent', 'net_income'] as const;

type Row = ConceptRow;

const scaleOfShares = (rows: readonly Row[], scale: number): number | null => {
  const found = findConcepts('income_statement', rows);
  const row = (id: string): Row | undefined => rows[found.get(id)?.index ?? -1];
  for (const { shares, perShare } of PROOFS) {
    for (const earnings of EARNINGS) {
      const scales = Object.entries(row(shares)?.values ?? {}).map(([year, count]) => {
        const [eps, income] = [row(perShare)?.values[year], row(earnings)?.values[year]];
        return provenScale(count, eps, income === undefined ? undefined : income * scale);
      });
      const [first] = scales;
      if (first !== undefined && scales.every((one) => one === first)) return first;
    }
  }
  return null;
};

const provenScale = (
  count: number,
  eps: number | undefined,
  income: number | undefined,
): number | undefined => {
  if (!eps || !income || !count) return undefined;
  return SHARE_SCALES.find(
    (scale) => Math.abs((count * scale * eps) / income - 1) <= PER_SHARE_TOLERANCE,
  );
};

/**
 * The unit of each row's numbers: money in the statement's scale, per-share figures and percentages
 * in ones, shares in the unit that their product with the per-share figures proves. Null if nothing
 * proves it.
 */
export const rowScales = (
  type: CanonicalStatementType | undefined,
  rows: readonly Row[],
  scale: number,
): (number | null)[] => {
  const shares = type === 'income_statement' ? scaleOfShares(rows, scale) : null;
  return rows.map(({ unit }) => (unit === 'money' ? scale : unit === 'shares' ? shares : 1));
};
