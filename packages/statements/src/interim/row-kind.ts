import type { CompiledData } from '@fde/contracts';
import { proofRows } from '../identities/proof-rows.js';

/**
 * What a row's number is over time. Flows add up; the cash at the first and at the last day of a
 * period is the balance of that day; what is per share, a count or an average is none of these.
 */
export type RowKind = 'flow' | 'opening' | 'closing' | 'balance' | 'average';

/** The kinds of the rows of a compiled statement, in its order. */
export const rowKinds = (data: CompiledData): RowKind[] => {
  if (data.statement_type === 'balance_sheet') return data.line_items.map(() => 'balance');
  const rows = proofRows(data.statement_type, data.line_items, data.years);
  return data.line_items.map(({ unit }, at) => {
    if (unit !== 'money') return 'average';
    if (rows[at]?.concept === 'opening_cash') return 'opening';
    return rows[at]?.concept === 'closing_cash' ? 'closing' : 'flow';
  });
};
