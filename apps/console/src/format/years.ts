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

/** How many years lie from the older to the newer; undefined for names that say no year. */
export function yearsApart(newer: string, older: string): number | undefined {
  const apart = Number.parseInt(newer, 10) - Number.parseInt(older, 10);
  return Number.isFinite(apart) && apart > 0 ? apart : undefined;
}
