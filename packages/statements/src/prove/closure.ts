import type { CanonicalStatementType, Check, RawStatement } from '@fde/contracts';

import { rowsOf, type ProofRow } from '../identities/proof-row.js';

/**
 * The identities that close a statement of each type: if none holds, part of the statement may be
 * missing.
 */
const CLOSING: Readonly<Record<CanonicalStatementType, readonly Check['kind'][]>> = {
  balance_sheet: ['balance'],
  cash_flow_statement: ['cash_flow_foot', 'closing_cash'],
  income_statement: [],
};

/** Whether and where a statement closes. */
export interface Closure {
  /** Share of its closing identities that hold, over all columns; 1 if its type has none. */
  readonly held: number;
  /**
   * The columns that do not close: all of them if one fails anywhere, or none is tried, because a
   * whole row may be lost or misread.
   */
  readonly openYears: ReadonlySet<string>;
  /**
   * The last row that is part of a closing identity. What stands below is supplemental: no sum can
   * prove it, and none needs it.
   */
  readonly lastRow: number;
}

type Statement = Pick<RawStatement, 'statement_type' | 'years' | 'line_items'>;

/**
 * The profit and its attribution end an income statement; per-share amounts and other comprehensive
 * income follow.
 */
const lastProfit = (rows: readonly ProofRow[]): number =>
  rowsOf(rows, 'net_income', 'net_income_attributable_to_parent')
    .filter(({ unit }) => unit === 'money')
    .at(-1)?.index ?? rows.length;

/** A statement whose last row is the opening cash goes on: the closing cash stands on a page that is not read. */
const endsAtOpeningCash = (
  { statement_type: type }: Statement,
  rows: readonly ProofRow[],
): boolean =>
  type === 'cash_flow_statement' &&
  rowsOf(rows, 'closing_cash').length === 0 &&
  rows.at(-1)?.concept === 'opening_cash';

const closesBy = ({ statement_type }: Statement, checks: readonly Check[]): Check[] => {
  const tried = checks.filter(({ kind }) => CLOSING[statement_type].includes(kind));
  // Ties with other statements name one row of this one; they do not show where it ends.
  return tried.filter(({ rows = [] }) => rows.length > 1);
};

export const closureOf = (
  raw: Statement,
  rows: readonly ProofRow[],
  checks: readonly Check[],
): Closure => {
  if (raw.statement_type === 'income_statement')
    return { held: 1, openYears: new Set(), lastRow: lastProfit(rows) };
  const closing = closesBy(raw, checks);
  const failed = closing.filter(({ holds }) => !holds);
  if (closing.length === 0 || endsAtOpeningCash(raw, rows))
    return { held: 0, openYears: new Set(raw.years), lastRow: rows.length };
  return {
    held: 1 - failed.length / closing.length,
    openYears: new Set(failed.length > 0 ? raw.years : []),
    lastRow: Math.max(...closing.flatMap(({ rows: own = [] }) => own)),
  };
};
