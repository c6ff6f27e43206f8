import type { RankedInput } from '../input/rank-reports.js';
import { moneyColumn, sharedPairs } from './shared-numbers.js';
import { TELLING_AGREEMENTS } from './weights.js';

/** How many numbers two reports print alike, in the years that both print. */
const countAgreements = (one: RankedInput, other: RankedInput): number =>
  one.raw.years.reduce(
    (sum, year) =>
      sum +
      sharedPairs(moneyColumn(one.raw, year), moneyColumn(other.raw, year)).filter(
        ([a, b]) => a === b,
      ).length,
    0,
  );

const yearsApart = (one: RankedInput, other: RankedInput): number =>
  Math.abs(one.input.fiscalYear - other.input.fiscalYear);

/**
 * The stated currency. Without one, the currency of the report that prints the same numbers;
 * otherwise that of the nearest year's.
 */
const currencyOf = (one: RankedInput, all: readonly RankedInput[]): string => {
  if (one.raw.currency !== '') return one.raw.currency;
  const stating = all.filter(({ raw }) => raw.currency !== '');
  const [likest] = stating
    .map((other) => ({ other, count: countAgreements(one, other) }))
    .filter(({ count }) => count >= TELLING_AGREEMENTS)
    .toSorted((a, b) => b.count - a.count);
  const [nearest] = stating.toSorted((a, b) => yearsApart(one, a) - yearsApart(one, b));
  return (likest?.other ?? nearest)?.raw.currency ?? '';
};

/** The currency of each report; empty if none of them states one. */
export const currenciesOf = (all: readonly RankedInput[]): Map<RankedInput, string> =>
  new Map(all.map((one) => [one, currencyOf(one, all)]));
