import type { StatementColumn } from '@fde/contracts';
import { lengthKindOf } from '@fde/statements';
import type { Period } from '../../model.js';
import { isOfCompanyAlone } from '../group-contexts.js';
import type { NumberCell } from '../number-cell.js';
import { daysOf, endOf, isOfRestatement } from '../primary-context.js';
import { mostFrequent } from './most-frequent.js';

/** A column of numbers that is no fiscal year of the statement: what it covers, and why it stands beside the years. */
export interface BesideColumn {
  /** The same in all tables of the statement. */
  readonly key: string;
  /** The unit of most of its numbers. */
  readonly unitRef: string;
  readonly column: Omit<StatementColumn, 'name'>;
}

type Why = Pick<StatementColumn, 'reason' | 'scope'>;

/** A column beside the group's has numbers in the group's rows; an inner column has rows of its own. */
const standsBeside = (cells: readonly NumberCell[], numbers: readonly NumberCell[]): boolean => {
  const shared = cells.filter(({ row, endColumn }) =>
    numbers.some((other) => other.row === row && other.endColumn !== endColumn && other.isPrimary),
  );
  return 2 * shared.length > cells.length;
};

/** Another column of the statement's own time holds no part of it: percentages of the sales. */
const whyOfTime = (period: Period, own: readonly Period[]): Why => {
  if (own.some((time) => JSON.stringify(time) === JSON.stringify(period)))
    return { reason: 'same_year' };
  const kind = period.kind === 'duration' ? lengthKindOf(period) : 'unknown';
  if (kind === 'part') return { reason: 'part_of_year' };
  return { reason: kind === 'long' ? 'longer_than_year' : 'same_year' };
};

const whyOf = (cells: readonly NumberCell[], period: Period, own: readonly Period[]): Why => {
  if (cells.every(({ context }) => isOfRestatement(context))) return { reason: 'other_basis' };
  const primary = cells.filter(({ isPrimary }) => isPrimary);
  if (2 * primary.length > cells.length) return whyOfTime(period, own);
  const isCompany = cells.every(({ context }) => isOfCompanyAlone(context));
  return { reason: 'other_scope', scope: isCompany ? 'company' : 'segment' };
};

/** As the contract has it, with the length of a part of a year, which tells quarters from halves. */
export const statedPeriod = (period: Period): StatementColumn['period'] => {
  if (period.kind !== 'duration') return { kind: 'instant', end: endOf(period) };
  const isYear = lengthKindOf(period) === 'year';
  return isYear ? period : { ...period, length: { count: daysOf(period), unit: 'days' } };
};

/** The name of a part of the group, of a class, of an adjustment. */
const membersOf = ({ context }: NumberCell): string =>
  context.dimensions
    .map(({ member }) => (typeof member === 'string' ? member : member.local))
    .join(' ');

/**
 * What a grid column shows that holds no year; undefined if it only sets some rows in. `own` are the periods of the
 * columns that hold years.
 */
export const besideColumn = (
  cells: readonly NumberCell[],
  numbers: readonly NumberCell[],
  own: readonly Period[],
): BesideColumn | undefined => {
  const times = cells.map(({ context }) => context.period);
  const most = mostFrequent(times.map((time) => JSON.stringify(time)));
  const period = times.find((time) => JSON.stringify(time) === most);
  if (period === undefined || period.kind === 'forever') return undefined;
  const why = whyOf(cells, period, own);
  if (why.reason !== 'other_basis' && !standsBeside(cells, numbers)) return undefined;
  const unitRef = mostFrequent(cells.map(({ fact }) => fact.unitRef ?? '')) ?? '';
  const key = JSON.stringify([most, why, mostFrequent(cells.map(membersOf)), unitRef]);
  return { key, unitRef, column: { period: statedPeriod(period), is_fiscal_year: false, ...why } };
};
