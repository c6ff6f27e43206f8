import type { CanonicalStatementType } from '@fde/contracts';

import { conceptOf } from '../concepts/concept-of.js';
import type { ConceptId } from '../language/index.js';

/**
 * How strongly a row of a concept shows that its table is this statement. Counted once per concept.
 */
const WEIGHTS: Readonly<Record<CanonicalStatementType, Partial<Record<ConceptId, number>>>> = {
  income_statement: {
    revenue: 2,
    cost_of_revenue: 1,
    gross_profit: 1.5,
    operating_income: 1.5,
    expense_line: 1,
    income_before_taxes: 2.5,
    income_tax: 2,
    net_income: 2,
    net_income_attributable_to_parent: 1,
    dividends_per_share: 0.5,
    eps_basic: 2,
    eps_diluted: 1.5,
    shares_basic: 0.5,
    premiums: 1,
    interest: 1.5,
  },
  balance_sheet: {
    total_assets: 4,
    total_liabilities_and_equity: 3,
    total_liabilities: 1.5,
    total_equity: 2,
    net_assets: 2,
    net_financial_assets: 4,
    total_current_assets: 1,
    total_current_liabilities: 1,
    equity_line: 1.5,
    liability_line: 1,
    asset_line: 1,
  },
  cash_flow_statement: {
    operating_cash_flow: 3,
    investing_cash_flow: 3,
    financing_cash_flow: 3,
    capital_cash_flow: 1,
    exchange_rate_effect: 1,
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
  readonly concepts: ReadonlySet<ConceptId>;
}

/** How strongly the labels of a page or block show one type of statement. */
export const signsOf = (type: CanonicalStatementType, labels: readonly string[]): Signs => {
  const concepts = new Set<ConceptId>();
  for (const label of labels) {
    const concept = conceptOf(label, type)?.id;
    if (concept !== undefined) concepts.add(concept);
  }
  let score = 0;
  for (const concept of concepts) score += WEIGHTS[type][concept] ?? 0;
  return { score, concepts };
};

const hasAny = (signs: Signs, ...concepts: ConceptId[]): boolean =>
  concepts.some((r) => signs.concepts.has(r));

/** Whether the last rows of a statement of this type were seen. */
export const isComplete = (type: CanonicalStatementType, signs: Signs): boolean => {
  switch (type) {
    case 'balance_sheet':
      return (
        (hasAny(signs, 'total_assets', 'net_assets') &&
          hasAny(signs, 'total_liabilities_and_equity', 'net_assets')) ||
        (hasAny(signs, 'net_financial_assets') && hasAny(signs, 'equity_line'))
      );
    case 'cash_flow_statement':
      return (
        hasAny(signs, 'closing_cash') &&
        hasAny(signs, 'operating_cash_flow') &&
        hasAny(signs, 'financing_cash_flow')
      );
    case 'income_statement':
      return (
        hasAny(signs, 'net_income') &&
        hasAny(signs, 'revenue', 'interest', 'premiums', 'operating_income')
      );
  }
};
