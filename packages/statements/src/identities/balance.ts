import { holdsIn, inEachColumn, addAll, type Equation, type Form } from './equation.js';
import { rowsOf, type ProofRow } from './proof-row.js';

/**
 * The ways in which a balance sheet balances, most common first: total equity and liabilities =
 * total assets; the British net assets = equity; total assets = liabilities + equity if no row adds
 * the two up.
 */
const formsOf = (rows: readonly ProofRow[]): Form[] => {
  const assets = rowsOf(rows, 'total_assets').at(0);
  const claims = rowsOf(rows, 'total_liabilities_and_equity').at(-1);
  const net = rowsOf(rows, 'net_assets').at(-1);
  const equity = rowsOf(rows, 'total_equity').at(-1);
  const liabilities = rowsOf(rows, 'total_liabilities').at(-1);
  if (claims !== undefined && assets !== undefined)
    return [{ total: claims, addends: addAll([assets]) }];
  if (net !== undefined && equity !== undefined) return [{ total: equity, addends: addAll([net]) }];
  if (assets !== undefined && liabilities !== undefined && equity !== undefined)
    return [{ total: assets, addends: addAll([liabilities, equity]) }];
  return [];
};

/** A balance sheet balances. */
export const balanceEquations = (rows: readonly ProofRow[], years: readonly string[]): Equation[] =>
  inEachColumn(formsOf(rows).at(0), years.length, { kind: 'balance', severity: 'error' });

/**
 * Total liabilities + total equity = the total of both. Recorded only if it closes, because other
 * claims may stand between them.
 */
export const claimsEquations = (
  rows: readonly ProofRow[],
  years: readonly string[],
): Equation[] => {
  const total = rowsOf(rows, 'total_liabilities_and_equity').at(-1);
  const liabilities = rowsOf(rows, 'total_liabilities').at(-1);
  const equity = rowsOf(rows, 'total_equity').at(-1);
  if (total === undefined || liabilities === undefined || equity === undefined) return [];
  const form = { total, addends: addAll([liabilities, equity]) };
  const equations = inEachColumn(form, years.length, { kind: 'sum', severity: 'error' });
  return equations.every(holdsIn) ? equations : [];
};
