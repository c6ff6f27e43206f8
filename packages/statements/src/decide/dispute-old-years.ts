import type { RawStatement, ReadingDecision } from '@fde/contracts';

import type { ReportHints } from './report-hints.js';
import { YEARS_SPOKEN_OF } from './weights.js';

/** The year that most pages name, with the number of those pages. */
const mostNamed = (
  pages: Readonly<Record<string, number>>,
): readonly [string, number] | undefined =>
  Object.entries(pages).toSorted((a, b) => b[1] - a[1])[0];

/**
 * Numbers of years are what is meant here, for pages name years and no ends: by which a report may mention a statement: the name of its newest year, and the
 * year in which that ends.
 */
const yearsOf = (raw: RawStatement): string[] => {
  const name = String(raw.fiscal_year);
  return [name, (raw.fiscal_year_ends[name] ?? name).slice(0, 4)];
};

const disputePeriod = (raw: RawStatement, year: string, pages: number): ReadingDecision => ({
  value: String(raw.fiscal_year),
  evidence: raw.decisions?.period?.evidence ?? [],
  against: [{ source: 'year that most pages name', says: year, weight: 1, text: `${pages} pages` }],
  doubt: 'disputed',
});

/**
 * Whether a year is later than those of a statement, and not just the following year, in which its
 * report is filed.
 */
const isLater = (year: string, own: readonly string[], yearEnd: string | undefined): boolean => {
  const newest = Math.max(...own.map(Number));
  if (Number(year) <= newest || own.some((name) => yearEnd?.startsWith(name) === true))
    return false;
  return Number(year) > newest + 1 || yearEnd?.startsWith(year) === true;
};

/**
 * If the report hardly mentions a statement's year but names a later one everywhere, the statement
 * is that of an earlier report or of another company, bound in with this one. The following year
 * does not count: it is when the report is filed, unless the text says that its year ends in it.
 */
export const disputeOldYears = (
  statements: readonly RawStatement[],
  { pagesByYear = {}, yearEnd }: Pick<ReportHints, 'pagesByYear' | 'yearEnd'>,
): RawStatement[] => {
  const [year, pages] = mostNamed(pagesByYear) ?? ['', 0];
  return statements.map((raw) => {
    const own = yearsOf(raw);
    const named = Math.max(...own.map((name) => pagesByYear[name] ?? 0));
    const isOld =
      pages >= YEARS_SPOKEN_OF.pages &&
      pages >= YEARS_SPOKEN_OF.times * named &&
      isLater(year, own, yearEnd);
    return isOld
      ? { ...raw, decisions: { ...raw.decisions, period: disputePeriod(raw, year, pages) } }
      : raw;
  });
};
