import { DAYS_PER_YEAR, daysApart, yearOf } from '../language/dates/iso-date.js';

/** The newest year of a statement, as the company names it: "fiscal 2019", which ended in 2020. */
export interface NamedEnd {
  readonly end: string;
  readonly name: number;
}

interface Candidate {
  readonly end: string;
  /** Names in order of preference. */
  readonly names: readonly number[];
  /** How far the end is from a whole number of years before the newest, in years. */
  readonly off: number;
}

const candidateOf = (end: string, newest: NamedEnd): Candidate => {
  const years = (daysApart(end, newest.end) / DAYS_PER_YEAR) * (end > newest.end ? -1 : 1);
  const whole = Math.round(years);
  const name = newest.name - whole;
  return { end, names: [name, yearOf(end), name - 1], off: Math.abs(years - whole) };
};

/**
 * Names the years of one statement by their ends, counted back from the newest; no two share a name.
 * An end that lies between whole years (a year end was moved, a quarter stands beside the last year
 * end) takes the year of its own date, else the year before. An end for which no name is left has
 * none: it is no year of the statement.
 */
export const nameYears = (
  ends: readonly string[],
  newest: NamedEnd,
): ReadonlyMap<string, string> => {
  const candidates = [...new Set(ends)].map((end) => candidateOf(end, newest));
  const names = new Map<string, number>();
  for (const { end, names: wanted } of candidates.toSorted((a, b) => a.off - b.off)) {
    const taken = new Set(names.values());
    const free = wanted.find((name) => !taken.has(name));
    if (free !== undefined) names.set(end, free);
  }
  return new Map([...names].map(([end, name]) => [end, String(name)]));
};
