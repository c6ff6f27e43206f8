import type { CanonicalStatementType, Unit } from '@fde/contracts';

import type { ConceptId } from '../language/index.js';

/** The part of a statement that a row or a heading stands in. Rows of different parts are never one item. */
export interface StatementPart {
  readonly side?: 'assets' | 'liabilities' | 'equity';
  readonly term?: 'current' | 'noncurrent';
  readonly activity?: 'operating' | 'investing' | 'financing';
  readonly dilution?: 'basic' | 'diluted';
}

interface Entry extends StatementPart {
  readonly id: ConceptId;
  /** In English. Without a label it is a kind of row that no standard names. */
  readonly label?: string;
  /** Money by default. */
  readonly unit?: Unit;
  /** Deducted from a total, whether or not its numbers are printed below zero. */
  readonly sign?: -1;
  /** By nature a total or subtotal. */
  readonly total?: true;
  /** Its elements in the US GAAP and IFRS taxonomies, if one fits. */
  readonly us_gaap?: string;
  readonly ifrs_full?: string;
}

/** What a row of a statement is. The language files say under which labels companies print it. */
export interface Concept extends Entry {
  readonly statement: CanonicalStatementType;
}

/** A concept with a name, by which companies are compared. */
export type NamedConcept = Concept & { readonly label: string };

const conceptsOf = (
  statement: CanonicalStatementType,
  entries: readonly Entry[],
): readonly Concept[] => entries.map((entry) => ({ ...entry, statement }));

/** All that rows may be. If two could claim a row, the earlier one does. */
export const TAXONOMY: readonly Concept[] = [
  ...conceptsOf('income_statement', [
    { id: 'revenue', label: 'Revenue', us_gaap: 'Revenues', ifrs_full: 'Revenue' },
    {
      id: 'cost_of_revenue',
      label: 'Cost of revenue',
      sign: -1,
      us_gaap: 'CostOfRevenue',
      ifrs_full: 'CostOfSales',
    },
    {
      id: 'gross_profit',
      label: 'Gross profit',
      total: true,
      us_gaap: 'GrossProfit',
      ifrs_full: 'GrossProfit',
    },
    {
      id: 'research_and_development',
      label: 'Research and development',
      sign: -1,
      us_gaap: 'ResearchAndDevelopmentExpense',
      ifrs_full: 'ResearchAndDevelopmentExpense',
    },
    {
      id: 'selling_general_administrative',
      label: 'Selling, general and administrative',
      sign: -1,
      us_gaap: 'SellingGeneralAndAdministrativeExpense',
      ifrs_full: 'SellingGeneralAndAdministrativeExpense',
    },
    {
      id: 'operating_expenses',
      label: 'Operating expenses',
      sign: -1,
      us_gaap: 'OperatingExpenses',
    },
    {
      id: 'operating_income',
      label: 'Operating income',
      total: true,
      us_gaap: 'OperatingIncomeLoss',
      ifrs_full: 'ProfitLossFromOperatingActivities',
    },
    {
      id: 'interest_expense',
      label: 'Interest expense',
      sign: -1,
      us_gaap: 'InterestExpense',
      ifrs_full: 'FinanceCosts',
    },
    {
      id: 'income_before_taxes',
      label: 'Income before taxes',
      total: true,
      us_gaap:
        'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
      ifrs_full: 'ProfitLossBeforeTax',
    },
    {
      id: 'income_tax',
      label: 'Income tax',
      sign: -1,
      us_gaap: 'IncomeTaxExpenseBenefit',
      ifrs_full: 'IncomeTaxExpenseContinuingOperations',
    },
    {
      id: 'net_income',
      label: 'Net income',
      total: true,
      us_gaap: 'ProfitLoss',
      ifrs_full: 'ProfitLoss',
    },
    {
      id: 'net_income_attributable_to_parent',
      label: 'Net income attributable to the parent',
      us_gaap: 'NetIncomeLoss',
      ifrs_full: 'ProfitLossAttributableToOwnersOfParent',
    },
    {
      id: 'net_income_attributable_to_minority',
      label: 'Net income attributable to non-controlling interests',
      us_gaap: 'NetIncomeLossAttributableToNoncontrollingInterest',
      ifrs_full: 'ProfitLossAttributableToNoncontrollingInterests',
    },
    {
      id: 'eps_basic',
      label: 'Basic earnings per share',
      unit: 'per_share',
      dilution: 'basic',
      us_gaap: 'EarningsPerShareBasic',
      ifrs_full: 'BasicEarningsLossPerShare',
    },
    {
      id: 'eps_diluted',
      label: 'Diluted earnings per share',
      unit: 'per_share',
      dilution: 'diluted',
      us_gaap: 'EarningsPerShareDiluted',
      ifrs_full: 'DilutedEarningsLossPerShare',
    },
    {
      id: 'shares_basic',
      label: 'Weighted average shares, basic',
      unit: 'shares',
      dilution: 'basic',
      us_gaap: 'WeightedAverageNumberOfSharesOutstandingBasic',
      ifrs_full: 'WeightedAverageShares',
    },
    {
      id: 'shares_diluted',
      label: 'Weighted average shares, diluted',
      unit: 'shares',
      dilution: 'diluted',
      us_gaap: 'WeightedAverageNumberOfDilutedSharesOutstanding',
      ifrs_full: 'AdjustedWeightedAverageShares',
    },
    { id: 'dividends_per_share', unit: 'per_share' },
    { id: 'comprehensive_income' },
    { id: 'discontinued' },
    { id: 'interest' },
    { id: 'premiums' },
    { id: 'expense_line', sign: -1 },
  ]),
  ...conceptsOf('balance_sheet', [
    {
      id: 'cash_and_cash_equivalents',
      label: 'Cash and cash equivalents',
      side: 'assets',
      us_gaap: 'CashAndCashEquivalentsAtCarryingValue',
      ifrs_full: 'CashAndCashEquivalents',
    },
    {
      id: 'receivables',
      label: 'Trade receivables',
      side: 'assets',
      us_gaap: 'AccountsReceivableNetCurrent',
      ifrs_full: 'TradeAndOtherCurrentReceivables',
    },
    {
      id: 'inventories',
      label: 'Inventories',
      side: 'assets',
      us_gaap: 'InventoryNet',
      ifrs_full: 'Inventories',
    },
    {
      id: 'total_current_assets',
      label: 'Total current assets',
      side: 'assets',
      term: 'current',
      us_gaap: 'AssetsCurrent',
      ifrs_full: 'CurrentAssets',
    },
    {
      id: 'property_plant_equipment',
      label: 'Property, plant and equipment',
      side: 'assets',
      term: 'noncurrent',
      us_gaap: 'PropertyPlantAndEquipmentNet',
      ifrs_full: 'PropertyPlantAndEquipment',
    },
    {
      id: 'goodwill',
      label: 'Goodwill',
      side: 'assets',
      term: 'noncurrent',
      us_gaap: 'Goodwill',
      ifrs_full: 'Goodwill',
    },
    {
      id: 'intangible_assets',
      label: 'Intangible assets',
      side: 'assets',
      term: 'noncurrent',
      us_gaap: 'IntangibleAssetsNetExcludingGoodwill',
      ifrs_full: 'IntangibleAssetsOtherThanGoodwill',
    },
    {
      id: 'total_noncurrent_assets',
      label: 'Total non-current assets',
      side: 'assets',
      term: 'noncurrent',
      us_gaap: 'AssetsNoncurrent',
      ifrs_full: 'NoncurrentAssets',
    },
    {
      id: 'total_assets',
      label: 'Total assets',
      side: 'assets',
      total: true,
      us_gaap: 'Assets',
      ifrs_full: 'Assets',
    },
    {
      id: 'payables',
      label: 'Trade payables',
      side: 'liabilities',
      us_gaap: 'AccountsPayableCurrent',
      ifrs_full: 'TradeAndOtherCurrentPayables',
    },
    {
      id: 'short_term_debt',
      label: 'Short-term debt',
      side: 'liabilities',
      term: 'current',
      us_gaap: 'DebtCurrent',
      ifrs_full: 'CurrentBorrowings',
    },
    {
      id: 'total_current_liabilities',
      label: 'Total current liabilities',
      side: 'liabilities',
      term: 'current',
      us_gaap: 'LiabilitiesCurrent',
      ifrs_full: 'CurrentLiabilities',
    },
    {
      id: 'long_term_debt',
      label: 'Long-term debt',
      side: 'liabilities',
      term: 'noncurrent',
      us_gaap: 'LongTermDebtNoncurrent',
      ifrs_full: 'NoncurrentPortionOfNoncurrentBorrowings',
    },
    {
      id: 'total_noncurrent_liabilities',
      label: 'Total non-current liabilities',
      side: 'liabilities',
      term: 'noncurrent',
      us_gaap: 'LiabilitiesNoncurrent',
      ifrs_full: 'NoncurrentLiabilities',
    },
    {
      id: 'total_liabilities',
      label: 'Total liabilities',
      side: 'liabilities',
      total: true,
      us_gaap: 'Liabilities',
      ifrs_full: 'Liabilities',
    },
    {
      id: 'retained_earnings',
      label: 'Retained earnings',
      side: 'equity',
      us_gaap: 'RetainedEarningsAccumulatedDeficit',
      ifrs_full: 'RetainedEarnings',
    },
    {
      id: 'noncontrolling_interests',
      label: 'Non-controlling interests',
      side: 'equity',
      us_gaap: 'MinorityInterest',
      ifrs_full: 'NoncontrollingInterests',
    },
    {
      id: 'equity_attributable_to_parent',
      label: 'Equity attributable to the parent',
      side: 'equity',
      us_gaap: 'StockholdersEquity',
      ifrs_full: 'EquityAttributableToOwnersOfParent',
    },
    {
      id: 'total_equity',
      label: 'Total equity',
      side: 'equity',
      total: true,
      us_gaap: 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
      ifrs_full: 'Equity',
    },
    {
      id: 'total_liabilities_and_equity',
      label: 'Total liabilities and equity',
      total: true,
      us_gaap: 'LiabilitiesAndStockholdersEquity',
      ifrs_full: 'EquityAndLiabilities',
    },
    { id: 'net_assets', total: true },
    { id: 'asset_line', side: 'assets' },
    { id: 'liability_line', side: 'liabilities' },
    { id: 'equity_line', side: 'equity' },
  ]),
  ...conceptsOf('cash_flow_statement', [
    {
      id: 'cash_flow_net_income',
      label: 'Net income (cash flow statement)',
      activity: 'operating',
      us_gaap: 'ProfitLoss',
      ifrs_full: 'ProfitLoss',
    },
    {
      id: 'depreciation_and_amortization',
      label: 'Depreciation and amortization',
      activity: 'operating',
      us_gaap: 'DepreciationDepletionAndAmortization',
      ifrs_full: 'DepreciationAndAmortisationExpense',
    },
    {
      id: 'share_based_compensation',
      label: 'Share-based compensation',
      activity: 'operating',
      us_gaap: 'ShareBasedCompensation',
      ifrs_full: 'AdjustmentsForSharebasedPayments',
    },
    {
      id: 'operating_cash_flow',
      label: 'Operating cash flow',
      activity: 'operating',
      total: true,
      us_gaap: 'NetCashProvidedByUsedInOperatingActivities',
      ifrs_full: 'CashFlowsFromUsedInOperatingActivities',
    },
    {
      id: 'capital_expenditure',
      label: 'Capital expenditure',
      activity: 'investing',
      sign: -1,
      us_gaap: 'PaymentsToAcquirePropertyPlantAndEquipment',
      ifrs_full: 'PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
    },
    {
      id: 'investing_cash_flow',
      label: 'Investing cash flow',
      activity: 'investing',
      total: true,
      us_gaap: 'NetCashProvidedByUsedInInvestingActivities',
      ifrs_full: 'CashFlowsFromUsedInInvestingActivities',
    },
    {
      id: 'dividends_paid',
      label: 'Dividends paid',
      activity: 'financing',
      sign: -1,
      us_gaap: 'PaymentsOfDividends',
      ifrs_full: 'DividendsPaidClassifiedAsFinancingActivities',
    },
    {
      id: 'share_repurchases',
      label: 'Share repurchases',
      activity: 'financing',
      sign: -1,
      us_gaap: 'PaymentsForRepurchaseOfCommonStock',
      ifrs_full: 'PaymentsToAcquireOrRedeemEntitysShares',
    },
    {
      id: 'debt_issued',
      label: 'Proceeds from debt',
      activity: 'financing',
      us_gaap: 'ProceedsFromIssuanceOfLongTermDebt',
      ifrs_full: 'ProceedsFromBorrowingsClassifiedAsFinancingActivities',
    },
    {
      id: 'debt_repaid',
      label: 'Repayment of debt',
      activity: 'financing',
      sign: -1,
      us_gaap: 'RepaymentsOfLongTermDebt',
      ifrs_full: 'RepaymentsOfBorrowingsClassifiedAsFinancingActivities',
    },
    {
      id: 'financing_cash_flow',
      label: 'Financing cash flow',
      activity: 'financing',
      total: true,
      us_gaap: 'NetCashProvidedByUsedInFinancingActivities',
      ifrs_full: 'CashFlowsFromUsedInFinancingActivities',
    },
    {
      id: 'exchange_rate_effect',
      label: 'Effect of exchange rates on cash',
      us_gaap:
        'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
      ifrs_full: 'EffectOfExchangeRateChangesOnCashAndCashEquivalents',
    },
    {
      id: 'net_change_in_cash',
      label: 'Net change in cash',
      total: true,
      us_gaap:
        'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
      ifrs_full: 'IncreaseDecreaseInCashAndCashEquivalents',
    },
    { id: 'opening_cash', label: 'Cash at the beginning of the year' },
    {
      id: 'closing_cash',
      label: 'Cash at the end of the year',
      total: true,
      us_gaap: 'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
    },
    { id: 'discontinued' },
    { id: 'cash_adjustment', activity: 'operating' },
    { id: 'investing_line', activity: 'investing' },
    { id: 'financing_line', activity: 'financing' },
  ]),
];

const isNamed = (concept: Concept): concept is NamedConcept => concept.label !== undefined;

export const NAMED_CONCEPTS: readonly NamedConcept[] = TAXONOMY.filter(isNamed);
