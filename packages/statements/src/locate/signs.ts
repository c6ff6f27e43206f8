import type { CanonicalStatementType } from '@fde/contracts';

import { roleOf } from '../concepts/roles.js';
import type { RowRole } from '../language/index.js';

/** How much a row of a role tells that its table is this statement. Counted once per role. */
const WEIGHTS: Readonly<Record<CanonicalStatementType, Partial<Record<RowRole, number>>>> = {
  income_statement: {
    revenue: 2,
    cost_of_sales: 1,
    gross_profit: 1.5,
    operating_income: 1.5,
    operating_expense: 1,
    pretax_income: 2.5,
    income_tax: 2,
    net_income: 2,
    net_income_owners: 1,
    dividends_per_share: 0.5,
    eps_basic: 2,
    eps_diluted: 1.5,
    shares_basic: 0.5,
    premiums: 1,
    interest: 1.5,
  },
  balance_sheet: {
    total_assets: 4,
    total_equity_and_liabilities: 3,
    total_liabilities: 1.5,
    total_equity: 2,
    net_assets: 2,
    current_assets: 1,
    current_liabilities: 1,
    equity_line: 1.5,
    liability_line: 1,
    asset_line: 1,
  },
  cash_flow_statement: {
    operating_cash: 3,
    investing_cash: 3,
    financing_cash: 3,
    exchange_effect: 1,
    net_change_in_cash: 1.5,
    opening_cash: 1.5,
    closing_cash: 1.5,
    cash_adjustment: 1,
    investing_line: 1,
    financing_line: 1,
  },
};

export interface Signs {
  readonly score: number;
  readonly roles: ReadonlySet<RowRole>;
}

/** What the labels of a page or block say for one type of statement. */
export const signsOf = (type: CanonicalStatementType, labels: readonly string[]): Signs => {
  const roles = new Set<RowRole>();
  for (const label of labels) {
    const role = roleOf(type, label);
    if (role !== undefined) roles.add(role);
  }
  let score = 0;
  for (const role of roles) score += WEIGHTS[type][role] ?? 0;
  return { score, roles };
};

const has = (signs: Signs, ...roles: RowRole[]): boolean => roles.some((r) => signs.roles.has(r));

/** Whether the last rows of a statement of this type were seen. */
export const isComplete = (type: CanonicalStatementType, signs: Signs): boolean => {
  switch (type) {
    case 'balance_sheet':
      return (
        has(signs, 'total_assets', 'net_assets') &&
        has(signs, 'total_equity_and_liabilities', 'net_assets')
      );
    case 'cash_flow_statement':
      return (
        has(signs, 'closing_cash') && has(signs, 'operating_cash') && has(signs, 'financing_cash')
      );
    case 'income_statement':
      return (
        has(signs, 'net_income') &&
        has(signs, 'revenue', 'interest', 'premiums', 'operating_income')
      );
  }
};
