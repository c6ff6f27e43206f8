import type { Period } from '@fde/contracts';
import { DAY, daysApart, isoDay } from '../language/dates/iso-date.js';
import { daysOf, lengthKindOf, startOf } from '../periods/period.js';
import { PART_LENGTHS, SAME_DAY } from './weights.js';

/** How many months a duration of a series covers, in round numbers. */
export type Months = 3 | 6 | 9 | 12;

/** A column of flows: both days counted, ISO. */
export interface FlowWindow {
  /** The name under which it is compiled: its last day and its months. */
  readonly key: string;
  readonly start: string;
  readonly end: string;
  readonly months: Months;
}

/** The day so many days later, ISO. */
export const dayAfter = (day: string, days: number): string => isoDay(Date.parse(day) + days * DAY);

const isSameDay = (a: string, b: string): boolean => daysApart(a, b) <= SAME_DAY;

/** Months of a duration; undefined for an instant and for a length that no series of quarters has. */
const monthsOf = (period: Period): Months | undefined => {
  const days = daysOf(period);
  if (days === undefined) return undefined;
  if (lengthKindOf(period) === 'year') return 12;
  return PART_LENGTHS.find(({ shortest, longest }) => days >= shortest && days <= longest)?.months;
};

/** The name under which a column is compiled: of a balance its day alone. */
export const keyOf = (end: string, months?: Months): string =>
  months === undefined ? end : `${end}/${String(months).padStart(2, '0')}`;

/** What a key names: `9 months to 2023-07-01`; of a balance its day. */
export const inWords = (key: string): string => {
  const [end = '', months] = key.split('/');
  return months === undefined ? end : `${Number(months)} months to ${end}`;
};

/** A window between two days; undefined if its length is none of a series. */
export const windowOf = (start: string, end: string): FlowWindow | undefined => {
  const months = monthsOf({ kind: 'duration', start, end });
  return months === undefined ? undefined : { key: keyOf(end, months), start, end, months };
};

/** The window of a printed duration, counted back from its end where no first day is printed. */
export const windowOfPeriod = (period: Period): FlowWindow | undefined => {
  const [start, months] = [startOf(period), monthsOf(period)];
  const { end } = period;
  if (start === undefined || end === undefined || months === undefined) return undefined;
  return { key: keyOf(end, months), start, end, months };
};

export const startTogether = (a: FlowWindow, b: FlowWindow): boolean => isSameDay(a.start, b.start);

export const endTogether = (a: FlowWindow, b: FlowWindow): boolean => isSameDay(a.end, b.end);

export const isSameWindow = (a: FlowWindow, b: FlowWindow): boolean =>
  startTogether(a, b) && endTogether(a, b);

/** Whether the second begins on the day after the first ends. */
export const follows = (first: FlowWindow, second: FlowWindow): boolean =>
  isSameDay(dayAfter(first.end, 1), second.start);

/** Whether the second is the same part of the year after. */
export const isYearLater = (earlier: FlowWindow, later: FlowWindow): boolean =>
  earlier.months === later.months && isSameDay(dayAfter(earlier.end, 365), later.end);
