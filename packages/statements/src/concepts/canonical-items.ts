import { BALANCE_ITEMS } from './balance-items.js';
import type { CanonicalItem } from './canonical-item.js';
import { CASH_FLOW_ITEMS } from './cash-flow-items.js';
import { INCOME_ITEMS } from './income-items.js';

/** All canonical line items; where two could claim a row, the earlier one does. */
export const CANONICAL_ITEMS: readonly CanonicalItem[] = [
  ...INCOME_ITEMS,
  ...BALANCE_ITEMS,
  ...CASH_FLOW_ITEMS,
];
