import { CLOSES } from './weights.js';
import type { ReadCandidate } from './read-tables.js';

/** A statement of flows whose heads say that it covers a year, and whose sums close. */
const isYears = ({ raw, coverage }: ReadCandidate): boolean =>
  raw.statement_type !== 'balance_sheet' &&
  raw.period === 'annual' &&
  coverage >= CLOSES &&
  raw.decisions?.period?.evidence.some(
    (e) => e.source === 'column head' || e.source === 'title',
  ) === true;

/**
 * Tables that cover part of a year are not statements of an annual report, however well they close.
 * They are left out if the report also prints the flows of a year, unless its cover calls it an
 * interim report.
 */
export const annualTables = (
  tables: readonly ReadCandidate[],
  interimReport: boolean,
): readonly ReadCandidate[] =>
  interimReport || !tables.some(isYears)
    ? tables
    : tables.filter(({ raw }) => raw.period !== 'interim');
