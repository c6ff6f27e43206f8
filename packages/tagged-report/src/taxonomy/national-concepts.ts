import type { CanonicalStatementType } from '@fde/contracts';

/** Canonical items of concepts, by the statement that prints them. */
type ItemsOf = Readonly<
  Record<CanonicalStatementType, Readonly<Record<string, string | undefined>>>
>;

/** A taxonomy of a country: its namespaces in all editions, and what its concepts are. */
export interface NationalTaxonomy {
  readonly name: string;
  readonly namespace: RegExp;
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
    'Non-currentAssets': 'total_noncurrent_assets',
    TotalInventories: 'inventories',
    CashBankOnHand: 'cash_and_cash_equivalents',
    CashCashEquivalents: 'cash_and_cash_equivalents',
    CurrentAssets: 'total_current_assets',
    TotalAssets: 'total_assets',
    CurrentLiabilities: 'total_current_liabilities',
    'Non-currentLiabilities': 'total_noncurrent_liabilities',
    TotalLiabilities: 'total_liabilities',
    Equity: 'total_equity',
    EquityLiabilities: 'total_liabilities_and_equity',
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
    GrossOperatingResult: 'gross_profit',
    OperatingResult: 'operating_income',
    NetOperatingResult: 'operating_income',
    ResultBeforeTax: 'income_before_taxes',
    IncomeTaxExpense: 'income_tax',
    ResultAfterTax: 'net_income',
    NetResultAfterTax: 'net_income',
  },
  balance_sheet: {
    IntangibleAssets: 'intangible_assets',
    PropertyPlantEquipment: 'property_plant_equipment',
    AssetsNoncurrent: 'total_noncurrent_assets',
    Inventories: 'inventories',
    CashAndCashEquivalents: 'cash_and_cash_equivalents',
    AssetsCurrent: 'total_current_assets',
    Assets: 'total_assets',
    EquityGroup: 'total_equity',
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
    Personalkostnader: 'employee_costs',
    OvrigaRorelseintakter: 'other_operating_income',
    Rorelseresultat: 'operating_income',
    RantekostnaderLiknandeResultatposter: 'interest_expense',
    ResultatForeSkatt: 'income_before_taxes',
    SkattAretsResultat: 'income_tax',
    AretsResultat: 'net_income',
  },
  balance_sheet: {
    ImmateriellaAnlaggningstillgangar: 'intangible_assets',
    MateriellaAnlaggningstillgangar: 'property_plant_equipment',
    Anlaggningstillgangar: 'total_noncurrent_assets',
    VarulagerMm: 'inventories',
    Kundfordringar: 'receivables',
    KassaBank: 'cash_and_cash_equivalents',
    Omsattningstillgangar: 'total_current_assets',
    Tillgangar: 'total_assets',
    Aktiekapital: 'share_capital',
    EgetKapital: 'total_equity',
    Avsattningar: 'provisions',
    Leverantorsskulder: 'payables',
    LangfristigaSkulder: 'total_noncurrent_liabilities',
    KortfristigaSkulder: 'total_current_liabilities',
    EgetKapitalSkulder: 'total_liabilities_and_equity',
  },
  cash_flow_statement: {},
};

/** Germany: core taxonomy of the commercial code (HGB), which the electronic balance sheet (E-Bilanz) uses too. */
const GERMAN: ItemsOf = {
  income_statement: {
    'is.netIncome.regular.operatingTC.grossTradingProfit.totalOutput.netSales': 'revenue',
    'is.netIncome.regular.operatingCOGS.grossTradingProfit.netSales': 'revenue',
    'is.netIncome.regular.operatingTC.grossTradingProfit.materialServices': 'materials',
    'is.netIncome.regular.operatingTC.staff': 'employee_costs',
    'is.netIncome.regular.operatingTC.deprAmort': 'depreciation_expense',
    'is.netIncome.regular.fin.netInterest.income': 'interest_income',
    'is.netIncome.regular.fin.netInterest.expenses': 'interest_expense',
    'is.netIncome.tax': 'income_tax',
    'is.netIncome': 'net_income',
  },
  balance_sheet: {
    'bs.ass.fixAss.intan': 'intangible_assets',
    'bs.ass.fixAss.tan': 'property_plant_equipment',
    'bs.ass.fixAss': 'total_noncurrent_assets',
    'bs.ass.currAss.inventory': 'inventories',
    'bs.ass.currAss.receiv.trade': 'receivables',
    'bs.ass.currAss.cashEquiv': 'cash_and_cash_equivalents',
    'bs.ass.currAss': 'total_current_assets',
    'bs.ass': 'total_assets',
    'bs.eqLiab.equity.subscribed': 'share_capital',
    'bs.eqLiab.equity': 'total_equity',
    'bs.eqLiab.accruals': 'provisions',
    'bs.eqLiab': 'total_liabilities_and_equity',
  },
  cash_flow_statement: {},
};

/** Estonia: annual reports to the commercial register (RIK). */
const ESTONIAN: ItemsOf = {
  income_statement: {
    Revenue: 'revenue',
    CostOfGoodsSold: 'cost_of_revenue',
    GrossProfitLoss: 'gross_profit',
    RawMaterialsAndConsumablesUsed: 'materials',
    EmployeeExpense: 'employee_costs',
    AdministrativeExpenses: 'administrative_expenses',
    TotalProfitLoss: 'operating_income',
    InterestIncome: 'interest_income',
    InterestExpenses: 'interest_expense',
    TotalProfitLossBeforeTax: 'income_before_taxes',
    IncomeTaxExpense: 'income_tax',
    TotalAnnualPeriodProfitLoss: 'net_income',
  },
  balance_sheet: {
    CashAndCashEquivalents: 'cash_and_cash_equivalents',
    Inventories: 'inventories',
    CurrentAssets: 'total_current_assets',
    InvestmentProperty: 'investment_property',
    PropertyPlantAndEquipment: 'property_plant_equipment',
    IntangibleAssets: 'intangible_assets',
    NonCurrentAssets: 'total_noncurrent_assets',
    Assets: 'total_assets',
    CurrentLiabilities: 'total_current_liabilities',
    NonCurrentLiabilities: 'total_noncurrent_liabilities',
    Liabilities: 'total_liabilities',
    IssuedCapital: 'share_capital',
    RetainedEarningsLoss: 'retained_earnings',
    Equity: 'total_equity',
    LiabilitiesAndEquity: 'total_liabilities_and_equity',
  },
  cash_flow_statement: {
    CashFlowsFromOperatingActivities: 'operating_cash_flow',
    CashFlowsFromInvestingActivities: 'investing_cash_flow',
    CashFlowsFromFinancingActivities: 'financing_cash_flow',
    ChangeInCashAndCashEquivalents: 'net_change_in_cash',
    CashAndCashEquivalentsAtBeginningOfPeriod: 'opening_cash',
    CashAndCashEquivalentsAtEndOfPeriod: 'closing_cash',
  },
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
  { name: 'FRC', namespace: /^http:\/\/xbrl\.frc\.org\.uk\/fr\//, items: FRC },
  // Instances name the edition (nt16) and the ministry, whose name has changed (venj, jenv).
  {
    name: 'Dutch civil code',
    namespace: /^https?:\/\/www\.nltaxonomie\.nl\/(?:nt\d+\/)?(?:jenv|venj)\//,
    items: DUTCH,
  },
  { name: 'RJ', namespace: /^https?:\/\/www\.nltaxonomie\.nl\/(?:nt\d+\/)?rj\//, items: DUTCH },
  { name: 'Danish FSA', namespace: /^http:\/\/xbrl\.dcca\.dk\/fsa/, items: DANISH },
  {
    name: 'Swedish K2 and K3',
    namespace: /^http:\/\/www\.taxonomier\.se\/se\/fr\/gen-base\//,
    items: SWEDISH,
  },
  { name: 'HGB', namespace: /^http:\/\/www\.xbrl\.de\/taxonomies\/de-gaap-ci-/, items: GERMAN },
  {
    name: 'Estonian GAAP',
    namespace: /^http:\/\/xbrl\.eesti\.ee\/taxonomy\/et-gaap_/,
    items: ESTONIAN,
  },
  {
    name: 'EDINET',
    namespace: /^http:\/\/disclosure\.edinet-fsa\.go\.jp\/taxonomy\/jppfs\//,
    items: JAPANESE,
  },
];
