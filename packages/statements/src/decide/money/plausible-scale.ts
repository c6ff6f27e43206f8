import type { RawLineItem, RawStatement } from '@fde/contracts';

import { conceptOf } from '../../concepts/concept-of.js';
import type { Evidence } from '../../evidence/decision.js';
import { CENTS, MONEY, PER_SHARE_AGREES } from './weights.js';

/** The scales of money other than units, larger first. */
const SCALES = [1e6, 1e3] as const;

const rowOf = (
  raw: RawStatement,
  unit: NonNullable<RawLineItem['unit']>,
  concepts: readonly string[],
): RawLineItem | undefined =>
  raw.line_items.find(
    (item) =>
      (item.unit ?? 'money') === unit &&
      concepts.includes(conceptOf(item.name, raw.statement_type)?.id ?? ''),
  );

/**
 * Earnings per share times shares are the profit. If that is a thousand times what is printed, the
 * profit is printed in thousands at least. Equal numbers say nothing, because both may be in
 * thousands.
 */
const byPerShare = (raw: RawStatement): Evidence<number>[] => {
  const profit = rowOf(raw, 'money', ['net_income_attributable_to_parent', 'net_income']);
  const perShare = rowOf(raw, 'per_share', ['eps_basic', 'eps_diluted']);
  const shares = rowOf(raw, 'shares', ['shares_basic', 'shares_diluted']);
  const ratios = raw.years.flatMap((year) => {
    const [p, e, n] = [profit, perShare, shares].map((row) => row?.values[year]);
    return p === undefined || e === undefined || n === undefined || p === 0 ? [] : [(e * n) / p];
  });
  const least = SCALES.find(
    (scale) =>
      ratios.length > 0 && ratios.every((r) => Math.abs(Math.log10(r / scale)) < PER_SHARE_AGREES),
  );
  return least === undefined || raw.scale >= least
    ? []
    : [{ source: 'per-share figures', says: least, weight: MONEY.perShare }];
};

/**
 * Nobody prints the cents of thousands: amounts with many digits and two decimals are whole units.
 */
const byCents = (raw: RawStatement): Evidence<number>[] => {
  const amounts = raw.line_items
    .filter((item) => (item.unit ?? 'money') === 'money')
    .flatMap((item) => Object.values(item.values).map(Math.abs));
  const exact = amounts.filter((n) => n >= CENTS.from && !Number.isInteger(n));
  return exact.length < CENTS.share * amounts.length || exact.length === 0
    ? []
    : [{ source: 'cents are printed', says: 1, weight: MONEY.cents }];
};

/** What a statement's own numbers say about its scale. */
export const scaleOfNumbers = (raw: RawStatement): Evidence<number>[] => [
  ...byPerShare(raw),
  ...byCents(raw),
];
