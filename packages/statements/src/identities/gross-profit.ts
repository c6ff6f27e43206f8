import { bestForm, holdsIn, inEachColumn, type Equation } from './equation.js';
import { rowsOf, type ProofRow } from './proof-row.js';

/**
 * Revenue - cost of sales = gross profit, with the cost printed with or without its sign. Recorded
 * only if it closes.
 */
export const grossProfit = (rows: readonly ProofRow[], years: readonly string[]): Equation[] => {
  const gross = rowsOf(rows, 'gross_profit').at(0);
  if (gross === undefined) return [];
  const above = rows.filter((r) => r.index < gross.index && r.unit === 'money');
  const revenue = rowsOf(above, 'revenue').at(-1);
  const cost = rowsOf(above, 'cost_of_revenue').at(-1);
  if (revenue === undefined || cost === undefined) return [];
  const forms = ([-1, 1] as const).map((sign) => ({
    total: gross,
    addends: [
      { row: revenue, sign: 1 as const },
      { row: cost, sign },
    ],
  }));
  const equations = inEachColumn(bestForm(forms, years.length), years.length, {
    kind: 'difference',
    severity: 'error',
  });
  return equations.some(holdsIn) ? equations : [];
};
