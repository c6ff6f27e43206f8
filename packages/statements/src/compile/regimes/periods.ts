import type { RankedInput } from '../input/rank-reports.js';
import { median, moneyColumn, sharedPairs } from './shared-numbers.js';
import {
  LONGEST_PERIOD_DAYS,
  LONGEST_YEAR_DAYS,
  SAME_END_DAYS,
  SHORTEST_YEAR_DAYS,
} from './weights.js';
import { DAY, daysApart, DAYS_PER_MONTH, DAYS_PER_YEAR } from '../../language/dates/iso-date.js';

export const daysAfter = (later: string, earlier: string): number =>
  (Date.parse(later) - Date.parse(earlier)) / DAY;

/** Whether two dates fall on about the same day of the year. */
export const sameDayOfYear = (one: string, other: string): boolean => {
  const days = daysApart(one, other) % DAYS_PER_YEAR;
  return Math.min(days, DAYS_PER_YEAR - days) <= SAME_END_DAYS;
};

/** A period that is not a full year, by its end. */
export interface OddPeriod {
  readonly end: string;
  readonly days: number;
}

/** `6 months to 2018-12-31`: the name of a table for such a period. */
export const nameOfPeriod = ({ end, days }: OddPeriod): string => {
  const months = Math.max(1, Math.round(days / DAYS_PER_MONTH));
  return `${months} month${months === 1 ? '' : 's'} to ${end}`;
};

/** Ends of a report's columns, oldest first. */
const endsOf = ({ raw }: RankedInput): string[] =>
  [...new Set(raw.years.flatMap((year) => raw.fiscal_year_ends[year] ?? []))].toSorted();

const isOddLength = (days: number): boolean =>
  (days > SAME_END_DAYS && days < SHORTEST_YEAR_DAYS) ||
  (days > LONGEST_YEAR_DAYS && days < LONGEST_PERIOD_DAYS);

/** A statement that prints two ends side by side tells how long the later period is. */
const oddWithin = (input: RankedInput): OddPeriod[] =>
  endsOf(input).flatMap((end, at, ends) => {
    const before = ends[at - 1];
    const days = before === undefined ? 0 : daysAfter(end, before);
    return isOddLength(days) ? [{ end, days }] : [];
  });

const yearOfEnd = ({ raw }: RankedInput, end: string): string | undefined =>
  raw.years.find((year) => raw.fiscal_year_ends[year] === end);

const sameCurrency = (one: RankedInput, other: RankedInput): boolean =>
  one.raw.currency === '' || other.raw.currency === '' || one.raw.currency === other.raw.currency;

/**
 * How much of a year's income or cash flow a period has, by the rows that both print; undefined if
 * they share none.
 */
const shareOfYear = (
  [part, partEnd]: readonly [RankedInput, string],
  [full, fullEnd]: readonly [RankedInput, string],
): number | undefined => {
  const [one, other] = [yearOfEnd(part, partEnd), yearOfEnd(full, fullEnd)];
  if (one === undefined || other === undefined || !sameCurrency(part, full)) return undefined;
  const pairs = sharedPairs(moneyColumn(part.raw, one), moneyColumn(full.raw, other));
  const scale = part.raw.scale / full.raw.scale;
  return pairs.length === 0 ? undefined : scale * median(pairs.map(([a, b]) => Math.abs(a / b)));
};

/** Whether a share of a year is nearer to the share of this many days than to a whole year. */
const isPart = (share: number, days: number): boolean =>
  share < Math.sqrt(Math.min(1, days / DAYS_PER_YEAR));

/** Whether the report also prints the period a year before or after: it then reports full years. */
const isInChain = (input: RankedInput, end: string): boolean =>
  endsOf(input).some((other) => {
    const days = daysApart(end, other);
    return days >= SHORTEST_YEAR_DAYS && days <= LONGEST_YEAR_DAYS;
  });

/**
 * An end that follows less than a year after the end of another report: either a stub, or a full
 * year to a new date. Its amounts, as a share of a year's, tell which; without shared rows, it
 * depends on whether its own report counts in years.
 */
const isStubAfter = (
  own: readonly [RankedInput, string],
  before: readonly [RankedInput, string],
): boolean => {
  const share = shareOfYear(own, before);
  const days = daysAfter(own[1], before[1]);
  return share === undefined ? !isInChain(own[0], own[1]) : isPart(share, days);
};

const oddAcross = (inputs: readonly RankedInput[]): OddPeriod[] => {
  const all = inputs.flatMap((input) => endsOf(input).map((end) => [input, end] as const));
  return all.flatMap((own) => {
    const before = all
      .filter(([input, end]) => input !== own[0] && daysAfter(own[1], end) > SAME_END_DAYS)
      .toSorted((a, b) => a[1].localeCompare(b[1]))
      .at(-1);
    if (before === undefined) return [];
    const days = daysAfter(own[1], before[1]);
    return days < SHORTEST_YEAR_DAYS && isStubAfter(own, before) ? [{ end: own[1], days }] : [];
  });
};

/**
 * A company's periods that are not full years. They are found in the income and cash flow
 * statements of all its reports; balance sheets print days, and follow them.
 */
export const oddPeriods = (inputs: readonly RankedInput[]): Map<string, OddPeriod> => {
  const flows = inputs.filter(({ raw }) => raw.statement_type !== 'balance_sheet');
  const found = [...oddAcross(flows), ...flows.flatMap(oddWithin)];
  return new Map(found.map((odd) => [odd.end, odd]));
};
