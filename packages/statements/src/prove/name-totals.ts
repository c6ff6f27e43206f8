import type { RawLineItem, RawStatement } from '@fde/contracts';

import { CANONICAL_ITEMS } from '../concepts/canonical-items.js';
import { proofRows } from '../identities/proof-rows.js';
import type { RowRole } from '../language/index.js';

/** The item of the taxonomy that a row of this role is. */
const ITEM_OF: Readonly<Partial<Record<RowRole, string>>> = {
  total_assets: 'total_assets',
  total_equity_and_liabilities: 'total_liabilities_and_equity',
  total_equity: 'total_equity',
  opening_cash: 'opening_cash',
  closing_cash: 'closing_cash',
};

const nameOf = (role: RowRole | undefined): string | undefined => {
  const id = role === undefined ? undefined : ITEM_OF[role];
  return CANONICAL_ITEMS.find((item) => item.id === id)?.label;
};

/**
 * Grand totals printed without a label are named by the identity that they close: "Total assets", where their place
 * alone would say "Subtotal after other assets".
 */
export const nameTotals = (raw: RawStatement): RawStatement => {
  if (!raw.line_items.some((item) => item.name_inferred === true)) return raw;
  const rows = proofRows(raw.statement_type, raw.line_items, raw.years);
  const line_items = raw.line_items.map((item, index): RawLineItem => {
    const name = item.name_inferred === true ? nameOf(rows[index]?.role) : undefined;
    return name === undefined ? item : { ...item, name };
  });
  return { ...raw, line_items };
};
