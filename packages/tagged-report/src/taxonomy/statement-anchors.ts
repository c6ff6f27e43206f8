import type { CanonicalStatementType } from '@fde/contracts';

/** One form of a statement. */
export interface AnchorForm {
  /** Groups of names: a table with one concept of each is the statement. */
  readonly groups: readonly RegExp[];
  /** The form states parts of the group by members, as equity by its classes: they count too. */
  readonly countsMembers?: true;
}

/**
 * How to recognise a statement, by each form that taxonomies give it. Names are from the US-GAAP, IFRS, British and
 * Irish (FRC), Dutch and Danish taxonomies.
 */
export const STATEMENT_ANCHORS: Readonly<Record<CanonicalStatementType, readonly AnchorForm[]>> = {
  income_statement: [
    {
      groups: [
        // The result of the year.
        /^(?:NetIncomeLoss|ProfitLoss|Net[Rr]esult|ResultAfterTax|IncomeLossIncluding|IncomeLossAttributable)/,
        // What relates to it: tax, or the result per share or unit.
        /^(?:IncomeTax|TaxTaxCredit|.*Earnings(?:Loss)?PerShare|.*TaxExpense|.*BeforeTax|IncomeLoss.*BeforeIncomeTaxes)/,
        // What earned it, or what it cost.
        new RegExp(
          [
            '^(?:Revenue|SalesRevenue|Sales$|NetRevenue|NetTurnover|RegulatedAnd|ElectricUtility|Insurance(?:Revenue|Service)',
            'Interest(?:And|Income|Revenue)|Noninterest|PremiumsEarned|BenefitsLosses|OperatingExpense|OperatingIncome',
            'CostsAndExpenses|CostOf|GrossProfit|ProfitLossFromOperating|Employee(?:Benefits)|GeneralAndAdministrative',
            'TurnoverRevenue|CostSales|AdministrativeExpenses|OperatingProfitLoss|GrossResult|GrossOperatingResult)',
          ].join('|'),
        ),
      ],
    },
    // Charities: income, expenditure, and what is left of it (Charities SORP).
    {
      groups: [
        /^(?:IncomeEndowments|IncomeFrom)/,
        /^Expenditure$/,
        /^(?:NetIncomeExpenditure|NetIncreaseDecreaseInCharitableFunds)/,
      ],
    },
  ],
  balance_sheet: [
    {
      groups: [
        /^(?:Assets$|AssetsTotal|BalanceSheetTotal|BalanceSheetBeforeAfter)/,
        /^(?:LiabilitiesAndStockholdersEquity|EquityAndLiabilities|EquityLiabilities|LiabilitiesAndEquity)/,
        /^(?:StockholdersEquity|Equity|Liabilities|PartnersCapital|LimitedLiabilityCompany|AssetsNet)/,
      ],
    },
    // Assets less liabilities, and the funds that own the difference (Companies Act 2006, format 1).
    {
      groups: [
        /^(?:FixedAssets|IntangibleAssets|PropertyPlantEquipment|InvestmentsFixedAssets|CurrentAssets)$/,
        /^(?:NetCurrentAssetsLiabilities|TotalAssetsLessCurrentLiabilities|CashBankOnHand)$/,
        /^(?:NetAssetsLiabilities|Equity$|CharityFunds$|MembersEquity)/,
      ],
      countsMembers: true,
    },
  ],
  cash_flow_statement: [
    {
      groups: [
        /^(?:NetCashProvidedByUsedIn|(?:Net)?CashFlowsFromUsedIn|CashFlow(?:From)?)Operating/,
        /^(?:NetCashProvidedByUsedIn|(?:Net)?CashFlowsFromUsedIn|CashFlow(?:From)?)Investing/,
        /^(?:NetCashProvidedByUsedIn|(?:Net)?CashFlowsFromUsedIn|CashFlow(?:From)?)Financing/,
      ],
    },
  ],
};
