import type {
  DecisionName,
  RawLineItem,
  RawStatement,
  SettledReview,
  StatementColumn,
} from '@fde/contracts';
import { withColumns } from '../../periods/statement-columns.js';

type Setter = (raw: RawStatement, value: string) => RawStatement;

const renameKeys = <T>(byYear: Record<string, T>, names: ReadonlyMap<string, string>) =>
  Object.fromEntries(Object.entries(byYear).map(([year, one]) => [names.get(year) ?? year, one]));

const renameItem = (item: RawLineItem, names: ReadonlyMap<string, string>): RawLineItem => ({
  ...item,
  values: renameKeys(item.values, names),
  ...(item.sources === undefined ? {} : { sources: renameKeys(item.sources, names) }),
});

/** Its ends belong to the year that was read. */
const renameColumn = (
  column: StatementColumn,
  names: ReadonlyMap<string, string>,
): StatementColumn => {
  const name = names.get(column.name);
  if (name === undefined || name === column.name) return column;
  const { start: _start, end: _end, ...period } = column.period;
  return { ...column, name, period };
};

export const yearsIn = (value: string): string[] =>
  value
    .split(',')
    .map((year) => year.trim())
    .filter((year) => year !== '');

/** Columns keep their place and get other names; the newest one names the statement's year. */
const renameYears: Setter = (raw, value) => {
  const years = yearsIn(value);
  const names = new Map(raw.years.map((year, column) => [year, years[column] ?? year]));
  const numbers = years.map((year) => Number.parseInt(year, 10)).filter(Number.isInteger);
  return {
    ...raw,
    years,
    fiscal_year: numbers.length === 0 ? raw.fiscal_year : Math.max(...numbers),
    // Ends belong to the years that were read; ends for other years would be invented.
    fiscal_year_ends: renameKeys(
      Object.fromEntries(
        Object.entries(raw.fiscal_year_ends).filter(([year]) => names.get(year) === year),
      ),
      names,
    ),
    ...withColumns(raw, (columns) => columns.map((column) => renameColumn(column, names))),
    ...(raw.year_scales === undefined ? {} : { year_scales: renameKeys(raw.year_scales, names) }),
    line_items: raw.line_items.map((item) => renameItem(item, names)),
    checks: raw.checks.map((check) => ({ ...check, year: names.get(check.year) ?? check.year })),
  };
};

/**
 * What a corrected decision changes in its statement. Other decisions can only be confirmed, or the
 * statement set aside.
 */
const SETTERS: Readonly<Partial<Record<DecisionName, Setter>>> = {
  scale: (raw, value) => ({ ...raw, scale: Number(value) }),
  currency: (raw, value) => ({ ...raw, currency: value }),
  company_name: (raw, value) => ({ ...raw, company_name: value }),
  years: renameYears,
};

export const setterOf = (decision: string): Setter | undefined =>
  Object.entries(SETTERS).find(([name]) => name === decision)?.[1];

const DECIDED_BY_A_PERSON = { source: 'review', weight: 1 } as const;

const settleDecision = (
  raw: RawStatement,
  decision: string,
  review: SettledReview,
): RawStatement => {
  const before = Object.entries(raw.decisions ?? {}).find(([name]) => name === decision)?.[1];
  const { given, read, review_id } = review;
  const value = String((given.verdict === 'correct' ? given.value : undefined) ?? read.value ?? '');
  const made = {
    value,
    evidence: [{ ...DECIDED_BY_A_PERSON, says: value }],
    ...(before === undefined ? {} : { against: before.evidence, read: before.value }),
    review_id,
  };
  const withDecision = { ...raw, decisions: { ...raw.decisions, [decision]: made } };
  return given.verdict === 'correct'
    ? (setterOf(decision)?.(withDecision, value) ?? withDecision)
    : withDecision;
};

/** The statement with a decision as a person made it: all its figures follow at once. */
export const applyToDecision = (raw: RawStatement, review: SettledReview): RawStatement => {
  const { decision, given, review_id } = review;
  if (decision === null) return raw;
  return given.verdict === 'not-on-this-page'
    ? { ...raw, set_aside_by: review_id }
    : settleDecision(raw, decision, review);
};
