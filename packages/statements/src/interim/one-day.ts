import { daysApart } from '../language/dates/iso-date.js';
import { SAME_DAY } from './weights.js';

/** Days, each once: first the one that most reports name, of equals the later. */
const byCount = (days: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  const sorted = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? 1 : -1));
  return sorted.map(([day]) => day);
};

/**
 * Days of many reports, those that mean one day under one name: the day that most of them print, of
 * equals the later. Days that are only counted back from the end of a period are off by a few, as
 * years have 52 or 53 weeks: however many they are, a printed day stands before them.
 */
export const oneDayOf = (
  printed: readonly string[],
  counted: readonly string[] = [],
): ((day: string) => string) => {
  const chosen: string[] = [];
  const known = new Map<string, string>();
  for (const day of [...byCount(printed), ...byCount(counted)]) {
    if (known.has(day)) continue;
    const near = chosen.find((one) => daysApart(one, day) <= SAME_DAY);
    if (near === undefined) chosen.push(day);
    known.set(day, near ?? day);
  }
  return (day) => known.get(day) ?? day;
};
