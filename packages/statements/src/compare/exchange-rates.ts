import type { RateKind } from '@fde/contracts';
import { isIsoDate } from '../language/dates/iso-date.js';
import { closingMonthOf } from './calendar-years.js';

/** What one unit of a currency was worth in the currency that numbers are converted into. */
export interface ExchangeRate {
  readonly currency: string;
  /** The year that it is of, by its last day, its last month or, of a calendar year, its number. */
  readonly of: string;
  readonly kind: RateKind;
  readonly rate: number;
}

/** How money is converted: by the rates that somebody loaded, and no others. */
export interface Conversion {
  readonly currency: string;
  readonly rates: readonly ExchangeRate[];
}

const RATE =
  /^(?<currency>[A-Z]{3}):(?<of>\d{4}(?:-\d{2}(?:-\d{2})?)?):(?<kind>average|closing):(?<rate>\d+(?:\.\d+)?)$/;

/** The day, month or year of a rate, if there is one of that name. */
const isPeriod = (of: string): boolean => isIsoDate(`${of}-01-01`.slice(0, '2024-01-31'.length));

/** "USD:2024-09-28:closing:0.8961"; undefined where it is none. */
export const readRate = (text: string): ExchangeRate | undefined => {
  const { currency, of, kind, rate } = RATE.exec(text)?.groups ?? {};
  if (currency === undefined || of === undefined || (kind !== 'average' && kind !== 'closing'))
    return undefined;
  const number = Number(rate);
  return isPeriod(of) && Number.isFinite(number) && number > 0
    ? { currency, of, kind, rate: number }
    : undefined;
};

const sameQuestion = (a: ExchangeRate, b: ExchangeRate): boolean =>
  a.currency === b.currency && a.of === b.of && a.kind === b.kind;

/** The first of the rates that another one contradicts. */
export const disputedRate = (rates: readonly ExchangeRate[]): ExchangeRate | undefined =>
  rates.find((one) => rates.some((other) => sameQuestion(one, other) && one.rate !== other.rate));

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The names of the year that ends on a day, the nearest first: a calendar year ends in December. */
const namesOf = (end: string): readonly string[] => {
  const { year, month } = closingMonthOf(end);
  return [end, `${year}-${twoDigits(month)}`, ...(month === 12 ? [String(year)] : [])];
};

/** The rate of the year that ends on a day. The rate of another year, however near, is none. */
export const rateOf = (
  { rates }: Conversion,
  currency: string,
  kind: RateKind,
  end: string,
): ExchangeRate | undefined => {
  const own = rates.filter((rate) => rate.currency === currency && rate.kind === kind);
  return namesOf(end).flatMap((name) => own.find(({ of }) => of === name) ?? [])[0];
};
