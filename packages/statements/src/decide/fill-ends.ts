import type { RawStatement, StatementColumn } from '@fde/contracts';

import { isoDate, yearsIn } from '../language/dates/dates.js';
import { onSameDayOfYear } from '../periods/period.js';
import { endColumns, withColumns } from '../periods/statement-columns.js';
import { DAYS_OFF, NAMED_INSTEAD } from './weights.js';
import {
  DAY,
  DAYS_PER_YEAR,
  closesYearBefore,
  dayOf,
  isoDay,
  monthOf,
  yearOf,
  daysApart,
} from '../language/dates/iso-date.js';

type Ends = Readonly<Record<string, string>>;
/** How often a report names a date, by ISO date. */
type NamedDates = Readonly<Record<string, number>>;

const DAYS_PER_WEEK = 7;
const WEEK = DAYS_PER_WEEK * DAY;
const weekdayOf = (iso: string): number => new Date(Date.parse(iso)).getUTCDay();

/**
 * Whether all ends fall on one weekday but on different days of the month: years of 52 and 53
 * weeks.
 */
const endsOnWeekday = (ends: readonly string[]): boolean =>
  ends.length > 1 && new Set(ends.map(weekdayOf)).size === 1 && new Set(ends.map(dayOf)).size > 1;

/**
 * The same weekday nearest to the day of another year; within the month if all known ends are in
 * one month.
 */
const nearestWeekday = (end: string, years: number, known: readonly string[]): string => {
  const target = Date.parse(end) + years * DAYS_PER_YEAR * DAY;
  const off = weekdayOf(isoDay(target)) - weekdayOf(end);
  const near = target - (off - DAYS_PER_WEEK * Math.round(off / DAYS_PER_WEEK)) * DAY;
  const months = new Set(known.map(monthOf));
  const inMonth = [near, near - WEEK, near + WEEK].find((time) =>
    months.has(monthOf(isoDay(time))),
  );
  return isoDay(months.size === 1 ? (inMonth ?? near) : near);
};

const isMonthEnd = (end: string): boolean => isoDay(Date.parse(end) + DAY).endsWith('-01');

const sameDay = (end: string, years: number): string | undefined => {
  const [year, month, day] = end.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return isoDate({ year: year + years, month, ...(isMonthEnd(end) ? {} : { day }) });
};

/** The dates near a day that the report names, most frequent first. */
const namedNear = (day: string, named: NamedDates): string[] =>
  Object.keys(named)
    .filter((date) => daysApart(date, day) < DAYS_OFF)
    .toSorted((a, b) => (named[b] ?? 0) - (named[a] ?? 0) || daysApart(a, day) - daysApart(b, day));

/**
 * For years of 52 and 53 weeks: the date near the expected end that the report names and that falls
 * on the same weekday.
 */
const endOnWeekday = (
  end: string,
  years: number,
  known: readonly string[],
  named: NamedDates,
): string | undefined => {
  const near = nearestWeekday(end, years, known);
  return namedNear(near, named).find((date) => weekdayOf(date) === weekdayOf(end));
};

/**
 * The same day of another year, unless the report never names that day but often names a nearby
 * date on the same weekday.
 */
const endOnDay = (end: string, years: number, named: NamedDates): string | undefined => {
  const same = sameDay(end, years);
  if (same === undefined) return undefined;
  const own = named[same] ?? 0;
  const rival = namedNear(same, named).find((date) => weekdayOf(date) === weekdayOf(end));
  const rivals = rival === undefined ? 0 : (named[rival] ?? 0);
  if (rivals >= NAMED_INSTEAD.least && rivals >= NAMED_INSTEAD.times * own) return rival;
  return isMonthEnd(end) || own > 0 ? same : undefined;
};

/** The known years nearest to one, before and after it. The names count the years between. */
const nearestTo = (year: string, known: Ends): readonly string[] => {
  const near = Object.keys(known).toSorted(
    (a, b) => Math.abs(Number(a) - Number(year)) - Math.abs(Number(b) - Number(year)),
  );
  const [before, after] = [-1, 1].map((side) =>
    near.find((one) => Math.sign(Number(one) - Number(year)) === side),
  );
  return near.filter((one) => one === before || one === after);
};

/** The year end moved between them: on which of the two days a year ended is not known. */
const hasMoved = (ends: readonly string[]): boolean => {
  const [first, second] = ends;
  return first !== undefined && second !== undefined && !onSameDayOfYear(first, second);
};

/**
 * An end that no statement prints, from the nearest year whose end is known; undefined if it could
 * only be guessed.
 */
const derivedEnd = (year: string, known: Ends, named: NamedDates): string | undefined => {
  const around = nearestTo(year, known);
  const ends = around.flatMap((one) => known[one] ?? []);
  const [near, end] = [around[0], ends[0]];
  if (near === undefined || end === undefined || hasMoved(ends)) return undefined;
  const years = Number(year) - Number(near);
  const all = Object.values(known);
  return endsOnWeekday(all) ? endOnWeekday(end, years, all, named) : endOnDay(end, years, named);
};

/** What the cover says about the newest year: its date, in that year or the next. */
const coverEnds = (newest: number, cover: string | undefined): Ends => {
  if (cover === undefined || newest === 0) return {};
  const off = yearOf(cover) - newest;
  const early = closesYearBefore({ month: monthOf(cover), day: dayOf(cover) }) ? 1 : 0;
  const end = sameDay(cover, off === 0 || off === 1 ? 0 : early - off);
  return end === undefined ? {} : { [String(newest)]: end };
};

/**
 * The end of a time, where the balance of its last day is printed as of the next: "1 July 2012" beside
 * 30 June 2013 is the opening of a year, and the year before closed on 30 June. Years of weeks may
 * close on the first of a month.
 */
const closeOf = (end: string, known: Ends): string => {
  const before = isoDay(Date.parse(end) - DAY);
  const all = Object.values(known);
  const isOpening =
    dayOf(end) === 1 &&
    !endsOnWeekday(all) &&
    all.some((other) => isMonthEnd(other) && monthOf(other) === monthOf(before));
  return isOpening ? before : end;
};

/** What a statement takes from the others: balance sheets days, the others ends of times. */
const takenEnd = (
  { statement_type: type }: RawStatement,
  end: string | undefined,
  known: Ends,
): string | undefined =>
  end === undefined || type === 'balance_sheet' ? end : closeOf(end, known);

/**
 * Another part of the year beside the statement's own, whose head names the year alone, ends with it: a
 * date that stands over the middle of two columns touches one of them.
 */
const endParts = (columns: readonly StatementColumn[], ends: Ends): StatementColumn[] =>
  columns.map((column) => {
    const { head = '', is_fiscal_year: isYear, period, reason } = column;
    const isOpen = !isYear && reason === 'part_of_year' && period.end === undefined;
    const [year, ...others] = isOpen ? yearsIn(head) : [];
    const end = year === undefined || others.length > 0 ? undefined : ends[String(year)];
    return end === undefined ? column : { ...column, period: { ...period, end } };
  });

/**
 * A statement whose header names only years takes the ends of the others: those that they print,
 * otherwise those of the cover, otherwise the same day of other years. If years end on a weekday,
 * or on a day that is not the last of a month, only a date that the report names is taken; an end
 * that nothing prints stays open.
 */
export const fillEnds = (
  statements: readonly RawStatement[],
  cover: string | undefined,
  named: NamedDates = {},
): RawStatement[] => {
  const printed: Ends = Object.fromEntries(
    statements.flatMap((s) => Object.entries(s.fiscal_year_ends)),
  );
  const newest = Math.max(0, ...statements.map((s) => s.fiscal_year));
  const known = Object.keys(printed).length > 0 ? printed : coverEnds(newest, cover);
  return statements.map((raw) => {
    const ends = raw.years.flatMap((year) => {
      const end = raw.fiscal_year_ends[year] ?? takenEnd(raw, known[year], known);
      const found = end ?? derivedEnd(year, known, named);
      return found === undefined ? [] : [[year, found] as const];
    });
    const fiscal_year_ends = Object.fromEntries(ends);
    return {
      ...raw,
      fiscal_year_ends,
      ...withColumns(raw, (columns) =>
        endParts(endColumns(columns, fiscal_year_ends), fiscal_year_ends),
      ),
    };
  });
};
