import type { CanonicalStatementType } from '@fde/contracts';

/**
 * What tells a statement: a table with one concept of each group is the statement itself. Names as US-GAAP, IFRS and the Dutch
 * taxonomies give them.
 */
export const STATEMENT_ANCHORS: Readonly<Record<CanonicalStatementType, readonly RegExp[]>> = {
  income_statement: [
    // What the year left.
    /^(?:NetIncomeLoss|ProfitLoss|Net[Rr]esult|ResultAfterTax|IncomeLossIncluding|IncomeLossAttributable)/,
    // What stands between it and the profit before: tax, or what it is per share or unit.
    /^(?:IncomeTax|.*EarningsPerShare|.*EarningsLossPerShare|.*TaxExpense|.*BeforeTax|IncomeLoss.*BeforeIncomeTaxes)/,
    // What it was earned with, or what it cost.
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
