import { expect } from 'chai';

import type { SectionId } from '../concepts/sections.js';
import { classifyLine } from './classify-line.js';

const lineOf = (name: string, section: SectionId): string | undefined =>
  classifyLine({ name, tags: [] }, section, true)?.concept.id;

/** Labels that share words, each with the line that it is. */
const LABELS: readonly (readonly [SectionId, string, string | undefined])[] = [
  ['investing_activities', 'Property, plant and equipment additions', 'capital_expenditure'],
  ['investing_activities', 'Net purchases of premises and equipment', 'capital_expenditure'],
  ['investing_activities', 'Purchases of plant and equipment', 'capital_expenditure'],
  ['investing_activities', 'Utility plant additions', 'capital_expenditure'],
  ['investing_activities', 'Capital spending', 'capital_expenditure'],
  ['investing_activities', 'Investment in vessels', 'capital_expenditure'],
  ['investing_activities', 'Exploration and development expenditures', 'capital_expenditure'],
  ['investing_activities', 'Proceeds from sale of property', 'disposals_of_property'],
  ['investing_activities', 'Purchases of investments', 'investments_purchased'],
  ['investing_activities', 'Purchases of marketable securities', 'investments_purchased'],
  ['noncurrent_liabilities', 'Debt and finance leases, net of current portion', 'long_term_debt'],
  ['noncurrent_liabilities', 'Interest-bearing liabilities', 'long_term_debt'],
  ['noncurrent_liabilities', 'Revolving credit facility', 'long_term_debt'],
  ['noncurrent_liabilities', 'Financing liabilities', 'long_term_debt'],
  ['noncurrent_liabilities', 'Mortgages payable', 'long_term_debt'],
  ['noncurrent_liabilities', 'Operating lease liabilities', 'lease_liabilities'],
  ['noncurrent_liabilities', 'Obligations under finance leases', 'lease_liabilities'],
  ['noncurrent_liabilities', 'Deferred revenue', 'contract_liabilities'],
  ['current_liabilities', 'Current portion of debt and finance leases', 'short_term_debt'],
  [
    'current_liabilities',
    'Current portion of operating lease liabilities',
    'current_lease_liabilities',
  ],
  ['current_liabilities', 'Derivative financial liabilities', 'derivative_liabilities'],
  ['current_liabilities', 'Financial liabilities', 'short_term_debt'],
  ['current_liabilities', 'Bank indebtedness', 'short_term_debt'],
  ['net', 'Provision for income taxes', 'income_tax'],
  ['before_taxes', 'Provision for transaction losses', undefined],
  ['before_taxes', 'Provision for probable losses', undefined],
  ['before_taxes', 'Net interest expense', 'net_interest'],
  ['before_taxes', 'Interest income', 'interest_income'],
  ['revenue', 'Net sales', 'sales_of_goods'],
  ['revenue', 'Membership fees', 'sales_of_services'],
  ['operating', 'Impairment of assets, net of recoveries', 'impairment'],
  ['operating', 'Operating income after impairments', undefined],
  ['before_taxes', 'Subtotal after impairment of advances', undefined],
  ['before_taxes', 'Result before interest income', undefined],
  ['investing_activities', 'Cash used before purchases of investments', undefined],
];

/** Rows that hold more than a line's name says, or something else: the others of their section. */
const MIXED: readonly (readonly [SectionId, string, string | undefined])[] = [
  ['current_liabilities', 'Other current financial liabilities', undefined],
  ['current_liabilities', 'Other financial liabilities', undefined],
  ['current_liabilities', 'Accrued interest on long-term debt', undefined],
  ['current_liabilities', 'Current portion of long-term liabilities', undefined],
  [
    'current_liabilities',
    'Current portion of debt and obligations under leases',
    'short_term_debt',
  ],
  ['current_liabilities', 'Accounts payable and accrued expenses', undefined],
  ['current_liabilities', 'Payables to related parties', undefined],
  ['current_liabilities', 'Deferred income taxes, net', 'deferred_tax_liabilities'],
  ['current_assets', 'Other current financial assets', undefined],
  ['current_assets', 'Trade receivables, prepaid expenses and others', undefined],
  ['noncurrent_assets', 'Goodwill and other intangible assets', undefined],
  ['noncurrent_assets', 'Tangible and intangible fixed assets', undefined],
  ['noncurrent_assets', 'Non-marketable equity securities', undefined],
  ['noncurrent_liabilities', 'Post-employment benefits', 'pension_liabilities'],
  ['noncurrent_liabilities', 'Asset retirement obligations', 'provisions'],
  ['noncurrent_liabilities', 'Deferred income taxes and other', undefined],
  ['equity', 'Common stock and additional paid-in capital', undefined],
  ['operating_activities', 'Depreciation and amortization', 'depreciation_and_amortization'],
  ['operating_activities', 'Amortization of debt discount and issuance costs', undefined],
  ['operating_activities', 'Amortization of operating lease right-of-use assets', undefined],
  ['operating_activities', 'Profit before tax', undefined],
  ['operating_activities', 'Pension and postretirement benefit expense', undefined],
  ['operating_activities', 'Pension and postretirement contributions', 'pension_contributions'],
  ['operating_activities', 'Excess tax benefits from stock-based compensation', undefined],
  ['operating_activities', 'Provision for losses on accounts receivable', undefined],
  ['investing_activities', 'Disposal of investments, intangibles and property', undefined],
  ['investing_activities', 'Proceeds from disposal of assets', undefined],
  ['investing_activities', 'Proceeds from sale of assets and securities', undefined],
  ['investing_activities', 'Change in short-term investments', undefined],
  ['investing_activities', 'Purchases of available-for-sale securities', 'investments_purchased'],
  ['investing_activities', 'Purchases and sales of investments', undefined],
  ['investing_activities', 'Acquisition of investment securities', 'investments_purchased'],
  ['investing_activities', 'Acquisitions of businesses and intangible assets', undefined],
  ['investing_activities', 'Acquired goodwill', undefined],
  ['investing_activities', 'Acquisitions of businesses, net of cash acquired', 'acquisitions'],
  ['investing_activities', 'Sale of businesses and equity method investments', undefined],
  ['investing_activities', 'Decrease in restricted cash', undefined],
  ['financing_activities', 'Purchases of treasury shares', 'share_repurchases'],
  ['financing_activities', 'Common stock repurchases', 'share_repurchases'],
  ['financing_activities', 'Proceeds from issuance of common stock', 'shares_issued'],
  ['financing_activities', 'Exercise of stock options', 'shares_issued'],
  ['financing_activities', 'Re-issuance of treasury shares and other transactions', undefined],
  ['financing_activities', 'Sale/repurchase of own shares', undefined],
  ['financing_activities', 'Sale of subsidiary stock', undefined],
  ['financing_activities', 'Exercise of stock options/excess tax benefits', undefined],
  ['financing_activities', 'Taxes paid related to employee stock plans', 'share_award_taxes'],
  ['financing_activities', 'Net proceeds/(repayment) of bonds', undefined],
  ['financing_activities', 'Payments of debt issuance costs', 'debt_costs'],
  ['financing_activities', 'Finance cost on lease liability', undefined],
  ['before_taxes', 'Interest expense, net', 'net_interest'],
  ['before_taxes', 'Interest expense, net of portion capitalized', 'interest_expense'],
  ['before_taxes', 'Total non-interest expense', undefined],
  ['before_taxes', 'Interest and other, net', undefined],
  ['operating', 'Restructuring, impairment and other charges', undefined],
  ['revenue', 'Membership and other income', undefined],
  ['noncurrent_assets', 'Intangible assets, net (excluding goodwill)', 'intangible_assets'],
  ['noncurrent_assets', 'Intangible assets other than goodwill', 'intangible_assets'],
  ['current_liabilities', 'Trade payables, excluding accruals', 'payables'],
  ['financing_activities', 'Payment of lease liabilities (excluding interest)', 'lease_payments'],
  ['equity', 'Share capital, issued and fully paid in', 'share_capital'],
  [
    'investing_activities',
    'Acquisition of subsidiaries and other businesses, net of cash acquired',
    'acquisitions',
  ],
  [
    'operating_activities',
    'Dotations aux amortissements et provisions',
    'depreciation_and_amortization',
  ],
];

/** The same lines in the words of other languages. */
const FOREIGN: readonly (readonly [SectionId, string, string])[] = [
  ['operating', 'Frais de recherche et développement', 'research_and_development'],
  ['operating', 'Charges de personnel', 'employee_costs'],
  ['net', 'Impôt sur les résultats', 'income_tax'],
  ['noncurrent_assets', 'Immobilisations corporelles', 'property_plant_equipment'],
  ['noncurrent_liabilities', 'Emprunts obligataires', 'long_term_debt'],
  ['investing_activities', "Acquisitions d'immobilisations corporelles", 'capital_expenditure'],
  ['operating', 'Gastos de personal', 'employee_costs'],
  ['before_taxes', 'Gastos financieros', 'interest_expense'],
  ['current_assets', 'Existencias', 'inventories'],
  ['noncurrent_liabilities', 'Deudas a largo plazo', 'long_term_debt'],
  ['net', 'Impuesto sobre beneficios', 'income_tax'],
  ['financing_activities', 'Pagos por dividendos', 'dividends_paid'],
  ['operating', 'Costi per il personale', 'employee_costs'],
  ['current_assets', 'Rimanenze', 'inventories'],
  ['current_assets', 'Disponibilità liquide', 'cash_and_cash_equivalents'],
  ['noncurrent_assets', 'Avviamento', 'goodwill'],
  ['net', 'Imposte sul reddito', 'income_tax'],
  ['operating', 'Afschrijvingen', 'depreciation_expense'],
  ['noncurrent_assets', 'Immateriële vaste activa', 'intangible_assets'],
  ['current_assets', 'Liquide middelen', 'cash_and_cash_equivalents'],
  ['noncurrent_liabilities', 'Langlopende leningen', 'long_term_debt'],
  ['financing_activities', 'Betaald dividend', 'dividends_paid'],
  ['operating', 'Despesas gerais e administrativas', 'administrative_expenses'],
  ['current_assets', 'Estoques', 'inventories'],
  ['current_liabilities', 'Empréstimos e financiamentos', 'short_term_debt'],
  ['noncurrent_liabilities', 'Empréstimos e financiamentos', 'long_term_debt'],
  ['investing_activities', 'Aquisições de imobilizado', 'capital_expenditure'],
  ['operating', 'Försäljningskostnader', 'selling_expenses'],
  ['before_taxes', 'Räntekostnader', 'interest_expense'],
  ['current_assets', 'Kundfordringar', 'receivables'],
  ['current_liabilities', 'Leverantörsskulder', 'payables'],
  ['noncurrent_liabilities', 'Skulder till kreditinstitut', 'long_term_debt'],
];

describe('classifyLine', () => {
  for (const [section, label, concept] of FOREIGN)
    it(`takes "${label}" for ${concept}`, () => {
      expect(lineOf(label, section)).to.equal(concept);
    });

  for (const [section, label, concept] of [...LABELS, ...MIXED])
    it(`takes "${label}" for ${concept ?? 'nothing that has a line of its own'}`, () => {
      expect(lineOf(label, section)).to.equal(concept);
    });

  it('takes debt below a heading of interest for interest, and below another for what it was', () => {
    const under = (section: string, name: string): string | undefined =>
      classifyLine({ name, section, tags: [] }, 'before_taxes', true)?.concept.id;
    expect(under('Interest', 'Debt')).to.equal('interest_expense');
    expect(under('Interest expense', 'Finance lease')).to.equal('interest_expense');
    expect(under('Costs > Interest', 'Borrowings')).to.equal('interest_expense');
    expect(under('Other income', 'Debt')).to.equal(undefined);
    expect(under('Interest', 'Interest income')).to.equal('interest_income');
  });

  it('takes bonds and leases below "Interest" for expense only beside what is owed', () => {
    const under = (name: string, beside: readonly string[]): string | undefined =>
      classifyLine({ name, section: 'Interest', beside, tags: [] }, 'before_taxes', true)?.concept
        .id;
    expect(under('Finance lease', ['Debt', 'Finance lease'])).to.equal('interest_expense');
    expect(under('Finance lease', ['Bank deposits', 'Finance lease'])).to.equal(undefined);
    expect(under('Bonds held', ['Bonds held'])).to.equal(undefined);
  });

  it('tells the provision of a bank from the one for taxes', () => {
    const line = classifyLine(
      { name: 'Provision for loan losses', tags: [] },
      'before_taxes',
      false,
    );
    expect(line?.concept.id).to.equal('credit_losses');
  });
});
