import {
  NO_CURRENCY,
  type CanonicalMapping,
  type CanonicalStatementType,
  type ConvertedNumber,
  type Measure,
  type RateKind,
} from '@fde/contracts';
import type { PlacedYears } from '../compare/calendar-years.js';
import { rateOf, type Conversion } from '../compare/exchange-rates.js';
import { withoutNoise } from '../evidence/digits.js';

/** A number that is to be converted, and whose. */
export interface NumberToConvert {
  readonly type: CanonicalStatementType;
  readonly concept: string;
  readonly measure: Measure;
  readonly columns: PlacedYears['columns'];
  /** The last day of the year before a fiscal year of the company. */
  readonly endBefore: (fiscalYear: string) => string | undefined;
}

/** Whether a measure has numbers of money: growth and shares stay those of the company's own currency. */
export const isConverted = (measure: Measure): boolean =>
  measure === 'amounts' || measure === 'per_share';

/** What has a price: ratios and counts have none. */
const isMoney = (measure: Measure, { unit = 'money' }: CanonicalMapping): boolean =>
  measure === 'per_share' || (measure === 'amounts' && (unit === 'money' || unit === 'per_share'));

/** Balances in a statement of flows, by the day on which they stood. */
const BALANCES: Readonly<Record<string, 'end' | 'end before'>> = {
  closing_cash: 'end',
  opening_cash: 'end before',
};

/** What stands on a day converts at the rate of the day, what flows through a year at its average. */
const kindOf = ({ type, concept }: NumberToConvert): RateKind =>
  type === 'balance_sheet' || BALANCES[concept] !== undefined ? 'closing' : 'average';

const notConverted = (
  currency: string,
  reason: NonNullable<ConvertedNumber['absent']>['reason'],
  message: string,
): ConvertedNumber => ({
  value: null,
  currency,
  rate: null,
  of: null,
  kind: null,
  absent: { reason, message },
});

const noRate = (kind: RateKind, currency: string, end: string): string =>
  kind === 'average'
    ? `The table has no average rate of ${currency} for the year that ends on ${end}`
    : `The table has no closing rate of ${currency} for ${end}`;

const dayOfRate = (column: string, number: NumberToConvert): string | undefined => {
  const { fiscal_year: year, end } = number.columns[column] ?? {};
  if (year === undefined) return undefined;
  return BALANCES[number.concept] === 'end before' ? number.endBefore(year) : (end ?? undefined);
};

const convertedNumber = (
  value: number,
  own: string,
  day: string | undefined,
  kind: RateKind,
  conversion: Conversion,
): ConvertedNumber => {
  if (own === NO_CURRENCY)
    return notConverted(own, 'currency_not_stated', 'The statement states no currency');
  if (day === undefined)
    return notConverted(own, 'end_not_known', 'The day that decides the rate is not known');
  const found = rateOf(conversion, own, kind, day);
  if (found === undefined) return notConverted(own, 'no_rate', noRate(kind, own, day));
  const { rate, of } = found;
  const { currency } = conversion;
  return { value: withoutNoise(value * rate), currency, rate, of, kind, absent: null };
};

/**
 * The numbers of a line item in another currency, where it is money in one. Without a rate of its
 * year a number stays as it is, and says why.
 */
export const convertMapping = (
  mapping: CanonicalMapping,
  number: NumberToConvert,
  conversion: Conversion,
): CanonicalMapping => {
  const { measure, columns } = number;
  const own = mapping.currency;
  if (!isMoney(measure, mapping) || own === undefined || own === conversion.currency)
    return mapping;
  const kind = kindOf(number);
  const valueOf = (column: string): number | undefined =>
    measure === 'amounts'
      ? mapping.values?.[column]
      : (mapping.measured?.[column]?.value ?? undefined);
  const converted = Object.keys(columns).flatMap((column) => {
    const value = valueOf(column);
    const day = dayOfRate(column, number);
    return value === undefined
      ? []
      : [[column, convertedNumber(value, own, day, kind, conversion)] as const];
  });
  return { ...mapping, converted: Object.fromEntries(converted) };
};
