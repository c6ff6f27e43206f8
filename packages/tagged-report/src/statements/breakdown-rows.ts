import type { StatementRow } from './tables/table-rows.js';

/** "Includes stock-based compensation as follows:", below the last row of a statement. */
const BREAKS_DOWN = /\binclud(?:es|ed|ing)\b.*(?::|as follows)|\bas follows\b/i;

const isPrimaryLine = ({ kind, values }: StatementRow): boolean =>
  kind === 'line' && [...values.values()].some(({ isPrimary }) => isPrimary);

const isPerShare = (row: StatementRow): boolean =>
  /PerShare|SharesOutstanding/.test(conceptsOf(row));

const conceptsOf = ({ facts }: StatementRow): string =>
  facts.map(({ concept }) => concept.local).join(' ');

const isLine = ({ kind }: StatementRow): boolean => kind === 'line';

/**
 * The rows of an income statement without any breakdown table below it: without rows under a heading that announces
 * one, and without rows of parts of the group after the last row of the whole group. Rows per share of a class of
 * stock stay.
 */
export const withoutBreakdown = (rows: readonly StatementRow[]): StatementRow[] => {
  const lastShare = rows.findLastIndex((row) => isPrimaryLine(row) && isPerShare(row));
  const opens = rows.findIndex(
    ({ kind, label }, at) => kind === 'heading' && at > lastShare && BREAKS_DOWN.test(label),
  );
  const own = lastShare >= 0 && opens >= 0 ? rows.slice(0, opens) : [...rows];
  // The profit of a class of stock or of partners comes above the rows per share, which end the statement.
  const last = Math.max(own.findLastIndex(isPrimaryLine), own.findLastIndex(isPerShare));
  return lastShare < 0 ? own : own.filter((row, at) => at <= last || !isLine(row));
};
