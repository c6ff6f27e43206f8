import { wholeYearsApart } from '@fde/contracts/resources';

const YEAR = /^\d{4}$/;

/**
 * Years, newest first, with those between them that are missing: a table and a chart show a gap there, for years
 * that stand beside each other are taken for neighbours. Years with other names ("2017/18") stay as they are.
 */
export function withMissingYears(years: readonly string[]): string[] {
  if (years.length < 2 || !years.every((year) => YEAR.test(year))) return [...years];
  const numbers = years.map(Number);
  const newest = Math.max(...numbers);
  const count = newest - Math.min(...numbers) + 1;
  return Array.from({ length: count }, (_, back) => String(newest - back));
}

/** The last days of fiscal years by their names, as far as they are known. */
export type YearEnds = Readonly<Record<string, string>>;

/**
 * How many years lie from the older to the newer, by their ends where both are known; undefined for names that say no
 * year, and where no whole number of years lies between the ends, as across a year end that moved.
 */
export function yearsApart(newer: string, older: string, ends: YearEnds = {}): number | undefined {
  const byNames = Number.parseInt(newer, 10) - Number.parseInt(older, 10);
  if (!Number.isFinite(byNames) || byNames <= 0) return undefined;
  const [last, before] = [ends[newer], ends[older]];
  if (last === undefined || before === undefined) return byNames;
  const years = before < last ? wholeYearsApart(before, last) : undefined;
  return years === 0 ? undefined : years;
}
