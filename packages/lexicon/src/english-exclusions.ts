import { saying } from './phrases.js';
import type { Phrases } from './reading-words.js';
import type { ConceptId } from './row-kinds.js';

/** What holds no money lent or invested, only what the business itself uses. */
const PROPERTY = `property, properties, equipment, fixed assets, vessels, newbuilds, premises`;

/**
 * What the label of a standardised line never says in English: its row would hold something else
 * than the line's name, or something else as well, and belongs to the others of its section.
 */
export const enExcluded: Readonly<Partial<Record<ConceptId, Phrases>>> = {
  sales_of_services: saying(`other`),
  bank_interest_income: saying(`charges`),
  depreciation_expense: saying(`impairment*`),
  amortization_of_intangibles: saying(`impairment*`),
  restructuring: saying(`impairment*, acquisition related`),
  impairment: saying(`restructuring, amortization, depreciation, other special`),
  other_operating_income: saying(`expense*`),
  net_interest: [
    ...saying(`capitalized, non interest, noninterest`),
    ...saying(`interest and other, other income/expense`),
  ],
  interest_expense: [
    ...saying(`
      net interest, net finance/financial/financing, non interest, noninterest, investment income,
      net of interest income, interest expense income`),
    `… interest expense/expenses (other) net`,
    `… finance/financial/financing costs/expense/expenses net`,
  ],
  interest_income: saying(`other, expense*, charges`),
  prepaid_expenses: saying(`receivable*`),
  receivables: saying(`prepaid, prepayment*`),
  property_plant_equipment: saying(`intangible*, right of use`),
  right_of_use_assets: saying(`property equipment, property and equipment`),
  short_term_investments: saying(`
    other/others (current) financial assets, receivable*, cash, borrowings, non financial`),
  long_term_investments: saying(`other/others (noncurrent) financial assets`),
  goodwill: saying(`intangible*`),
  intangible_assets: saying(`goodwill, tangible and, property and, property equipment`),
  equity_method_investments: saying(`loans, marketable`),
  pension_assets: saying(`titres`),
  deferred_tax_assets: saying(`and other assets, and other current assets`),
  deferred_tax_liabilities: saying(`and other`),
  current_lease_liabilities: saying(`debt, borrowings`),
  lease_liabilities: saying(`debt, borrowings`),
  short_term_debt: saying(`
    other/others (current|short term|noncurrent) financial liabilities, accrued,
    financial liabilities designated/held/at`),
  long_term_debt: saying(`
    other/others (noncurrent|long term) financial liabilities, accrued,
    financial liabilities designated/held/at`),
  accrued_liabilities: saying(`
    income tax*, taxes on income, long term debt, accounts payable, trade payables, deferred income`),
  payables: saying(`accrued, accruals, related part*, investments`),
  contract_liabilities: saying(`tax*, taxation`),
  tax_payable: saying(`deferred`),
  current_provisions: saying(`tax*, zakat`),
  provisions: saying(`tax*, zakat`),
  pension_liabilities: saying(`asset retirement, titres`),
  share_capital: saying(`additional paid in, and paid in capital`),
  additional_paid_in_capital: saying(`common stock and, common stock par value`),
  cash_flow_net_income: [
    ...saying(`before (income) tax*, before zakat, equity method, before interest`),
    ...saying(`attributable to noncontrolling/minority`),
  ],
  depreciation_and_amortization: saying(`
    debt, discount*, premium*, issuance costs, issue costs, finance/financing costs, deferred,
    origination, inventory, unearned, mobilization, plan/plans, securities, liabilities,
    provisions, amortization of operating lease, amortization impairment`),
  share_based_compensation: saying(`excess tax, tax benefit*`),
  disposal_gains: saying(`amortization, impairment*`),
  impairment_charges: saying(`restructuring, amortization, depreciation, debt, disposal/disposals`),
  change_in_receivables: saying(`
    provision, provisions, allowances, prepaid, prepayment*, payables, inventories`),
  change_in_payables: saying(`receivables, lease`),
  change_in_contract_liabilities: saying(`insurance, reinsurance, tax*`),
  pension_contributions: saying(`expense, cost/costs, liability/liabilities, assets`),
  equity_method_adjustment: saying(`gain associated`),
  intangibles_purchased: saying(`
    companies, business/businesses, subsidiar*, sale/sales, disposal/disposals, ${PROPERTY}`),
  capital_expenditure: saying(`
    shares, securities, business/businesses, subsidiar*, sale of, sales of, disposal/disposals`),
  disposals_of_property: saying(`
    investments, securities, intangible*, software, business/businesses, subsidiar*, affiliates,
    associates, trademarks, other assets, other long term assets, other noncurrent assets, purchase*,
    acquisition*, incentives, insurance, profit, loss, gain/gains`),
  acquisitions: saying(`
    securities, investment/investments, intangible*, goodwill, assets, debt, associate/associates,
    joint, noncontrolling, minority, disposal/disposals, sale of, sales of,
    ${PROPERTY}`),
  disposals_of_businesses: saying(`
    investment/investments, securities, affiliates, associate/associated/associates, unconsolidated,
    assets, noncontrolling, minority, purchase*, ${PROPERTY}`),
  investments_purchased: saying(`
    proceeds, sales, sale of, disposal/disposals, redemption*, liquidations, change, changes,
    movement, net increase/decrease, increase decrease, decrease increase, intangible*, software,
    loans, receivables, business/businesses, subsidiar*, ${PROPERTY}`),
  investments_sold: saying(`
    purchase/purchases, acquisition*, assets and, held for sale, noncurrent assets, intangible*, loans, note,
    notes, business/businesses, subsidiary/subsidiaries, tax, hedge/hedges, banking,
    increase decrease, decrease increase, pp e, ${PROPERTY}`),
  loans_granted: saying(`
    impairment*, discount, stock, contributions, sale, sales, securitization*, purchase*`),
  share_award_taxes: saying(`exercise*, creditable, proceeds`),
  dividends_paid: saying(`repurchase*`),
  lease_payments: saying(`debt, borrowings, deposit/deposits, cost, interest`),
  short_term_debt_net: saying(`long term, other financing, loans and`),
  debt_repaid: saying(`proceeds, issuance costs, issue costs, preferred`),
  debt_issued: saying(`repaid, repayment*, payment*, make whole, current portion`),
  share_repurchases: saying(`
    issue/issued/issues, issuance*, reissue*, re issuance, proceeds, exercise*, sale/sales, settlement,
    tax*, withholding*, option/options, transactions, and other, preferred`),
  shares_issued: saying(`
    repurchase*, purchase of treasury/own/common, transaction costs, transactions, issue costs on, fees,
    withholding*, excess tax, subsidiary/subsidiaries, noncontrolling, minority, instruments, contract`),
};
