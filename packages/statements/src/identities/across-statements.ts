import type { Check, RawStatement } from '@fde/contracts';

import { checkOf, type Equation } from './equation.js';
import { rowsOf, type ProofRow } from './proof-row.js';
import { proofRows } from './proof-rows.js';

/**
 * Identities between two statements are recorded for the second's rows, in the years that both
 * print.
 */
interface Across {
  readonly of: readonly ProofRow[];
  readonly other: readonly ProofRow[];
  readonly years: readonly string[];
}

const sharedRows = (of: RawStatement, other: RawStatement): Across => {
  const years = of.years.filter((y) => other.years.includes(y));
  const money = (raw: RawStatement): ProofRow[] =>
    proofRows(raw.statement_type, raw.line_items, years).filter((r) => r.unit === 'money');
  return { of: money(of), other: money(other), years };
};

const areEqual = (a: ProofRow, b: ProofRow): boolean =>
  a.values.length > 0 &&
  a.values.some((value) => value !== 0 && !Number.isNaN(value)) &&
  a.values.every((value, column) => value === b.values[column]);

/**
 * Two rows of two statements that should be one number: proof if they agree, and nothing if they do
 * not.
 */
const tied = (
  kind: Equation['kind'],
  severity: 'error' | 'warning',
  [own, hit]: readonly [ProofRow, ProofRow],
  { years }: Across,
  where: string,
): Check[] =>
  years.map((_, column) => {
    const label = `${hit.label} (${where})`;
    const addends = [{ row: { ...hit, label }, sign: 1 as const }];
    const check = checkOf({ kind, severity, column, total: own, addends }, years);
    return { ...check, rows: [own.index] };
  });

/** The profit stands among the first rows of a cash flow statement. */
const FIRST_ROWS = 8;

const firstPair = (
  some: readonly ProofRow[],
  others: readonly ProofRow[],
): readonly [ProofRow, ProofRow] | undefined => {
  for (const row of some) {
    const hit = others.find((other) => areEqual(row, other));
    if (hit !== undefined) return [row, hit];
  }
  return undefined;
};

/** The profit at the beginning of the cash flow statement stands in the income statement too. */
export const netIncomeTie = (income: RawStatement, cash: RawStatement): Check[] => {
  const across = sharedRows(cash, income);
  const first = across.of.filter((r) => r.index < FIRST_ROWS);
  const pair = firstPair(first, across.other);
  return pair === undefined
    ? []
    : tied('net_income_tie', 'error', pair, across, 'income statement');
};

/**
 * The closing cash stands in the balance sheet too. If it does not, restricted cash, overdrafts or
 * short-term deposits make the difference, as in a third of all reports; then nothing is recorded.
 */
export const closingCashTie = (balanceSheet: RawStatement, cash: RawStatement): Check[] => {
  const across = sharedRows(cash, balanceSheet);
  const pair = firstPair(rowsOf(across.of, 'closing_cash'), across.other);
  return pair === undefined ? [] : tied('closing_cash', 'warning', pair, across, 'balance sheet');
};
