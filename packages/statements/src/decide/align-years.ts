import type { RawLineItem, RawStatement } from '@fde/contracts';

import type { ReportHints } from './report-hints.js';

const rename = (raw: RawStatement, to: (year: string) => string): RawStatement => {
  const keys = <T>(of: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(of).map(([y, v]) => [to(y), v]));
  const item = (i: RawLineItem): RawLineItem => ({
    ...i,
    values: keys(i.values),
    ...(i.sources === undefined ? {} : { sources: keys(i.sources) }),
  });
  return {
    ...raw,
    years: raw.years.map(to),
    fiscal_year: Number(to(String(raw.fiscal_year))),
    fiscal_year_ends: keys(raw.fiscal_year_ends),
    line_items: raw.line_items.map(item),
  };
};

/** How many years a statement's names are off the company's own names for years that end in January or February. */
const offset = (raw: RawStatement, hints: ReportHints): number => {
  for (const [year, end] of Object.entries(raw.fiscal_year_ends)) {
    const named = hints.namedYears[`${Number(end.slice(0, 4))}-${Number(end.slice(5, 7))}`];
    if (named !== undefined) return named - Number(year);
  }
  return 0;
};

const endsEarly = (raw: RawStatement): boolean =>
  Object.values(raw.fiscal_year_ends).some((e) => /-0[12]-/.test(e));

/**
 * One name per fiscal year in all statements of a report. A year that ends in January or February is called as the
 * company calls it: by its text, or by the statement whose columns are named rather than dated.
 */
export const alignYears = (
  statements: readonly RawStatement[],
  hints: ReportHints,
): RawStatement[] => {
  const renamed = statements.map((raw) => {
    const by = endsEarly(raw) ? offset(raw, hints) : 0;
    return by === 0 ? raw : rename(raw, (y) => String(Number(y) + by));
  });
  const flows = renamed.filter((s) => s.statement_type !== 'balance_sheet');
  const newest = Math.max(0, ...flows.map((s) => s.fiscal_year));
  return withEnds(
    renamed.map((raw) => {
      const off = newest - raw.fiscal_year;
      return raw.statement_type === 'balance_sheet' && off === -1 && endsEarly(raw)
        ? rename(raw, (y) => String(Number(y) + off))
        : raw;
    }),
  );
};

/** A statement whose header names years only takes the period ends of the others: the same date, or the same day of another year. */
const withEnds = (statements: readonly RawStatement[]): RawStatement[] => {
  const known = Object.assign({}, ...statements.map((s) => s.fiscal_year_ends)) as Record<
    string,
    string
  >;
  const day = Object.entries(known).sort((a, b) => Number(b[0]) - Number(a[0]))[0];
  return statements.map((raw) => {
    const ends: Record<string, string> = {};
    for (const year of raw.years) {
      const shifted =
        day === undefined
          ? undefined
          : `${Number(day[1].slice(0, 4)) - Number(day[0]) + Number(year)}${day[1].slice(4)}`;
      const end = raw.fiscal_year_ends[year] ?? known[year] ?? shifted;
      if (end !== undefined) ends[year] = end;
    }
    return { ...raw, fiscal_year_ends: ends };
  });
};
