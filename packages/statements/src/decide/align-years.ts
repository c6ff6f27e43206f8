import type { RawLineItem, RawStatement } from '@fde/contracts';

import { agreePeriods } from './agree-periods.js';
import { disputeOldYears } from './dispute-old-years.js';
import { fillEnds } from './fill-ends.js';
import type { ReportHints } from './report-hints.js';
import { EARLY_END } from './weights.js';
import { endTogether, type Period } from '../periods/period.js';
import { periodOfYear, renameColumns, withColumns } from '../periods/statement-columns.js';
import { monthOf, yearOf } from '../language/dates/iso-date.js';

const renameYears = (raw: RawStatement, to: (year: string) => string): RawStatement => {
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
    ...withColumns(raw, (columns) => renameColumns(columns, to)),
    ...(raw.year_scales === undefined ? {} : { year_scales: keys(raw.year_scales) }),
    line_items: raw.line_items.map(item),
  };
};

/**
 * The company's own name for a year that ends on a day: by its definition ("fiscal 2022 ended
 * January 28, 2023").
 */
const definedYear = (end: string, hints: ReportHints): number | undefined =>
  hints.namedYears[`${yearOf(end)}-${monthOf(end)}`];

const endsEarly = (raw: RawStatement): boolean =>
  Object.values(raw.fiscal_year_ends).some((end) => monthOf(end) <= EARLY_END);

/** By how many years a statement's names differ from the company's own names for its years. */
const offsetOf = (raw: RawStatement, hints: ReportHints): number => {
  for (const [year, end] of Object.entries(raw.fiscal_year_ends)) {
    const named = definedYear(end, hints);
    if (named !== undefined) return named - Number(year);
  }
  // Without a definition, the year that the report mentions most is its own, if it ends early in
  // the next.
  return endsEarly(raw) && hints.mostNamedYear === raw.fiscal_year - 1 ? -1 : 0;
};

const moveYears = (raw: RawStatement, by: number): RawStatement =>
  by === 0 ? raw : renameYears(raw, (year) => String(Number(year) + by));

const newestPeriod = (raw: RawStatement): Period | undefined =>
  periodOfYear(raw, String(raw.fiscal_year));

/** Whether the newest years of two statements are two periods, by the days on which they end. */
const closesEarlier = (flow: RawStatement, balance: RawStatement): boolean => {
  const [one, other] = [newestPeriod(flow), newestPeriod(balance)];
  return one !== undefined && other !== undefined && endTogether(one, other) === false;
};

/**
 * A balance sheet shows a date where the flows show the name of a year; the date may be in the year
 * after.
 */
const asFlowsName = (
  raw: RawStatement,
  flows: readonly RawStatement[],
  hints: ReportHints,
): RawStatement => {
  const newest = Math.max(0, ...flows.map((s) => s.fiscal_year));
  const named = endsEarly(raw) || hints.mostNamedYear === newest;
  const isNext = raw.statement_type === 'balance_sheet' && raw.fiscal_year === newest + 1;
  return isNext && named && !flows.some((flow) => closesEarlier(flow, raw))
    ? moveYears(raw, -1)
    : raw;
};

/**
 * Gives every fiscal year one name and one end in all statements of a report. The name is the
 * company's: by its definition, by the year the report mentions most, or by the statement whose
 * columns are named rather than dated.
 */
export const alignYears = (
  statements: readonly RawStatement[],
  hints: ReportHints,
): RawStatement[] => {
  const named = statements.map((raw) => moveYears(raw, offsetOf(raw, hints)));
  const flows = named.filter((s) => s.statement_type !== 'balance_sheet');
  const same = named.map((raw) => asFlowsName(raw, flows, hints));
  const ended = fillEnds(same, hints.yearEnd, hints.namedDates);
  return disputeOldYears(agreePeriods(ended, hints), hints);
};
