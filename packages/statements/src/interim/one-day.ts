import { daysApart } from '../language/dates/iso-date.js';
import { SAME_DAY } from './weights.js';

/**
 * Days of many reports, those that mean one day under one name: the day that most of them name, of
 * equals the later. Reports that name no exact days count them back or forward by a few.
 */
export const oneDayOf = (days: readonly string[]): ((day: string) => string) => {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  const chosen: string[] = [];
  const known = new Map<string, string>();
  const byCount = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? 1 : -1));
  for (const [day] of byCount) {
    const near = chosen.find((one) => daysApart(one, day) <= SAME_DAY);
    if (near === undefined) chosen.push(day);
    known.set(day, near ?? day);
  }
  return (day) => known.get(day) ?? day;
};
