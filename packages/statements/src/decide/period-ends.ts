import {
  datesIn,
  fiscalYearOf,
  isoDate,
  lastDate,
  readDate,
  type PartialDate,
} from '../language/dates.js';
import type { HeadedColumn } from '../table/headed-columns.js';

/** Each column's own date, where its head prints one that is not printed once for all columns. */
const headDates = (columns: readonly HeadedColumn[]): (PartialDate | undefined)[] => {
  const dates = columns.map((c) => lastDate(c.words));
  const shared = columns.length > 1 && new Set(dates.map((d) => JSON.stringify(d))).size === 1;
  return dates.map((date) => {
    if (date?.month === undefined || date.day === undefined) return undefined;
    return shared ? { month: date.month, day: date.day } : date;
  });
};

/** Years between the name of a fiscal year and its end: one that began in a year may be called by it. */
const isYearOf = (date: PartialDate, year: number): boolean =>
  date.year === year || date.year === year + 1;

/** What the column's own head says: the date in its year cell, or the date above it. */
const headedEnd = ({ date }: HeadedColumn, above: PartialDate | undefined): string | undefined => {
  if (date.month !== undefined) return isoDate(date);
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

const later = (a: PartialDate, b: PartialDate): number =>
  (a.month ?? 0) * 100 + (a.day ?? 0) - ((b.month ?? 0) * 100 + (b.day ?? 0));

const isIn = (date: PartialDate, year: number): boolean =>
  date.year !== undefined && fiscalYearOf({ ...date, year: date.year }) === year;

const DAY = 86_400_000;

/** "1 January 2023 to 31 December 2023": the first day of a period whose last day follows. */
const opensPeriod = (date: PartialDate, next: PartialDate | undefined): boolean => {
  const [start, end] = [isoDate(date), next === undefined ? undefined : isoDate(next)];
  if (date.day !== 1 || start === undefined || end === undefined || end <= start) return false;
  return new Date(Date.parse(end) + DAY).getUTCDate() === 1;
};

/** The dates of a line that may end a period. */
const endDatesIn = (text: string): PartialDate[] => {
  const dates = datesIn(text);
  return dates.filter((date, at) => !opensPeriod(date, dates[at + 1]));
};

/** What the lines around the title say: a range of months, the latest date in the year, else any date's day and month. */
const titledEnd = (year: number, texts: readonly string[]): string | undefined => {
  const range = texts.map(lastMonth).find((m) => m !== undefined);
  if (range !== undefined) return isoDate({ month: range, year });
  const dates = texts.flatMap(endDatesIn);
  const own = dates
    .filter((d) => isIn(d, year))
    .sort(later)
    .at(-1);
  if (own !== undefined) return isoDate(own);
  const any = dates[0];
  return any === undefined ? undefined : isoDate({ ...any, year });
};

/** The end of each column's period, ISO by fiscal year, where the statement itself prints it. */
export const periodEnds = (
  columns: readonly HeadedColumn[],
  texts: readonly string[],
): Record<string, string> => {
  const above = headDates(columns);
  const ends: Record<string, string> = {};
  columns.forEach((column, i) => {
    const year = fiscalYearOf(column.date);
    const end = headedEnd(column, above[i]) ?? titledEnd(year, texts);
    if (end !== undefined) ends[String(year)] = end;
  });
  return ends;
};
