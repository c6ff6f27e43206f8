import { inEachColumn, plus, type Equation, type Form } from './equation.js';
import { amount, rowsWithRole, type ProofRow } from './proof-row.js';

/** Two equal rows larger than all others, where no label names the totals: assets above, equity and liabilities below. */
const largestRepeated = (rows: readonly ProofRow[]): Form[] => {
  const [a, b] = rows
    .filter((r) => r.unit === 'money')
    .sort((x, y) => amount(y.values[0]) - amount(x.values[0]));
  if (a === undefined || b === undefined || !(amount(a.values[0]) > 0)) return [];
  if (!a.values.every((value, column) => amount(value) === amount(b.values[column]))) return [];
  const [upper, lower] = a.index < b.index ? [a, b] : [b, a];
  return [{ total: lower, addends: plus([upper]) }];
};

/**
 * The ways in which a balance sheet balances, the commonest first: total equity and liabilities = total assets; the
 * British net assets = equity; total assets = liabilities + equity where no row adds the two up.
 */
const formsOf = (rows: readonly ProofRow[]): Form[] => {
  const assets = rowsWithRole(rows, 'total_assets').at(0);
  const claims = rowsWithRole(rows, 'total_equity_and_liabilities').at(-1);
  const net = rowsWithRole(rows, 'net_assets').at(-1);
  const equity = rowsWithRole(rows, 'total_equity').at(-1);
  const liabilities = rowsWithRole(rows, 'total_liabilities').at(-1);
  if (claims !== undefined)
    return assets === undefined
      ? largestRepeated(rows)
      : [{ total: claims, addends: plus([assets]) }];
  if (net !== undefined && equity !== undefined) return [{ total: equity, addends: plus([net]) }];
  if (assets !== undefined && liabilities !== undefined && equity !== undefined)
    return [...largestRepeated(rows), { total: assets, addends: plus([liabilities, equity]) }];
  return largestRepeated(rows);
};

/** A balance sheet balances. */
export const balance = (rows: readonly ProofRow[], years: readonly string[]): Equation[] =>
  inEachColumn(formsOf(rows).at(0), years.length, { kind: 'balance', severity: 'error' });
