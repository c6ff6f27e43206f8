import { daysApart } from '../language/dates/iso-date.js';
import { OFF_QUARTER, QUARTER_DAYS } from './weights.js';

/** The last day of a fiscal year, ISO, and the number by which the company names the year. */
export interface YearEnd {
  readonly end: string;
  readonly year: number;
}

/** The quarter of a fiscal year with whose last day something ends; the fourth ends the year. */
export interface FiscalQuarter {
  readonly year: number;
  readonly quarter: 1 | 2 | 3 | 4;
}

const QUARTERS = [1, 2, 3, 4] as const;

/** The year end from which quarters are counted: the next one, otherwise the last one before. */
const anchorOf = (end: string, ends: readonly YearEnd[]): YearEnd | undefined =>
  ends.find((one) => one.end >= end) ?? ends.at(-1);

/**
 * Whether the fiscal year that an end closes is shorter than twelve months: its quarters are counted
 * by nobody alike.
 */
const isShortYear = (anchor: YearEnd, end: string, ends: readonly YearEnd[]): boolean => {
  const before = ends[ends.indexOf(anchor) - 1];
  if (before === undefined || end >= anchor.end || end <= before.end) return false;
  return daysApart(before.end, anchor.end) < 4 * QUARTER_DAYS - OFF_QUARTER;
};

/**
 * Where a day lies in the fiscal years of a company, counted in quarters from its nearest year end;
 * undefined for a day on which no quarter ends, in a shortened year, and without any year end.
 * `ends` are in the order of time.
 */
export const quarterOf = (end: string, ends: readonly YearEnd[]): FiscalQuarter | undefined => {
  const anchor = anchorOf(end, ends);
  if (anchor === undefined || isShortYear(anchor, end, ends)) return undefined;
  const days = daysApart(anchor.end, end) * (end < anchor.end ? -1 : 1);
  const quarters = Math.round(days / QUARTER_DAYS);
  if (Math.abs(days - quarters * QUARTER_DAYS) > OFF_QUARTER) return undefined;
  // Quarters after the end of the year before: the fourth of a year is its end.
  const after = quarters + 3;
  const quarter = QUARTERS[((after % 4) + 4) % 4];
  return quarter === undefined ? undefined : { year: anchor.year + Math.floor(after / 4), quarter };
};
