import { addAll, bestForm, holdsIn, inEachColumn, type Equation, type Form } from './equation.js';
import { rowsOf, type ProofRow } from './proof-row.js';

/**
 * A public body's balance sheet has no total of its assets: its net financial assets (or net debt)
 * and its non-financial assets are its accumulated surplus. The non-financial assets are one row,
 * their total, or several rows without one.
 */
const publicBodyForms = (rows: readonly ProofRow[]): Form[] => {
  const net = rowsOf(rows, 'net_financial_assets').at(-1);
  if (net === undefined) return [];
  const below = rows.filter(({ index, unit }) => index > net.index && unit === 'money');
  const unnamed = below.filter(({ label }) => label === '');
  const named = rowsOf(below, 'equity_line', 'total_equity', 'net_assets');
  return [...named, ...unnamed].flatMap((surplus) => {
    const between = below.filter(({ index }) => index < surplus.index);
    if (between.length === 0) return [];
    const choices = [...between.toReversed().map((row) => [row]), between];
    return choices.map((assets) => ({ total: surplus, addends: addAll([net, ...assets]) }));
  });
};

/**
 * The ways in which a balance sheet balances, most common first: total equity and liabilities =
 * total assets; the British net assets = equity; total assets = liabilities + equity if no row adds
 * the two up; a public body's.
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
  return publicBodyForms(rows);
};

/** A balance sheet balances. If its rows are not named, a form that holds nowhere says nothing. */
export const balanceEquations = (
  rows: readonly ProofRow[],
  years: readonly string[],
): Equation[] => {
  const forms = formsOf(rows);
  const equations = inEachColumn(bestForm(forms, years.length), years.length, {
    kind: 'balance',
    severity: 'error',
  });
  return forms.length === 1 || equations.some(holdsIn) ? equations : [];
};

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
