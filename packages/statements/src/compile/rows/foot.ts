import type { CanonicalStatementType } from '@fde/contracts';
import type { ConceptId } from '../../language/index.js';
import type { ReportRow } from './row.js';

const EARNINGS: readonly ConceptId[] = [
  'net_income',
  'net_income_attributable_to_parent',
  'net_income_attributable_to_minority',
];
const CASH: readonly ConceptId[] = ['closing_cash', 'opening_cash', 'net_change_in_cash'];

const lastOf = (rows: readonly ReportRow[], concepts: readonly ConceptId[]): number =>
  rows.findLastIndex(({ concept }) => concept !== undefined && concepts.includes(concept));

/** An income statement ends with the figures per share that follow the earnings. */
const footOfIncome = (rows: readonly ReportRow[]): number => {
  const earnings = lastOf(rows, EARNINGS);
  return earnings < 0 ? -1 : rows.findIndex(({ unit }, at) => at > earnings && unit !== 'money');
};

const FOOTS: Readonly<Record<CanonicalStatementType, (rows: readonly ReportRow[]) => number>> = {
  income_statement: footOfIncome,
  balance_sheet: () => -1,
  cash_flow_statement: (rows) => lastOf(rows, CASH),
};

/**
 * Marks the money that is printed below the foot of its statement, the last row that the statement
 * adds up to: supplemental rows, which are in no sum.
 */
export const markBelowFoot = (type: CanonicalStatementType, rows: readonly ReportRow[]): void => {
  const foot = FOOTS[type](rows);
  if (foot < 0) return;
  rows.forEach((row, at) => {
    row.isBelowFoot = at > foot && row.unit === 'money';
  });
};
