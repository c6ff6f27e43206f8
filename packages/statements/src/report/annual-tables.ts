import { CLOSES } from './weights.js';
import type { ReadCandidate } from './read-tables.js';

/** A flow whose head says that it is a year's, and whose sums close. */
const isYears = ({ raw, coverage }: ReadCandidate): boolean =>
  raw.statement_type !== 'balance_sheet' &&
  raw.period === 'annual' &&
  coverage >= CLOSES &&
  raw.decisions?.period?.evidence.some(
    (e) => e.source === 'column head' || e.source === 'title',
  ) === true;

/**
 * Tables of a part of a year are not statements of an annual report, however well they close: they
 * are left out where the report prints a year's flows, unless its cover says that it is an interim
 * report itself.
 */
export const annualTables = (
  tables: readonly ReadCandidate[],
  interimReport: boolean,
): readonly ReadCandidate[] =>
  interimReport || !tables.some(isYears)
    ? tables
    : tables.filter(({ raw }) => raw.period !== 'interim');
