import type { FiscalPosition, Period, RawStatement, StatementColumn } from '@fde/contracts';

import {
  DAYS_PER_MONTH,
  DAYS_PER_YEAR,
  MONTHS_PER_YEAR,
  closesYearBefore,
  dayOf,
  daysApart,
  isoDay,
  DAY,
  monthOf,
  yearOf,
} from '../language/dates/iso-date.js';
import { daysOf, startOf } from './period.js';
import { columnsOfStatement } from './statement-columns.js';
import { EARLY_END, OFF_QUARTER, SAME_END } from './weights.js';

/** What a report says of its fiscal years outside its columns. */
export interface StatedYear {
  /** The last day of a fiscal year, with any year: `2023-09-30`. */
  readonly yearEnd?: string;
  /** The fiscal year of the report's newest period, as the company names it. */
  readonly fiscalYear?: number;
  /**
   * The fiscal year that its text names most: it tells how years are named that end early in the year of
   * the calendar after the one in which most of them lies, and otherwise nothing.
   */
  readonly namedYear?: number;
}

const MONTHS_PER_QUARTER = 3;
/** A quarter of twelve weeks is the shortest. */
const FEWEST_DAYS = 84;
const QUARTERS = MONTHS_PER_YEAR / MONTHS_PER_QUARTER;

/**
 * Days as quarters of a year: of 13, 26 or 39 weeks, and the first or last of 16 and 12 weeks.
 * Undefined for other times, of four months or of one.
 */
const quartersIn = (days: number): number | undefined => {
  const months = days / DAYS_PER_MONTH;
  const quarters = Math.round(months / MONTHS_PER_QUARTER);
  const off = Math.abs(months - quarters * MONTHS_PER_QUARTER);
  return quarters > 0 && off <= OFF_QUARTER ? quarters : undefined;
};

/** The length of a column in quarters; undefined for a day, and for times that are none or no more than a year. */
const lengthOf = (period: Period): number | undefined => {
  const days = daysOf(period);
  const quarters = days === undefined ? undefined : quartersIn(days);
  return quarters === undefined || quarters > QUARTERS ? undefined : quarters;
};

/** The column shows the company's own figures, as it reports them. */
const isReported = ({ reason, basis, scope }: StatementColumn): boolean =>
  reason !== 'other_scope' &&
  reason !== 'other_basis' &&
  reason !== 'change' &&
  basis !== 'pro_forma' &&
  basis !== 'budget' &&
  basis !== 'converted' &&
  (scope === undefined || scope === 'group');

/** Quarters of a year from one day to a later one, whole years left out: 0 on the same day of the year. */
const quartersAfter = (earlier: string, later: string): number | undefined => {
  const days = daysApart(earlier, later) % DAYS_PER_YEAR;
  if (days <= SAME_END || days >= DAYS_PER_YEAR - SAME_END) return 0;
  const quarters = quartersIn(days);
  return quarters === undefined ? undefined : quarters % QUARTERS;
};

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

const reportedPeriods = (statements: readonly RawStatement[]): Period[] =>
  statements.flatMap((raw) =>
    columnsOfStatement(raw)
      .filter(isReported)
      .map(({ period }) => period),
  );

const newestEnd = (periods: readonly Period[]): string | undefined =>
  periods
    .map(({ end }) => end)
    .filter(isDefined)
    .toSorted()
    .at(-1);

/**
 * The days on which a balance sheet stands beside that of the newest day, and no whole number of years
 * before it: the end of the last year.
 */
const lastYearEnds = (periods: readonly Period[], newest: string): string[] => [
  ...new Set(
    periods
      .filter(({ kind, end }) => kind === 'instant' && end !== undefined && end < newest)
      .map(({ end }) => end)
      .filter(isDefined)
      .filter((end) => daysApart(end, newest) < DAYS_PER_YEAR - SAME_END),
  ),
];

/** The day before the longest part of a year up to the newest day began. */
const dayBeforeLongest = (periods: readonly Period[], newest: string): string | undefined => {
  const parts = periods.filter(
    (period) =>
      period.kind === 'duration' && period.end === newest && lengthOf(period) !== undefined,
  );
  const longest = parts
    .filter((period) => {
      const quarters = lengthOf(period) ?? 0;
      return quarters > 1 && quarters < QUARTERS;
    })
    .toSorted((a, b) => (daysOf(b) ?? 0) - (daysOf(a) ?? 0))[0];
  const start = longest === undefined ? undefined : startOf(longest);
  return start === undefined ? undefined : isoDay(Date.parse(start) - DAY);
};

/**
 * A day on which a fiscal year ended, by what the report states, by its balance sheet of the last year
 * end, or by the year to date; undefined if these say nothing, or balance sheets of several days do.
 */
const yearEndOf = (
  periods: readonly Period[],
  newest: string,
  { yearEnd }: StatedYear,
): string | undefined => {
  if (yearEnd !== undefined) return yearEnd;
  const ends = lastYearEnds(periods, newest);
  return ends.length > 1 ? undefined : (ends[0] ?? dayBeforeLongest(periods, newest));
};

/** The year of the calendar that a fiscal year is named after if nothing says otherwise: that of its end. */
const calendarName = (end: string): number =>
  yearOf(end) - (closesYearBefore({ month: monthOf(end), day: dayOf(end) }) ? 1 : 0);

/** The last day of the fiscal year in which a quarter ends, to within days. */
const yearEndAfter = (end: string, quarter: number): string =>
  isoDay(Date.parse(end) + (QUARTERS - quarter) * MONTHS_PER_QUARTER * DAYS_PER_MONTH * DAY);

interface FiscalYears {
  /** A day on which a year ended. */
  readonly yearEnd: string;
  /** What is to be added to the year of the calendar in which a fiscal year ends, for its name. */
  readonly off: number;
}

const quarterOf = (end: string, yearEnd: string): number | undefined => {
  const after = yearEnd <= end ? quartersAfter(yearEnd, end) : quartersAfter(end, yearEnd);
  if (after === undefined) return undefined;
  if (after === 0) return QUARTERS;
  return yearEnd <= end ? after : QUARTERS - after;
};

/** Less than a quarter apart, though not on one day: the days of a report were not read right. */
const isNear = (a: string, b: string): boolean => {
  const days = daysApart(a, b);
  return days > 0 && quartersIn(days) === undefined && days < FEWEST_DAYS;
};

const areConfused = (periods: readonly Period[]): boolean => {
  const ends = [...new Set(periods.map(({ end }) => end).filter(isDefined))];
  return ends.some((end, at) => ends.slice(at + 1).some((other) => isNear(end, other)));
};

const offOf = (end: string, { fiscalYear, namedYear }: StatedYear): number => {
  const calendar = calendarName(end);
  // A name that differs by more than a year is of something else.
  if (fiscalYear !== undefined && Math.abs(fiscalYear - calendar) <= 1)
    return fiscalYear - calendar;
  return namedYear === calendar - 1 && monthOf(end) <= EARLY_END ? -1 : 0;
};

const fiscalYearsOf = (
  statements: readonly RawStatement[],
  stated: StatedYear,
): FiscalYears | undefined => {
  const periods = reportedPeriods(statements);
  const newest = newestEnd(periods);
  if (areConfused(periods)) return undefined;
  const yearEnd = newest === undefined ? undefined : yearEndOf(periods, newest, stated);
  if (newest === undefined || yearEnd === undefined) return undefined;
  const quarter = quarterOf(newest, yearEnd);
  if (quarter === undefined) return undefined;
  return { yearEnd, off: offOf(yearEndAfter(newest, quarter), stated) };
};

const positionOf = (
  { period }: StatementColumn,
  { yearEnd, off }: FiscalYears,
): FiscalPosition | undefined => {
  const { end, kind } = period;
  const quarter = end === undefined ? undefined : quarterOf(end, yearEnd);
  if (end === undefined || quarter === undefined) return undefined;
  const position = { year: calendarName(yearEndAfter(end, quarter)) + off, quarter };
  if (kind === 'instant') return position;
  const quarters = lengthOf(period);
  // Nine months that end with a first quarter are dated wrongly; a trailing year may end with any.
  const isTooLong = quarters !== undefined && quarters < QUARTERS && quarters > quarter;
  if (quarters === undefined || isTooLong) return undefined;
  const months = (quarters * MONTHS_PER_QUARTER) as NonNullable<FiscalPosition['months']>;
  return { ...position, months };
};

const withPosition = (column: StatementColumn, years: FiscalYears): StatementColumn => {
  const fiscal = isReported(column) ? positionOf(column, years) : undefined;
  return fiscal === undefined ? column : { ...column, fiscal };
};

/**
 * The statements of an interim report, each column of the company's own figures with the quarter of
 * which fiscal year it ends, if the report says when its years end. Annual statements stay as they are.
 */
export const placeInFiscalYears = (
  statements: readonly RawStatement[],
  stated: StatedYear = {},
): RawStatement[] => {
  const interim = statements.filter(({ period }) => period === 'interim');
  const years = interim.length === 0 ? undefined : fiscalYearsOf(interim, stated);
  return statements.map((raw) =>
    years === undefined || raw.period !== 'interim' || raw.columns === undefined
      ? raw
      : { ...raw, columns: raw.columns.map((column) => withPosition(column, years)) },
  );
};
