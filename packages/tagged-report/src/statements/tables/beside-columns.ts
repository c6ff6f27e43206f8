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

const unitOf = (cells: readonly NumberCell[]): string =>
  mostFrequent(cells.map(({ fact }) => fact.unitRef ?? '')) ?? '';

const timeOf = ({ context: { period } }: NumberCell): string => JSON.stringify(period);

/** Percentages of the sales beside the amounts: another column has the time in the unit of the table. */
const isMeasureOfOther = (
  cells: readonly NumberCell[],
  period: Period,
  numbers: readonly NumberCell[],
): boolean => {
  const unit = unitOf(numbers);
  return (
    unitOf(cells) !== unit &&
    numbers.some(
      (other) =>
        other.fact.unitRef === unit &&
        timeOf(other) === JSON.stringify(period) &&
        cells.every(({ endColumn }) => endColumn !== other.endColumn),
    )
  );
};

const whyOfTime = (period: Period): Why => {
  const kind = period.kind === 'duration' ? lengthKindOf(period) : 'unknown';
  if (kind === 'part') return { reason: 'part_of_year' };
  return { reason: kind === 'long' ? 'longer_than_year' : 'same_year' };
};

const whyOf = (
  cells: readonly NumberCell[],
  period: Period,
  numbers: readonly NumberCell[],
): Why => {
  if (cells.every(({ context }) => isOfRestatement(context))) return { reason: 'other_basis' };
  const primary = cells.filter(({ isPrimary }) => isPrimary);
  if (2 * primary.length > cells.length)
    return isMeasureOfOther(cells, period, numbers) ? { reason: 'same_year' } : whyOfTime(period);
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

/** What a grid column shows that holds no year; undefined if it only sets some rows in. */
export const besideColumn = (
  cells: readonly NumberCell[],
  numbers: readonly NumberCell[],
): BesideColumn | undefined => {
  const most = mostFrequent(cells.map(timeOf));
  const period = cells.find((cell) => timeOf(cell) === most)?.context.period;
  if (period === undefined || period.kind === 'forever') return undefined;
  const why = whyOf(cells, period, numbers);
  if (why.reason !== 'other_basis' && !standsBeside(cells, numbers)) return undefined;
  const unitRef = unitOf(cells);
  const key = JSON.stringify([most, why, mostFrequent(cells.map(membersOf)), unitRef]);
  return { key, unitRef, column: { period: statedPeriod(period), is_fiscal_year: false, ...why } };
};
