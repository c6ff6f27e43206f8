import type { CanonicalStatementType, Check } from '@fde/contracts';

import { balanceEquations, claimsEquations } from './balance.js';
import { cashBridge } from './cash-bridge.js';
import { earningsPerShare } from './earnings-per-share.js';
import { checkOf, type Equation } from './equation.js';
import { grossProfit } from './gross-profit.js';
import type { ProofRow } from './proof-row.js';

interface Identity {
  readonly name: string;
  readonly statement: CanonicalStatementType;
  readonly checks: (rows: readonly ProofRow[], years: readonly string[]) => Check[];
}

const inChecks =
  (equations: (rows: readonly ProofRow[], years: readonly string[]) => Equation[]) =>
  (rows: readonly ProofRow[], years: readonly string[]): Check[] =>
    equations(rows, years).map((equation) => checkOf(equation, years));

/**
 * The identities between named rows of a statement, of one report or of many years. Sums that need
 * no names are found from the numbers alone (find-sums); ties between two statements are in
 * across-statements.
 */
export const IDENTITIES: readonly Identity[] = [
  {
    name: 'assets = equity + liabilities',
    statement: 'balance_sheet',
    checks: inChecks(balanceEquations),
  },
  {
    name: 'equity + liabilities = their total',
    statement: 'balance_sheet',
    checks: inChecks(claimsEquations),
  },
  {
    name: 'activities -> change in cash -> closing cash -> opening cash of the next year',
    statement: 'cash_flow_statement',
    checks: inChecks(cashBridge),
  },
  { name: 'profit / shares', statement: 'income_statement', checks: earningsPerShare },
  {
    name: 'revenue - cost of sales = gross profit',
    statement: 'income_statement',
    checks: inChecks(grossProfit),
  },
];

/** Tries every identity of a statement's type. */
export const tryIdentities = (
  statement: CanonicalStatementType,
  rows: readonly ProofRow[],
  years: readonly string[],
): Check[] =>
  IDENTITIES.filter((identity) => identity.statement === statement).flatMap((identity) =>
    identity.checks(rows, years),
  );
