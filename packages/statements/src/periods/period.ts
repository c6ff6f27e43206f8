import { type Period, type PeriodLength, wholeYearsApart } from '@fde/contracts';

import { DAYS_PER_MONTH, DAYS_PER_YEAR, DAY, daysApart } from '../language/dates/iso-date.js';
import { SAME_END, YEAR } from './weights.js';

/**
 * What a column of a statement covers: a day, or the time between two days. Printed heads, tagged
 * contexts, a model's answers and clients' years all become this type when they come in; what
 * compares columns compares it, never the names of years. The name of a period is derived last
 * (name-columns.ts).
 */
export type { Period } from '@fde/contracts';

const DAYS_IN: Readonly<Record<PeriodLength['unit'], number>> = {
  days: 1,
  weeks: 7,
  months: DAYS_PER_MONTH,
  years: DAYS_PER_YEAR,
};

/** Days of a stated length. */
const daysOfLength = ({ count, unit }: PeriodLength): number => count * DAYS_IN[unit];

/**
 * Days that a period covers: by its stated length, otherwise from its first day to its last, both
 * counted. Undefined where neither is known, and for an instant.
 */
export const daysOf = ({ kind, start, end, length }: Period): number | undefined => {
  if (kind === 'instant') return undefined;
  if (length !== undefined) return daysOfLength(length);
  return start === undefined || end === undefined ? undefined : daysApart(start, end) + 1;
};

/** How long a period is next to a year; an instant, and a duration of unknown length, is `unknown`. */
export type LengthKind = 'year' | 'part' | 'long' | 'unknown';

export const lengthKindOf = (period: Period): LengthKind => {
  const days = daysOf(period);
  if (days === undefined) return 'unknown';
  if (days < YEAR.shortest) return 'part';
  return days > YEAR.longest ? 'long' : 'year';
};

/** Whether nothing says that a period is shorter or longer than a year. */
export const mayBeYear = (period: Period): boolean => {
  const kind = lengthKindOf(period);
  return kind === 'year' || kind === 'unknown';
};

/** Whether two periods close together; undefined if an end is not known. */
export const endTogether = (a: Period, b: Period): boolean | undefined =>
  a.end === undefined || b.end === undefined ? undefined : daysApart(a.end, b.end) <= SAME_END;

/** Whether two ends lie a whole number of years apart, as the years of one company do. */
export const onSameDayOfYear = (a: string, b: string): boolean =>
  wholeYearsApart(a, b) !== undefined;

/** The first day of a period: as stated, or counted back from its end by its length. */
export const startOf = (period: Period): string | undefined => {
  const { kind, start, end } = period;
  if (kind === 'instant') return end;
  if (start !== undefined) return start;
  const days = daysOf(period);
  if (end === undefined || days === undefined) return undefined;
  return new Date(Date.parse(end) - (Math.round(days) - 1) * DAY).toISOString().slice(0, 10);
};
