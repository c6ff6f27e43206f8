import {
  datesIn,
  fiscalYearOf,
  isoDate,
  lastDate,
  readDate,
  type PartialDate,
} from '../language/dates/dates.js';
import { monthRange } from '../language/dates/month-range.js';
import type { HeadedColumn } from '../table/headed-columns.js';
import { lengthKindOfColumn } from '../table/year-columns.js';
import { DAY, yearOf } from '../language/dates/iso-date.js';

/**
 * Years between the name of a fiscal year and its end: a year may be named after the one in which
 * it began.
 */
const isYearOf = (date: PartialDate, year: number): boolean =>
  date.year === year || date.year === year + 1;

const isIn = (date: PartialDate, year: number): boolean =>
  date.year !== undefined && fiscalYearOf({ ...date, year: date.year }) === year;

const isMonthEnd = (date: PartialDate): boolean =>
  new Date(Date.parse(isoDate(date) ?? '') + DAY).getUTCDate() === 1;

/**
 * What a date that is printed once for all columns says about one of them. A date with a year is
 * the newest column's end, which may be in the year after its name. The last of a month closes the
 * other columns as well, but years of 52 or 53 weeks end on other days.
 */
const onceForAll = (date: PartialDate, year: number, newest: number): PartialDate | undefined => {
  if (date.year === undefined) return { ...date, year };
  // If one line names several dates, the last of them, as read above each column, is the oldest
  // year's.
  if (!isYearOf(date, newest) && !isMonthEnd(date)) return isIn(date, year) ? date : undefined;
  const off = isYearOf(date, newest) ? date.year - newest : 0;
  if (year === newest) return { ...date, year: newest + off };
  return isMonthEnd(date) ? { month: date.month ?? 0, year: year + off } : undefined;
};

/**
 * The last date of a head, of several the last in the column's year: "30 September 2013 (unaudited) and 31 December
 * 2012" may stand over "2013" alone.
 */
const dateInHead = ({ words, date: { year } }: HeadedColumn): PartialDate | undefined =>
  datesIn(words)
    .filter((date) => date.month !== undefined && date.year === year && isIn(date, year))
    .at(-1) ?? lastDate(words);

/** Each column's own date, if its head prints one. */
const headDates = (columns: readonly HeadedColumn[]): (PartialDate | undefined)[] => {
  const dates = columns.map(dateInHead);
  const shared = columns.length > 1 && new Set(dates.map((d) => JSON.stringify(d))).size === 1;
  const newest = Math.max(...columns.map((c) => c.date.year));
  return columns.map((column, i) => {
    const date = dates[i];
    if (date?.month === undefined || date.day === undefined) return undefined;
    return shared ? onceForAll(date, column.date.year, newest) : date;
  });
};

/** What the column's own head says: the date in its year cell, or the date above it. */
const headedEnd = (
  { date, words }: HeadedColumn,
  above: PartialDate | undefined,
): string | undefined => {
  if (date.month !== undefined) return isoDate(date);
  const range = monthRange(words);
  if (range !== undefined) return isoDate({ month: range.last, year: date.year });
  if (above === undefined) return undefined;
  return isoDate({
    ...above,
    year: isYearOf(above, date.year) ? (above.year ?? date.year) : date.year,
  });
};

/** `January–December`: the month in which the period ends. */
const lastMonth = (text: string): number | undefined => {
  const m = /^\W*(\p{L}{3,9})\s*[-–—]\s*(\p{L}{3,9})\b/u.exec(text);
  const [from, to] = [
    m?.[1] === undefined ? undefined : readDate(`${m[1]} 1`),
    m?.[2] === undefined ? undefined : readDate(`${m[2]} 1`),
  ];
  return from?.month === undefined ? undefined : to?.month;
};

/** Whether two dates are one; lines of a head may lack the year that stands below. */
const isOneDay = (a: PartialDate, b: PartialDate): boolean =>
  a.month === b.month &&
  a.day === b.day &&
  (a.year === undefined || b.year === undefined || a.year === b.year);

const compareDays = (a: PartialDate, b: PartialDate): number =>
  (a.month ?? 0) - (b.month ?? 0) || (a.day ?? 0) - (b.day ?? 0);

/** For days without a year, whose years stand below: any year, as only their order counts. */
const ANY_YEAR = 2001;

/**
 * "1 January 2023 to 31 December 2023", "1 January to 31 December 2023", "1 January - 31 December"
 * above the years: the first day of a period, before its last.
 */
const opensPeriod = (date: PartialDate, next: PartialDate | undefined): boolean => {
  if (next === undefined || (next.year === undefined && date.year !== undefined)) return false;
  const { year = ANY_YEAR } = next;
  const [start, end] = [isoDate({ year, ...date }), isoDate({ ...next, year })];
  if (date.day !== 1 || start === undefined || end === undefined || end <= start) return false;
  return new Date(Date.parse(end) + DAY).getUTCDate() === 1;
};

/** The dates of a line that may end a period. */
const endDatesIn = (text: string): PartialDate[] => {
  const dates = datesIn(text);
  return dates.filter((date, at) => !opensPeriod(date, dates[at + 1]));
};

/**
 * What the lines around the title say about one year: the latest date in it, otherwise the day and
 * month of any date.
 */
const titledEnd = (
  year: number,
  newest: number,
  dates: readonly PartialDate[],
): string | undefined => {
  const own = dates
    .filter((d) => isIn(d, year))
    .toSorted(compareDays)
    .at(-1);
  if (own !== undefined) return isoDate(own);
  const any = dates[0];
  const end = any === undefined ? undefined : onceForAll(any, year, newest);
  return end === undefined ? undefined : isoDate(end);
};

/**
 * "January 28, 2023, January 29, 2022 and January 30, 2021" above 2022, 2021 and 2020: as many
 * dates as years, each the end of the year at its place.
 */
const listedEnds = (
  years: readonly number[],
  dates: readonly PartialDate[],
): Record<string, string> | undefined => {
  const ends = [...new Set(dates.flatMap((d) => (d.year === undefined ? [] : (isoDate(d) ?? []))))];
  if (years.length < 2 || ends.length !== years.length) return undefined;
  const newestFirst = ends.toSorted((a, b) => b.localeCompare(a));
  const named = years.toSorted((a, b) => b - a);
  const pairs = named.map((year, i) => [String(year), newestFirst[i] ?? ''] as const);
  return pairs.every(([year, end]) => isYearOf({ year: yearOf(end) }, Number(year)))
    ? Object.fromEntries(pairs)
    : undefined;
};

/**
 * What the lines around the title say about each year; a range of months takes precedence over any
 * date.
 */
const titledEnds = (
  years: readonly number[],
  texts: readonly string[],
  endsOfOthers: readonly PartialDate[],
): Record<string, string | undefined> => {
  const range = texts.map(lastMonth).find((m) => m !== undefined);
  if (range !== undefined)
    return Object.fromEntries(years.map((year) => [year, isoDate({ month: range, year })]));
  const listed = texts.map((text) => listedEnds(years, endDatesIn(text)));
  const dates = texts
    .flatMap(endDatesIn)
    .filter((date) => !endsOfOthers.some((other) => isOneDay(date, other)));
  return (
    listed.find((ends) => ends !== undefined) ??
    Object.fromEntries(years.map((year) => [year, titledEnd(year, Math.max(...years), dates)]))
  );
};

const isNoYear = (column: HeadedColumn): boolean => {
  const kind = lengthKindOfColumn(column);
  return kind === 'part' || kind === 'long';
};

/** The days on which columns end that are no years: "Half year to 30 June 2023" between two years. */
const endsOfParts = (
  columns: readonly HeadedColumn[],
  headed: readonly HeadedColumn[],
): readonly PartialDate[] =>
  headed
    .filter((column) => !columns.includes(column) && isNoYear(column))
    .flatMap(({ words }) => lastDate(words) ?? []);

/**
 * The end of each column's period, ISO by fiscal year, if the statement itself prints it; `headed`
 * are all columns of the table with a year or a date.
 */
export const periodEnds = (
  columns: readonly HeadedColumn[],
  texts: readonly string[],
  headed: readonly HeadedColumn[] = [],
): Record<string, string> => {
  const above = headDates(columns);
  const titled = titledEnds(
    columns.map((c) => fiscalYearOf(c.date)),
    texts,
    endsOfParts(columns, headed),
  );
  const ends: Record<string, string> = {};
  columns.forEach((column, i) => {
    const year = fiscalYearOf(column.date);
    const end = headedEnd(column, above[i]) ?? titled[year];
    if (end !== undefined) ends[String(year)] = end;
  });
  return ends;
};
