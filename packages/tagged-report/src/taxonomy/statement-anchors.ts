import type { CanonicalStatementType } from '@fde/contracts';
import type { QualifiedName } from '../model.js';

/** Names that begin with one of these patterns. */
const beginning = (...patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:${patterns.join('|')})`);

/** EDINET's taxonomy for companies that report by IFRS ends the names of its concepts so. */
const OF_IFRS = /IFRS$/;

/** In EDINET's summary of five years, every name ends so. */
const OF_SUMMARY = /SummaryOfBusinessResults$/;

/** The name of a concept without what only says by which rules it is stated; empty for one of a summary. */
export const anchorName = ({ local }: QualifiedName): string =>
  OF_SUMMARY.test(local) ? '' : local.replace(OF_IFRS, '');

/** One form of a statement. */
export interface AnchorForm {
  /** Groups of names: a table with one concept of each is the statement. */
  readonly groups: readonly RegExp[];
  /** The form states parts of the group by members, as equity by its classes: they count too. */
  readonly countsMembers?: true;
  /** Other tables have these too: the form counts only in a report without a table of another form. */
  readonly isLast?: true;
}

/**
 * How to recognise a statement, by each form that taxonomies give it. Names are from the US-GAAP, IFRS, British and
 * Irish (FRC), Dutch, Danish, Swedish, German, Estonian and Japanese taxonomies.
 */
export const STATEMENT_ANCHORS: Readonly<Record<CanonicalStatementType, readonly AnchorForm[]>> = {
  income_statement: [
    {
      groups: [
        // The result of the year.
        beginning(
          'NetIncomeLoss',
          'ProfitLoss',
          'Net[Rr]esult',
          'ResultAfterTax',
          'IncomeLossIncluding',
          'IncomeLossFromContinuingOperations(?:Including|$)',
          'IncomeLossAttributable',
          'AretsResultat$',
          'TotalAnnualPeriodProfitLoss$',
        ),
        // What relates to it: tax, or the result per share or unit.
        beginning(
          'IncomeTax',
          'TaxTaxCredit',
          '.*Earnings(?:Loss)?PerShare',
          '.*TaxExpense',
          '.*BeforeTax',
          'ResultatForeSkatt',
          'IncomeLoss.*BeforeIncomeTaxes',
        ),
        // What earned it, or what it cost.
        beginning(
          'Revenue',
          'SalesRevenue',
          'Sales$',
          'NetRevenue',
          'NetTurnover',
          'RegulatedAnd',
          'ElectricUtility',
          'Insurance(?:Revenue|Service)',
          'Interest(?:And|Income|Revenue)',
          'Noninterest',
          'PremiumsEarned',
          'BenefitsLosses',
          'OperatingExpense',
          'OperatingIncome',
          'OrdinaryIncome',
          'CostsAndExpenses',
          'CostOf',
          'GrossProfit',
          'ProfitLossFromOperating',
          'Employee(?:Benefits)',
          'GeneralAndAdministrative',
          'NetSales$',
          'Nettoomsattning',
          'Rorelseresultat',
          'TurnoverRevenue',
          'CostSales',
          'AdministrativeExpenses',
          'OperatingProfitLoss',
          'GrossResult',
          'GrossOperatingResult',
        ),
      ],
    },
    // The commercial code of Germany: names are paths from the statement down.
    {
      groups: [
        /^is\.netIncome$/,
        /^is\.netIncome\.(?:tax|regular\.fin)/,
        /^is\.netIncome\.regular\.operating(?:TC|COGS)\./,
      ],
    },
    // Small companies and funds: what they earn, what it costs, and the result, without a line of tax.
    {
      groups: [
        /^ProfitLoss$/,
        /^(?:TurnoverRevenue|GrossProfitLoss|OperatingRevenueFND)$/,
        beginning(
          'CostSales$',
          'AdministrativeExpenses$',
          'OperatingProfitLoss$',
          'OperatingExpensesFND$',
          'RawMaterialsConsumables',
          'StaffCosts',
          'Other.*(?:Charges|Costs|Expenses)',
        ),
      ],
      isLast: true,
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
        /^(?:Assets$|TotalAssets$|Tillgangar$|AssetsTotal|BalanceSheetTotal|BalanceSheetBeforeAfter)/,
        beginning(
          'LiabilitiesAndStockholdersEquity',
          'EquityAndLiabilities',
          'EquityLiabilities',
          'LiabilitiesAndEquity',
          'LiabilitiesAndNetAssets',
          'EgetKapitalSkulder',
        ),
        beginning(
          'StockholdersEquity',
          'Equity',
          'Liabilities',
          'PartnersCapital',
          'LimitedLiabilityCompany',
          'AssetsNet',
          'NetAssets$',
          'EgetKapital$',
        ),
      ],
    },
    { groups: [/^bs\.ass$/, /^bs\.eqLiab$/, /^bs\.eqLiab\.equity$/] },
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
        /^(?:NetCashProvidedByUsedIn|(?:Net)?CashFlowsFromUsedIn|CashFlows?(?:From)?)Operating/,
        /^(?:NetCashProvidedByUsedIn|(?:Net)?CashFlowsFromUsedIn|CashFlows?(?:From)?)Invest(?:ing|ment)/,
        /^(?:NetCashProvidedByUsedIn|(?:Net)?CashFlowsFromUsedIn|CashFlows?(?:From)?)Financing/,
      ],
    },
  ],
};
