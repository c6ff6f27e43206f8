import type { CanonicalStatementType } from '@fde/contracts';

/** Canonical items of concepts, by the statement that prints them. */
type ItemsOf = Readonly<
  Record<CanonicalStatementType, Readonly<Record<string, string | undefined>>>
>;

/** A taxonomy of a country: how its namespaces begin in all editions, and what its concepts are. */
export interface NationalTaxonomy {
  readonly name: string;
  readonly namespace: string;
  readonly items: ItemsOf;
}

/** United Kingdom and Ireland: Financial Reporting Council, FRS 101, 102 and 105. */
const FRC: ItemsOf = {
  income_statement: {
    TurnoverRevenue: 'revenue',
    CostSales: 'cost_of_revenue',
    GrossProfitLoss: 'gross_profit',
    OperatingProfitLoss: 'operating_income',
    InterestPayableSimilarChargesFinanceCosts: 'interest_expense',
    ProfitLossOnOrdinaryActivitiesBeforeTax: 'income_before_taxes',
    TaxTaxCreditOnProfitOrLossOnOrdinaryActivities: 'income_tax',
    ProfitLoss: 'net_income',
    ProfitLossOnOrdinaryActivitiesAfterTax: 'net_income',
  },
  balance_sheet: {
    IntangibleAssets: 'intangible_assets',
    PropertyPlantEquipment: 'property_plant_equipment',
    FixedAssets: 'total_noncurrent_assets',
    TotalInventories: 'inventories',
    CashBankOnHand: 'cash_and_cash_equivalents',
    CurrentAssets: 'total_current_assets',
    Equity: 'total_equity',
  },
  cash_flow_statement: {
    NetCashFlowsFromUsedInOperatingActivities: 'operating_cash_flow',
    NetCashFlowsFromUsedInInvestingActivities: 'investing_cash_flow',
    NetCashFlowsFromUsedInFinancingActivities: 'financing_cash_flow',
    DividendsPaidClassifiedAsFinancingActivities: 'dividends_paid',
  },
};

/** Netherlands: Dutch civil code, Council for Annual Reporting (RJ), Chamber of Commerce. */
const DUTCH: ItemsOf = {
  income_statement: {
    NetTurnover: 'revenue',
    NetRevenue: 'revenue',
    NetOperatingResult: 'operating_income',
    ResultBeforeTax: 'income_before_taxes',
    ResultAfterTax: 'net_income',
  },
  balance_sheet: {
    IntangibleAssets: 'intangible_assets',
    PropertyPlantEquipment: 'property_plant_equipment',
    AssetsNoncurrent: 'total_noncurrent_assets',
    Inventories: 'inventories',
    AssetsCurrent: 'total_current_assets',
    Assets: 'total_assets',
    LiabilitiesNoncurrent: 'total_noncurrent_liabilities',
    LiabilitiesCurrent: 'total_current_liabilities',
    EquityAndLiabilities: 'total_liabilities_and_equity',
  },
  cash_flow_statement: {
    CashFlowOperatingActivities: 'operating_cash_flow',
    CashFlowInvestingActivities: 'investing_cash_flow',
    CashFlowFinancingActivities: 'financing_cash_flow',
    DividendsPaidClassifiedAsFinancingActivities: 'dividends_paid',
  },
};

/** Denmark: Danish Business Authority, financial statements act. */
const DANISH: ItemsOf = {
  income_statement: {
    Revenue: 'revenue',
    GrossProfitLoss: 'gross_profit',
    ProfitLossFromOrdinaryOperatingActivities: 'operating_income',
    ProfitLossFromOrdinaryActivitiesBeforeTax: 'income_before_taxes',
    TaxExpense: 'income_tax',
    ProfitLoss: 'net_income',
  },
  balance_sheet: {
    IntangibleAssets: 'intangible_assets',
    PropertyPlantAndEquipment: 'property_plant_equipment',
    NoncurrentAssets: 'total_noncurrent_assets',
    Inventories: 'inventories',
    CashAndCashEquivalents: 'cash_and_cash_equivalents',
    CurrentAssets: 'total_current_assets',
    Assets: 'total_assets',
    Equity: 'total_equity',
    ShorttermLiabilitiesOtherThanProvisions: 'total_current_liabilities',
    LiabilitiesAndEquity: 'total_liabilities_and_equity',
  },
  cash_flow_statement: {},
};

/** Sweden: general annual reports of companies in K2 and K3. */
const SWEDISH: ItemsOf = {
  income_statement: {
    Nettoomsattning: 'revenue',
    Rorelseresultat: 'operating_income',
    ResultatForeSkatt: 'income_before_taxes',
    SkattAretsResultat: 'income_tax',
    AretsResultat: 'net_income',
  },
  balance_sheet: {
    Anlaggningstillgangar: 'total_noncurrent_assets',
    Omsattningstillgangar: 'total_current_assets',
    Tillgangar: 'total_assets',
    EgetKapital: 'total_equity',
    LangfristigaSkulder: 'total_noncurrent_liabilities',
    KortfristigaSkulder: 'total_current_liabilities',
    EgetKapitalSkulder: 'total_liabilities_and_equity',
  },
  cash_flow_statement: {},
};

/** Japan: statements by Japanese standards in EDINET. */
const JAPANESE: ItemsOf = {
  income_statement: {
    NetSales: 'revenue',
    CostOfSales: 'cost_of_revenue',
    GrossProfit: 'gross_profit',
    SellingGeneralAndAdministrativeExpenses: 'selling_general_administrative',
    OperatingIncome: 'operating_income',
    IncomeBeforeIncomeTaxes: 'income_before_taxes',
    IncomeTaxes: 'income_tax',
    ProfitLoss: 'net_income',
    ProfitLossAttributableToOwnersOfParent: 'net_income_attributable_to_parent',
  },
  balance_sheet: {
    CurrentAssets: 'total_current_assets',
    NoncurrentAssets: 'total_noncurrent_assets',
    Assets: 'total_assets',
    CurrentLiabilities: 'total_current_liabilities',
    NoncurrentLiabilities: 'total_noncurrent_liabilities',
    Liabilities: 'total_liabilities',
    RetainedEarnings: 'retained_earnings',
    NetAssets: 'total_equity',
    LiabilitiesAndNetAssets: 'total_liabilities_and_equity',
  },
  cash_flow_statement: {
    NetCashProvidedByUsedInOperatingActivities: 'operating_cash_flow',
    NetCashProvidedByUsedInInvestmentActivities: 'investing_cash_flow',
    NetCashProvidedByUsedInFinancingActivities: 'financing_cash_flow',
    NetIncreaseDecreaseInCashAndCashEquivalents: 'net_change_in_cash',
  },
};

export const NATIONAL_TAXONOMIES: readonly NationalTaxonomy[] = [
  { name: 'FRC', namespace: 'http://xbrl.frc.org.uk/fr/', items: FRC },
  { name: 'Dutch civil code', namespace: 'https://www.nltaxonomie.nl/jenv/', items: DUTCH },
  { name: 'RJ', namespace: 'https://www.nltaxonomie.nl/rj/', items: DUTCH },
  { name: 'Danish FSA', namespace: 'http://xbrl.dcca.dk/fsa', items: DANISH },
  {
    name: 'Swedish K2 and K3',
    namespace: 'http://www.taxonomier.se/se/fr/gen-base/',
    items: SWEDISH,
  },
  {
    name: 'EDINET',
    namespace: 'http://disclosure.edinet-fsa.go.jp/taxonomy/jppfs/',
    items: JAPANESE,
  },
];
