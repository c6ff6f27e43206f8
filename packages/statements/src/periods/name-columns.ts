import type { Period, StatementColumn } from '@fde/contracts';

import { yearOf } from '../language/dates/iso-date.js';

type Described = Omit<StatementColumn, 'name'>;

const SCOPES: Readonly<Record<NonNullable<StatementColumn['scope']>, string>> = {
  group: 'group',
  company: 'company',
  segment: 'segment',
  predecessor: 'predecessor',
  successor: 'successor',
};

const BASES: Readonly<Record<NonNullable<StatementColumn['basis']>, string>> = {
  restated: 'restated',
  reclassified: 'reclassified',
  pro_forma: 'pro forma',
  unaudited: 'unaudited',
  budget: 'budget',
  converted: 'converted',
};

/** `29 weeks to 2013-12-29`, `2023`, `2016-12-31`. */
const timeOf = ({ kind, end, length }: Period, year: string | undefined): string | undefined => {
  if (length === undefined || kind === 'instant') return year ?? end;
  const { count, unit } = length;
  const long = `${Math.round(count)} ${count === 1 ? unit.slice(0, -1) : unit}`;
  const to = end ?? year;
  return to === undefined ? long : `${long} to ${to}`;
};

/** Whether its end, not its year, tells it from the statement's own columns. */
const hasOwnEnd = ({ reason, period, scope }: Described): boolean =>
  reason === 'part_of_year' ||
  (reason === 'same_year' && period.kind === 'instant' && scope === undefined);

/** What a column that is not a fiscal year is called: its time, whose it is, and on what basis. */
const nameOf = (column: Described, year: string | undefined): string => {
  const { period, scope, basis, currency, reason, position } = column;
  const parts = [
    timeOf(period, hasOwnEnd(column) ? undefined : year),
    scope === undefined ? undefined : SCOPES[scope],
    basis === undefined ? undefined : BASES[basis],
    basis === 'converted' ? currency : undefined,
    reason === 'change' ? 'change' : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : `column ${position ?? ''}`.trim();
};

/** The name of a fiscal year, which only its own column has. */
const BARE_YEAR = /^\d{4}$/;

/**
 * Names columns beside the fiscal years, so that no two columns of a statement share a name; `taken`
 * are the names of its years. A second column of the same words is told apart by its place.
 */
export const nameOthers = (
  columns: readonly Described[],
  taken: readonly string[],
): StatementColumn[] => {
  const names = new Set(taken);
  return columns.map((column) => {
    const { end } = column.period;
    const name = nameOf(column, end === undefined ? undefined : String(yearOf(end)));
    const isTaken = names.has(name) || BARE_YEAR.test(name);
    const free = isTaken ? `${name} (column ${column.position ?? names.size + 1})` : name;
    names.add(free);
    return { name: free, ...column };
  });
};
