import type { CanonicalStatementType } from '@fde/contracts';

/**
 * How to recognise a statement: a table with one concept of each group is the statement. Names are from the US-GAAP,
 * IFRS and Dutch taxonomies.
 */
export const STATEMENT_ANCHORS: Readonly<Record<CanonicalStatementType, readonly RegExp[]>> = {
  income_statement: [
    // The result of the year.
    /^(?:NetIncomeLoss|ProfitLoss|Net[Rr]esult|ResultAfterTax|IncomeLossIncluding|IncomeLossAttributable)/,
    // What relates to it: tax, or the result per share or unit.
    /^(?:IncomeTax|.*EarningsPerShare|.*EarningsLossPerShare|.*TaxExpense|.*BeforeTax|IncomeLoss.*BeforeIncomeTaxes)/,
    // What earned it, or what it cost.
    new RegExp(
      [
        '^(?:Revenue|SalesRevenue|Sales$|NetRevenue|NetTurnover|RegulatedAnd|ElectricUtility|Insurance(?:Revenue|Service)',
        'Interest(?:And|Income|Revenue)|Noninterest|PremiumsEarned|BenefitsLosses|OperatingExpense|OperatingIncome',
        'CostsAndExpenses|CostOf|GrossProfit|ProfitLossFromOperating|Employee(?:Benefits)|GeneralAndAdministrative)',
      ].join('|'),
    ),
  ],
  balance_sheet: [
    /^(?:Assets$|AssetsTotal|BalanceSheetTotal|BalanceSheetBeforeAfter)/,
    /^(?:LiabilitiesAndStockholdersEquity|EquityAndLiabilities|EquityLiabilities)/,
    /^(?:StockholdersEquity|Equity|Liabilities|PartnersCapital|LimitedLiabilityCompany|AssetsNet)/,
  ],
  cash_flow_statement: [
    /^(?:NetCashProvidedByUsedIn|CashFlowsFromUsedIn|CashFlow(?:From)?)Operating/,
    /^(?:NetCashProvidedByUsedIn|CashFlowsFromUsedIn|CashFlow(?:From)?)Investing/,
    /^(?:NetCashProvidedByUsedIn|CashFlowsFromUsedIn|CashFlow(?:From)?)Financing/,
  ],
};
