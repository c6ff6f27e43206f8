/** Usual line items that a search can name, by the statement that prints them (`GET /api/v1/compiled-statements/compare`). */
const CONCEPTS = {
  income_statement: [
    'revenue',
    'cost_of_revenue',
    'gross_profit',
    'research_and_development',
    'selling_general_administrative',
    'operating_expenses',
    'operating_income',
    'interest_expense',
    'income_before_taxes',
    'income_tax',
    'net_income',
    'net_income_attributable_to_parent',
    'net_income_attributable_to_minority',
    'eps_basic',
    'eps_diluted',
    'shares_basic',
    'shares_diluted',
  ],
  balance_sheet: [
    'cash_and_cash_equivalents',
    'receivables',
    'inventories',
    'total_current_assets',
    'property_plant_equipment',
    'goodwill',
    'intangible_assets',
    'total_noncurrent_assets',
    'total_assets',
    'payables',
    'short_term_debt',
    'total_current_liabilities',
    'long_term_debt',
    'total_noncurrent_liabilities',
    'total_liabilities',
    'retained_earnings',
    'noncontrolling_interests',
    'equity_attributable_to_parent',
    'total_equity',
    'total_liabilities_and_equity',
  ],
  cash_flow_statement: [
    'cash_flow_net_income',
    'depreciation_and_amortization',
    'share_based_compensation',
    'operating_cash_flow',
    'capital_expenditure',
    'investing_cash_flow',
    'dividends_paid',
    'share_repurchases',
    'debt_issued',
    'debt_repaid',
    'financing_cash_flow',
    'exchange_rate_effect',
    'net_change_in_cash',
    'opening_cash',
    'closing_cash',
    'free_cash_flow',
  ],
} as const;

type ComparedType = keyof typeof CONCEPTS;
type ConceptId = (typeof CONCEPTS)[ComparedType][number];

export interface Concept {
  readonly id: ConceptId;
  readonly type: ComparedType;
}

const TYPES = Object.keys(CONCEPTS) as ComparedType[];

export const ALL_CONCEPTS: readonly Concept[] = TYPES.flatMap((type) =>
  CONCEPTS[type].map((id) => ({ id, type })),
);
