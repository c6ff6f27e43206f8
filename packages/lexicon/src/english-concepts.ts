import type { Phrases } from './reading-words.js';
import { phrasesOf } from './phrases.js';
import type { ConceptId } from './row-kinds.js';

/** The labels of standardised lines in English. */
export const en: Readonly<Partial<Record<ConceptId, Phrases>>> = {
  revenue: phrasesOf(`
    … sales to customers, revenues net of …, operating revenues (net), total operating revenues,
    net product revenues, total net revenues …, total revenue*, total revenue* net of interest
    …`),
  operating_income: phrasesOf(`
    consolidated operating income/profit, operating surplus, results from operations,
    change/changes/increase/decrease (decrease|increase) in net assets from operations,
    change/changes/increase/decrease (decrease|increase) in net assets before non operating …,
    operating income/profit/loss (loss|profit|income) from continuing operations,
    operating income/profit (loss) before/after (credit) impairment* …,
    earnings/income/profit/loss (loss|profit) before (net) interest/finance/financial/financing
    (costs|expenses|items|expense) (and income tax*|and tax*|income tax*|tax*) (ebit)`),
  operating_expenses: phrasesOf(`
    (total) (other) operating expenses/expenditure/costs, operating costs and expenses,
    noninterest expenses`),
  bank_interest_income: phrasesOf(`
    total interest income, interest income …, interest and dividend income, interest and similar
    income, interest and fees on loans …`),
  bank_interest_expense: phrasesOf(`
    total interest expense, interest expense/expenditure, interest and similar expenses`),
  net_interest_income: phrasesOf(`net interest income`),
  net_fee_income: phrasesOf(`
    net fee (and commission) income, net commission income, net fees and commissions`),
  fee_expense: phrasesOf(`fee (and commission) expense*, commission expense*`),
  fee_income: phrasesOf(`
    fee (and commission) income, fees and commissions, commission income, commissions and fees,
    investment banking …`),
  trading_income: phrasesOf(`
    net trading income …, trading income, trading revenue*, principal transactions, net income
    from trading …, net gains/gain from trading …`),
  credit_losses: phrasesOf(`
    provision/provisions … credit/loan/lease losses …, credit provision for loan losses, credit loss expense …, expected
    credit losses …, credit impairment …, loan impairment …, impairment of loans …`),
  premiums_earned: phrasesOf(`
    net earned premiums, premiums earned, net premiums earned, insurance revenue, premiums,
    insurance premiums earned, sales of insurance …`),
  claims: phrasesOf(`
    insurance claims …, claims incurred …, benefits and claims …, policyholder benefits …,
    insurance losses …, losses and loss adjustment …, net claims …, insurance service expense*,
    life annuity …`),
  acquisition_costs: phrasesOf(`
    amortization of deferred … acquisition costs, policy acquisition costs, acquisition costs`),
  insurance_service_result: phrasesOf(`insurance service result`),
  insurer_investment_income: phrasesOf(`
    net investment income, investment income …, insurance … interest dividend …`),
  sales_of_goods: phrasesOf(`
    net product sales, product sales, product*, sales of goods …, products (net), equipment …,
    merchandise, net sales`),
  sales_of_services: phrasesOf(`
    net service sales, service*, sales of services …, services (and other), membership …,
    membership fees, subscription*, … services revenue*`),
  rental_income: phrasesOf(`rental income, rental revenue*, lease revenue*, leasing revenue*`),
  cost_of_revenue: phrasesOf(`
    cost/costs of (net)
    sales/revenue/revenues/goods/product/products/service/services/merchandise …, total
    cost/costs of (net) sales/revenue/revenues/goods/product/products/services …, … cost/costs
    of sales, merchandise costs`),
  research_and_development: phrasesOf(`
    research and development …, … research and development, research development …, technology
    and content, technology and development, product development, technology and infrastructure`),
  selling_general_administrative: phrasesOf(`
    selling general and administrative …, selling marketing and administrative …, marketing
    general and administrative …, operating selling general and administrative …, selling
    distribution and administrative …, selling and administrative …, selling informational and
    administrative …`),
  selling_expenses: phrasesOf(`
    selling (and) marketing/distribution expense*/cost*, sales and marketing …, marketing (and
    selling) expense*/cost*, marketing and sales …, marketing and selling …, distribution
    cost*/expense*, selling expense*, advertising …`),
  administrative_expenses: phrasesOf(`
    general and administrative …, administrative cost*/expense* …, general administrative …`),
  employee_costs: phrasesOf(`
    employee benefit/benefits expense*/cost* …, personnel expense*/cost* …, staff costs …,
    salaries …, wages …, compensation and benefits …, labor …`),
  materials: phrasesOf(`
    raw materials …, cost of electricity/fuel/gas/energy/power …, cost of natural gas …,
    materials …, cost of materials …, purchased power …, fuel …, purchased materials …, changes
    in inventories …`),
  operation_and_maintenance: phrasesOf(`
    operation and maintenance …, operating and maintenance …, operations and maintenance …,
    maintenance …`),
  amortization_of_intangibles: phrasesOf(`
    amortization of … intangible* …, amortization of acquisition related …, amortization of
    acquired …, amortization of other …, amortization of purchased …, amortization of …`),
  depreciation_expense: phrasesOf(`
    depreciation …, total depreciation …, amortization, amortization and depreciation …`),
  restructuring: phrasesOf(`… restructuring …`),
  impairment: phrasesOf(`… impairment* …`),
  taxes_other_than_income: phrasesOf(`
    general taxes, taxes other than income …, … property and other taxes, payroll taxes`),
  other_operating_income: phrasesOf(`other operating income …, other income`),
  debt_extinguishment: phrasesOf(`
    … extinguishment of debt …, … early extinguishment …, … debt extinguishment …, … debt
    redemption …, … repurchase of debt …`),
  net_interest: phrasesOf(`
    interest net, net interest, net interest expense*/cost* …, net interest income (expense), net interest and …, interest expense net …, interest expense income net, interest (income) and … net …, net
    finance …, net financial …, financial result …, finance costs/income net …, interest income
    expense net …`),
  interest_expense: phrasesOf(`
    interest expense …, interest charges …, finance costs …, interest (on) long term …,
    financial expense*, … interest expense, interest net of …, total interest charges`),
  interest_income: phrasesOf(`
    interest income …, interest and dividend income …, finance income …, investment income …,
    interest and investment income …, interest and other income …, financial income …`),
  equity_method_result: phrasesOf(`
    equity (in) (net) income/earnings/loss/losses …, … equity method …, share of
    profit/profits/result/results/loss/net …, … of associates …, … equity affiliates, …
    affiliated companies …, … joint venture* …, … in investee …, … unconsolidated …`),
  exchange_result: phrasesOf(`
    … foreign currency …, … foreign exchange …, … exchange gain/gains/differences/loss/losses …,
    … transaction gains …`),
  income_before_taxes: phrasesOf(`
    … before (provision for) (income) tax* …, … before (provision for) zakat …`),
  net_income: phrasesOf(`
    profit/loss/income/earnings (loss|profit) for the (financial) year/period and (total)
    comprehensive income/expense/loss …, net income/earnings/profit/loss (loss|earnings|income) including (income|loss|earnings)
    (attributable to) (redeemable) (and) noncontrolling/minority …, consolidated net
    income/earnings/loss/profit (loss|income), net income/earnings/loss (loss|income) before
    attribution …, profit/loss/income/earnings (loss|profit) (for the year|for the period) after
    (zakat and) (income) tax* (expense|benefit) (for the year|for the period), net income (loss)
    and comprehensive income (loss), consolidated profit (for the year), group profit (for the
    year), surplus for the year`),
  net_income_attributable_to_parent: phrasesOf(`
    (total) (consolidated) (net) income/earnings/loss/profit (loss|income|earnings|profit) (for the
    year|for the period) attributable/available to/for …, (net) income/earnings/loss/profit
    (loss|profit) after (income) tax* (expense|benefit) (for the year|for the period) attributable
    to …`),
  net_income_continuing: phrasesOf(`
    income/earnings/profit/loss (loss|earnings|income) from continuing operations …, net
    income/earnings/profit/loss (loss|income|earnings) from continuing operations …,
    profit/income after tax from continuing …`),
  discontinued_operations: phrasesOf(`… discontinued operation* …, … discontinued business* …`),
  income_tax: phrasesOf(`
    provision/benefit/expense for (income) tax* …, income tax* …, taxes on income …, total
    provision, total provision for (income) tax* …, tax* expense/charge/credit/benefit …, tax*,
    (benefit) provision, total income tax …, (benefit) provision (benefit) (expense) (for|from)
    (income) tax* …, provision benefit`),
  current_tax: phrasesOf(`current, current (income) tax* …, current provision …`),
  deferred_tax: phrasesOf(`deferred, deferred (income) tax* …, deferred provision …`),
  net_income_attributable_to_minority: phrasesOf(`
    … noncontrolling interest* …, … minority interest* …, … nonredeemable noncontrolling …`),
  preferred_dividends: phrasesOf(`
    preferred (stock) dividend* …, … preferred stock dividend* …, dividends on preferred …, …
    preference dividend*`),
  dividends_declared_per_share: phrasesOf(`… dividends …, … dividend …, … distributions …`),
  restricted_cash: phrasesOf(`restricted cash …, cash … restricted …`),
  assets_held_for_sale: phrasesOf(`
    … held for sale …, … discontinued operation* …, assets of disposal …`),
  cash_and_cash_equivalents: phrasesOf(`
    cash, cash and cash equivalents …, cash and (short term)
    bank/deposits/equivalents/investments …, cash and balances …, cash equivalents …`),
  due_from_banks: phrasesOf(`
    … due from banks …, loans/placements/receivables/deposits/balances … (banks|credit
    institutions) …, loans and advances to banks`),
  loans_to_customers: phrasesOf(`
    loans and advances to customers …, loans (net) …, total loans …, financing/receivables …
    customers …, loans and leases …, loans held for investment …`),
  trading_assets: phrasesOf(`
    trading assets/securities/investments …, financial assets at fair value through profit …, …
    held for trading …`),
  reinsurance_assets: phrasesOf(`reinsurance …, … reinsur* …`),
  deferred_acquisition_costs: phrasesOf(`deferred (policy) acquisition costs …`),
  separate_account_assets: phrasesOf(`separate account …`),
  derivative_assets: phrasesOf(`
    derivative* …, derivative (financial) instruments/assets …, … derivative assets …`),
  contract_assets: phrasesOf(`contract assets …, unbilled …, … unbilled …`),
  tax_receivable: phrasesOf(`
    income tax* receivable/refundable/recoverable …, current tax assets …, … taxes receivable …,
    taxes recoverable …, … income tax* receivable …, current income tax assets`),
  other_receivables: phrasesOf(`
    other receivables …, vendor nontrade …, vendor non trade …, sundry receivables …, … from
    related part* …, … affiliated …`),
  long_term_receivables: phrasesOf(`
    long term receivables …, noncurrent receivables …, … long term receivables …, long term
    (trade) (accounts) receivable* …, customer finance …, … notes receivable …, … finance
    receivables …, franchise loans …`),
  receivables: phrasesOf(`
    (trade) (accounts) receivable* …, trade (and other) receivables …, accounts (and notes)
    receivable …, … accounts receivable …, … trade receivables …, customer* …, loans and
    interest receivable …, funds receivable …, receivables …`),
  inventories: phrasesOf(`
    inventor* …, total inventor* …, merchandise inventor* …, … inventor* …, stocks, materials
    and supplies …, work in pro* …, raw materials …, finished …`),
  short_term_investments: phrasesOf(`
    short term investments …, marketable securities …, current marketable …, investments …, current investments …, securities …, … short term …, …
    financial assets …`),
  prepaid_expenses: phrasesOf(`prepaid …, prepayments …, … prepaid …`),
  right_of_use_assets: phrasesOf(`
    … right of use …, … lease assets …, operating lease …, finance lease …, (property) … under
    capital/finance lease* …`),
  property_plant_equipment: phrasesOf(`
    property plant and equipment …, property and equipment …, property …, (total) (net) property
    …, tangible …, fixed assets …, net property …, … property plant …, utility plant …, land …,
    buildings …, electric, gas, construction work …, plant …, equipment …, electric generation …`),
  investment_property: phrasesOf(`investment propert* …`),
  goodwill: phrasesOf(`goodwill …`),
  intangible_assets: phrasesOf(`
    … intangible* …, intangible* …, service concession assets …, … trademarks …, software …,
    licen* …`),
  equity_method_investments: phrasesOf(`
    … associates …, … equity method …, investment* in (and) (advances to) affiliates …, … joint
    ventures …, … equity affiliates …, … unconsolidated …, investments in affiliat* …, …
    investment equity method …, investments accounted …`),
  regulatory_assets: phrasesOf(`
    regulatory assets …, regulatory balancing accounts …, … regulatory …`),
  deferred_tax_assets: phrasesOf(`
    deferred (income) tax* …, (noncurrent) deferred … tax* …, … deferred tax* …, … deferred
    income tax* …`),
  pension_assets: phrasesOf(`
    … pension …, … postretirement …, … net defined benefit …, … benefit plan …, employee
    benefit* …, … retirement benefit …`),
  long_term_investments: phrasesOf(`
    long term (marketable) investments/securities …, noncurrent marketable …, marketable
    securities …, investments …, other investments …, … long term
    investments …, nuclear decommissioning trust* …, financial assets …`),
  investment_securities: phrasesOf(`
    … securities …, investment securities …, … investments …, financial assets …, equity
    securities …, fixed maturit* …, … bonds …`),
  liabilities_held_for_sale: phrasesOf(`… held for sale …, … discontinued operation* …`),
  deposits: phrasesOf(`
    deposits …, customer deposits …, customer accounts …, … deposits …, due to customers …`),
  due_to_banks: phrasesOf(`
    … due to banks …, … to banks …, … from banks …, … credit institutions …`),
  trading_liabilities: phrasesOf(`trading liabilities …, financial liabilities at fair value …`),
  debt_securities_issued: phrasesOf(`debt securities (in issue|issued) …, … securities issued …`),
  subordinated_debt: phrasesOf(`subordinated …`),
  insurance_liabilities: phrasesOf(`
    insurance (contract) liabilities …, … policy benefits …, policyholder* …, technical
    provisions …, insurance reserves …, unpaid losses …, … losses and loss adjustment …, …
    insurance …`),
  unearned_premiums: phrasesOf(`unearned premium* …`),
  current_lease_liabilities: phrasesOf(`
    (current) (portion of) (operating|finance|financing|capital) lease* …, … lease
    liabilit*/obligation* …, … under capital/finance/operating lease* …`),
  short_term_debt: phrasesOf(`
    short term debt/borrowings/loans/bank …, … current portion … debt …, … current maturit* …, long term debt …, … long term debt …, commercial paper …,
    loans and notes payable …, notes payable …, … debt …, … borrowings …, … bank indebtedness …, bank overdrafts …, …
    notes payable/due …, current (portion of) (bank) loans …, loans …, … debentures …, … bonds
    …, … bank loans …, (current|short term) (interest bearing) financial liabilities …`),
  accrued_liabilities: phrasesOf(`
    accrued …, accounts payable and accrued …, … accrued
    liabilities/expenses/charges/taxes/rebates …, … accrued …, accruals …`),
  payables: phrasesOf(`
    (trade) (accounts) payable* …, trade (and other) payables …, accounts payable …, … accounts
    payable …, trade creditors …, payables …`),
  contract_liabilities: phrasesOf(`
    contract liabilities …, deferred revenue/revenues/income …, unearned revenue/revenues/income
    …, … deferred revenue* …, customer advances …, advances from customers …, billings in excess
    …, deferred membership fees …, advances (for construction) …`),
  tax_payable: phrasesOf(`
    income tax* (payable) …, current (income) tax* liabilities/payable …, taxes payable …, …
    income tax* payable …, accrued taxes on income …, … taxes on income …, accrued income taxes
    …, taxes accrued/due`),
  employee_liabilities: phrasesOf(`
    accrued salaries/compensation/payroll/wages …, compensation (and) …, employee …, … payroll
    …, … salaries …`),
  dividends_payable: phrasesOf(`dividends …, … dividends payable …`),
  current_provisions: phrasesOf(`provision* …, current provisions …, … provisions …`),
  lease_liabilities: phrasesOf(`
    (long term|noncurrent) (operating|finance|financing|capital) lease* …, … lease
    liabilit*/obligation* …, … under capital/finance/operating …, … operating lease* …`),
  long_term_debt: phrasesOf(`
    long term debt …, … long term debt …, long term borrowings/loans/obligations …, total long
    term debt …, noncurrent borrowings/debt/loans …, … borrowings …, … debt …, debt, senior
    notes …, … notes …, bonds …, … debentures …, … loans …, term loan …, noncurrent financial
    liabilities …, financial/financing liabilities …, interest bearing liabilities …, line/lines of
    credit …, … credit facility/facilities …, mortgage* payable …, due to banks`),
  deferred_tax_liabilities: phrasesOf(`
    deferred (income) tax* …, … deferred tax* …, … deferred income tax* …, deferred taxes …`),
  pension_liabilities: phrasesOf(`
    … pension* …, … postretirement …, … retirement …, … post employment …, … postemployment …, …
    benefit obligation* …, … employee
    benefits …, … employee related obligations …, … defined benefit …`),
  regulatory_liabilities: phrasesOf(`regulatory liabilit* …, … regulatory …`),
  provisions: phrasesOf(`
    provision* …, … provisions …, asset retirement …, … retirement obligations …`),
  derivative_liabilities: phrasesOf(`derivative* …, … derivative …`),
  redeemable_interests: phrasesOf(`
    redeemable …, … redeemable …, … mezzanine …, temporary equity …, … convertible preferred …`),
  total_equity: phrasesOf(`
    total net assets, total capital, total capital and reserves, total equity and reserves, total
    (common) shareholders/stockholders/shareowners/owners/members/partners/unitholders (deficit)
    equity/capital/investment/interest/deficit/deficiency/funds (deficit|equity)`),
  noncontrolling_interests: phrasesOf(`
    … noncontrolling interest* …, … minority interest* …, nonredeemable …`),
  treasury_shares: phrasesOf(`
    … treasury …, … held in treasury …, common stock held …, own shares …, … repurchased …`),
  preferred_stock: phrasesOf(`
    … preferred stock/shares/share …, preference shares …, cumulative preferred …`),
  additional_paid_in_capital: phrasesOf(`
    additional (paid in) capital …, … paid in capital …, capital in excess …, share premium …,
    capital surplus …, … excess of par …, … excess of stated …, contributed surplus …`),
  accumulated_oci: phrasesOf(`
    accumulated other comprehensive …, … other comprehensive …, other components of equity …,
    cumulative translation …`),
  retained_earnings: phrasesOf(`
    retained earnings/deficit …, accumulated deficit/profit/losses …, reinvested earnings …, …
    accumulated deficit …, … retained earnings …, unappropriated …, revenue reserves …`),
  share_capital: phrasesOf(`
    common stock/shares …, share capital …, issued capital …, ordinary shares/share …, capital
    stock …, subscribed capital …, issued (share) capital …, class … common …, … common stock …,
    … ordinary shares …`),
  hybrid_capital: phrasesOf(`hybrid …, perpetual …, … perpetual …, additional tier …`),
  cash_flow_net_income: phrasesOf(`
    net income/loss/earnings/profit, net income/earnings/profit/loss loss/income/profit/earnings
    …, net income/earnings/loss/profit including/before/attributable/of/for …,
    profit/loss/income/result for the …, (profit) loss for the year, consolidated net income …,
    consolidated profit …, profit/loss/income/earnings before …, profit after …`),
  share_based_compensation: phrasesOf(`
    … share/stock/equity based …, … stock compensation …, … share compensation …, stock option
    expense …`),
  impairment_charges: phrasesOf(`… impairment* …, … write down* …, … writedown* …, … write off* …`),
  deferred_taxes_change: phrasesOf(`
    deferred (income) tax* …, … deferred (income) tax* …, … deferred taxes …`),
  depreciation_and_amortization: phrasesOf(`
    depreciation …, amortization of intangible/acquired/property …, amortization …, total
    depreciation …`),
  disposal_gains: phrasesOf(`
    … gain/gains/loss/losses on (the) sale/sales/disposal/disposals/disposition/divestiture …, …
    gain/loss … on sale* …, … on disposal* …, … disposal of …, … divestiture …, … on sale of …`),
  equity_method_adjustment: phrasesOf(`
    … equity method …, … equity affiliates …, … equity in …, … associates …, … joint ventures …,
    … affiliated …, … unconsolidated …`),
  pension_contributions: phrasesOf(`
    … pension … contribution* …, … postretirement … contribution* …, … postemployment …
    contribution* …, … benefit plan contribution* …, … contribution* … pension/postretirement …,
    pension funding …`),
  change_in_working_capital: phrasesOf(`
    … working capital …, changes in (operating) assets and liabilities …`),
  change_in_inventories: phrasesOf(`
    inventor* …, … in inventor* …, merchandise inventor* …, (increase) (decrease) in inventor* …`),
  change_in_contract_liabilities: phrasesOf(`
    … deferred revenue/income …, … unearned revenue …, … contract liabilities …, … customer
    advances …`),
  change_in_payables: phrasesOf(`
    accounts payable …, trade payables …, … accounts payable …, … trade (and other) payables …,
    payables …`),
  change_in_receivables: phrasesOf(`
    accounts receivable …, trade receivables …, … accounts receivable …, … trade (and other)
    receivables …, receivables …, vendor non trade receivables …, … receivables …`),
  customer_receipts: phrasesOf(`
    receipts from customers …, cash receipts from customers, … received from customers`),
  supplier_payments: phrasesOf(`
    payments to suppliers …, cash paid to suppliers …, … paid to suppliers …`),
  interest_paid: phrasesOf(`interest paid …, … interest paid …, interest`),
  interest_received: phrasesOf(`interest received …, … interest received …`),
  taxes_paid: phrasesOf(`income tax* paid …, tax* paid …, … income tax* paid …`),
  dividends_received: phrasesOf(`dividends received …, … dividends received …`),
  intangibles_purchased: phrasesOf(`
    purchase*/acquisition*/additions/investments/payments … intangible* …, capitali* …
    development/software …, … software …, development expenditure …, acquisitions of intangible
    assets …`),
  disposals_of_property: phrasesOf(`
    … proceeds/disposal/disposals/sale/sales … property/plant/fixed/equipment/ppe/tangible …,
    proceeds from sale* of land/buildings …`),
  capital_expenditure: phrasesOf(`
    capital expenditures …, purchase*/additions/payments/acquisition*/investment*/expenditures
    (made) of/to/for/in (the) (acquisition of) property/fixed/tangible/land …, … capital
    expenditure* …, purchases of land …, … additions to property …,
    purchase*/additions/payments/acquisition*/investments … property … equipment …, (property)
    (and|utility|electric) plant (and equipment) additions/purchases/expenditures …, property
    additions …, construction expenditures …, capital spending/investments …, capitalized
    expenditures, (net) purchase*/additions/acquisition*/expenditures/spending of/to/for/on
    premises/plant/property …, cash paid for/to (acquire) property/premises/plant …,
    purchase*/acquisition* of equipment, investment* in properties/vessels …,
    purchase*/acquisition* of rental/income propert*, purchase*/acquisition* of vessels …,
    purchase*/acquisition*/additions/development of/to real estate …, mineral property
    expenditures …, exploration and development expenditures …, expenditures for long lived
    assets`),
  disposals_of_businesses: phrasesOf(`
    … sale*/disposal*/divestiture*/disposition* of (a) business*/subsidiar*/companies/operations
    …, proceeds from divestiture*/dispositions …, … sale of businesses …, … divestitures …, …
    disposal of (certain) operations …, … dispos* of subsid* …`),
  acquisitions: phrasesOf(`
    … acquisition* …, business acquisitions …, … businesses …, … business combination* …,
    purchases of subsidiar* …, … net of (the) (restricted) cash (and cash equivalents) acquired …,
    … companies/entities/company/subsidiary/subsidiaries/business acquired …, cash acquired
    in/on/from/through …`),
  investments_sold: phrasesOf(`
    … sale*/maturit*/proceeds/redemption*/disposal*/disposition* …
    investment*/securities/deposits/trusts/fund* …,
    … sale*/maturit*/proceeds/redemption*/disposal*/disposition* … financial assets …`),
  investments_purchased: phrasesOf(`
    … purchase* … investment*/securities/trusts/deposits …, … purchase* … financial assets …,
    investment/investments in …, … acquisition/acquisitions/additions … securities/investments …,
    … acquisition/acquisitions/additions … financial assets …`),
  loans_granted: phrasesOf(`… loan* …, … notes receivable …, … advances …`),
  share_award_taxes: phrasesOf(`
    … tax withholding* …, … withholding tax* …, … net share settlement* …, … employee taxes …, tax
    payments related to …, taxes paid related to …, … withheld …`),
  dividends_to_minorities: phrasesOf(`
    … dividend*/distribution* … noncontrolling/minority/nonredeemable …`),
  minority_transactions: phrasesOf(`… noncontrolling …, … minority …`),
  dividends_paid: phrasesOf(`dividend* …, … dividend* …, (cash) distributions …`),
  lease_payments: phrasesOf(`… lease* …`),
  debt_costs: phrasesOf(`
    … debt/financing issuance costs, … debt issue costs …, … financing fees/costs …, … deferred
    financing …, payment* of debt … costs`),
  short_term_debt_net: phrasesOf(`
    … commercial paper …, … short term debt/borrowings/loans …, … revolving …, … notes payable
    …, … credit facility/facilities/agreement* …, … maturities of three months …, … 90 days …, …
    overdraft* …, (increase) (decrease) in (short term) debt/borrowings …`),
  debt_repaid: phrasesOf(`
    … repayment*/payment*/redemption*/retirement*/repurchase*/repaid/maturit*/extinguishment …
    debt/borrowings/notes/loans/bonds/debentures/financing/obligations/liabilities …`),
  debt_issued: phrasesOf(`
    … proceeds/issuance*/issue*/borrowings/drawdown*/additions …
    debt/borrowings/notes/loans/bonds/debentures/financing/facilit* …, long term borrowings …,
    borrowings …, … issuance of debt …, debt issuance*`),
  share_repurchases: phrasesOf(`
    … repurchase*/purchase*/purchased/buyback*/acquisition … common/treasury/own/shares/stock/ordinary
    …, … buy back* … shares/stock …, stock buy back*, share buy back*, … treasury stock/shares …, stock repurchase* …,
    common stock repurchase* …, share repurchase* …, repurchases of …`),
  shares_issued: phrasesOf(`
    … proceeds/issuance*/issue*/exercise*/issued/sale/sales …
    common/stock/shares/share/options/equity/capital …, … stock option* …, … employee stock …, …
    stock plans …, capital contribution* …, common stock issued`),
  exchange_rate_effect: phrasesOf(`
    … exchange rate* …, … foreign exchange/currency …, … currency …, … translation …`),
};
