import type { Period } from '@fde/contracts';
import type { RankedInput } from '../input/rank-reports.js';
import { daysOf, lengthKindOf, type LengthKind } from '../../periods/period.js';
import { columnsOfStatement } from '../../periods/statement-columns.js';
import { median, moneyColumn, sharedPairs } from './shared-numbers.js';
import { SAME_END_DAYS, SHORTEST_YEAR_DAYS } from './weights.js';
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

/** The period of a report's column, by its name in the report. */
const periodOfColumn = ({ raw }: RankedInput, name: string): Period | undefined =>
  columnsOfStatement(raw).find((column) => column.name === name)?.period;

/** A column of flows with its end. */
interface Column {
  readonly input: RankedInput;
  readonly name: string;
  readonly end: string;
  /** What the report says of its length; `unknown` where it says nothing. */
  readonly length: LengthKind;
}

const columnsOf = (input: RankedInput): Column[] =>
  input.raw.years.flatMap((name) => {
    const end = input.raw.fiscal_year_ends[name];
    const period = periodOfColumn(input, name);
    const length = period === undefined ? 'unknown' : lengthKindOf(period);
    return end === undefined ? [] : [{ input, name, end, length }];
  });

const sameCurrency = (one: RankedInput, other: RankedInput): boolean =>
  one.raw.currency === '' || other.raw.currency === '' || one.raw.currency === other.raw.currency;

/**
 * How much of a year's income or cash flow a period has, by the rows that both print; undefined if
 * they share none.
 */
const shareOfYear = (part: Column, full: Column): number | undefined => {
  if (!sameCurrency(part.input, full.input)) return undefined;
  const [one, other] = [part, full].map(({ input, name }) => moneyColumn(input.raw, name));
  const pairs = one === undefined || other === undefined ? [] : sharedPairs(one, other);
  const scale = part.input.raw.scale / full.input.raw.scale;
  return pairs.length === 0 ? undefined : scale * median(pairs.map(([a, b]) => Math.abs(a / b)));
};

/** Whether a share of a year is nearer to the share of this many days than to a whole year. */
const isPart = (share: number, days: number): boolean =>
  share < Math.sqrt(Math.min(1, days / DAYS_PER_YEAR));

/** The columns of the nearest end before, but not with, this one's. */
const columnsBefore = (own: Column, all: readonly Column[]): Column[] => {
  const earlier = all.filter(({ end }) => daysAfter(own.end, end) > SAME_END_DAYS);
  const nearest = earlier.reduce((last, { end }) => (end > last ? end : last), '');
  return earlier.filter(({ end }) => end === nearest);
};

/**
 * A column of unstated length that ends less than a year after another one is a part of a year if it
 * holds no more than a part of the other's amounts. The distance of two ends alone says nothing.
 */
const byAmounts = (own: Column, all: readonly Column[]): OddPeriod[] => {
  const before = columnsBefore(own, all);
  const days = daysAfter(own.end, before[0]?.end ?? own.end);
  if (before.length === 0 || days >= SHORTEST_YEAR_DAYS) return [];
  const shares = before.flatMap((column) => shareOfYear(own, column) ?? []);
  return shares.length > 0 && isPart(Math.max(...shares), days) ? [{ end: own.end, days }] : [];
};

/** The odd length that a report states for its column; undefined for a year and where it says nothing. */
export const statedOdd = (input: RankedInput, name: string): OddPeriod | undefined => {
  const period = periodOfColumn(input, name);
  const end = input.raw.fiscal_year_ends[name];
  if (period === undefined || end === undefined) return undefined;
  const kind = lengthKindOf(period);
  const days = daysOf(period);
  return days === undefined || kind === 'year' || kind === 'unknown' ? undefined : { end, days };
};

/** Whether the report says that its column is a full year. */
export const isStatedYear = (input: RankedInput, name: string): boolean => {
  const period = periodOfColumn(input, name);
  return period !== undefined && lengthKindOf(period) === 'year';
};

/**
 * A company's periods that are not full years, by their ends: as printed or tagged, otherwise by their
 * amounts. They are found in the income and cash flow statements of all its reports; balance sheets
 * print days, and follow them. An end at which any report closes a full year is none.
 */
export const oddPeriods = (inputs: readonly RankedInput[]): Map<string, OddPeriod> => {
  const flows = inputs.filter(({ raw }) => raw.statement_type !== 'balance_sheet');
  const all = flows.flatMap(columnsOf);
  const years = new Set(all.filter(({ length }) => length === 'year').map(({ end }) => end));
  const found = all.flatMap((column) =>
    column.length === 'unknown'
      ? byAmounts(column, all)
      : (statedOdd(column.input, column.name) ?? []),
  );
  return new Map(found.filter(({ end }) => !years.has(end)).map((odd) => [odd.end, odd]));
};
