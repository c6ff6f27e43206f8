import type { CanonicalStatementType } from '@fde/contracts';

type Concepts = Readonly<Record<string, string>>;

/** US-GAAP concepts of the rows of `us-statements.ts`, by their labels there. */
export const US_CONCEPTS: Readonly<Record<CanonicalStatementType, Concepts>> = {
  income_statement: {
    'Total revenue': 'Revenues',
    'Total cost of revenue': 'CostOfRevenue',
    'Gross profit': 'GrossProfit',
    'Research and development': 'ResearchAndDevelopmentExpense',
    'Selling, general and administrative': 'SellingGeneralAndAdministrativeExpense',
    'Restructuring charges': 'RestructuringCharges',
    'Total operating expenses': 'OperatingExpenses',
    'Operating income': 'OperatingIncomeLoss',
    'Interest income': 'InvestmentIncomeInterest',
    'Interest expense': 'InterestExpenseNonoperating',
    'Other income (expense), net': 'OtherNonoperatingIncomeExpense',
    'Income before income taxes':
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
    'Provision for income taxes': 'IncomeTaxExpenseBenefit',
    'Net income': 'NetIncomeLoss',
  },
  balance_sheet: {
    'Cash and cash equivalents': 'CashAndCashEquivalentsAtCarryingValue',
    'Marketable securities': 'MarketableSecuritiesCurrent',
    'Trade receivables, net': 'AccountsReceivableNetCurrent',
    Inventories: 'InventoryNet',
    'Prepaid expenses and other current assets': 'PrepaidExpenseAndOtherAssetsCurrent',
    'Total current assets': 'AssetsCurrent',
    'Property, plant and equipment, net': 'PropertyPlantAndEquipmentNet',
    Goodwill: 'Goodwill',
    'Other assets': 'OtherAssetsNoncurrent',
    'Total assets': 'Assets',
    'Accounts payable': 'AccountsPayableCurrent',
    'Accrued liabilities': 'AccruedLiabilitiesCurrent',
    'Deferred revenue': 'ContractWithCustomerLiabilityCurrent',
    'Total current liabilities': 'LiabilitiesCurrent',
    'Long-term debt': 'LongTermDebtNoncurrent',
    'Deferred income taxes': 'DeferredIncomeTaxLiabilitiesNet',
    'Other long-term liabilities': 'OtherLiabilitiesNoncurrent',
    'Total liabilities': 'Liabilities',
    'Common stock and additional paid-in capital': 'CommonStocksIncludingAdditionalPaidInCapital',
    'Retained earnings': 'RetainedEarningsAccumulatedDeficit',
    'Accumulated other comprehensive loss': 'AccumulatedOtherComprehensiveIncomeLossNetOfTax',
    "Total shareholders' equity": 'StockholdersEquity',
    "Total liabilities and shareholders' equity": 'LiabilitiesAndStockholdersEquity',
  },
  cash_flow_statement: {
    'Net income': 'NetIncomeLoss',
    'Depreciation and amortization': 'DepreciationDepletionAndAmortization',
    'Share-based compensation': 'ShareBasedCompensation',
    'Deferred income taxes': 'DeferredIncomeTaxExpenseBenefit',
    'Trade receivables': 'IncreaseDecreaseInAccountsReceivable',
    Inventories: 'IncreaseDecreaseInInventories',
    'Net cash provided by operating activities': 'NetCashProvidedByUsedInOperatingActivities',
    'Purchases of property, plant and equipment': 'PaymentsToAcquirePropertyPlantAndEquipment',
    'Net cash used in investing activities': 'NetCashProvidedByUsedInInvestingActivities',
    'Proceeds from long-term debt': 'ProceedsFromIssuanceOfLongTermDebt',
    'Repayments of long-term debt': 'RepaymentsOfLongTermDebt',
    'Dividends paid': 'PaymentsOfDividends',
    'Repurchases of common stock': 'PaymentsForRepurchaseOfCommonStock',
    'Net cash used in financing activities': 'NetCashProvidedByUsedInFinancingActivities',
    'Cash and cash equivalents, beginning of year': 'CashAndCashEquivalentsAtCarryingValue',
    'Cash and cash equivalents, end of year': 'CashAndCashEquivalentsAtCarryingValue',
  },
};

/** Concepts of rows that only their unit tells apart: the labels `Basic` and `Diluted` occur twice. */
export const US_SHARE_CONCEPTS: Readonly<Record<'per_share' | 'shares', Concepts>> = {
  per_share: { Basic: 'EarningsPerShareBasic', Diluted: 'EarningsPerShareDiluted' },
  shares: {
    Basic: 'WeightedAverageNumberOfSharesOutstandingBasic',
    Diluted: 'WeightedAverageNumberOfDilutedSharesOutstanding',
  },
};
