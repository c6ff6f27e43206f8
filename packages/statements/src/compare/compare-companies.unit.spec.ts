import { expect } from 'chai';
import type { CanonicalMapping } from '@fde/contracts';
import { compileStatements } from '../compile/compile-company.js';
import { specimen } from '../compile/specimens/specimen.js';
import type { SpecimenRow } from '../compile/specimens/specimen.js';
import { compareCompanies, type ComparedAmounts } from './compare-companies.js';

const income: SpecimenRow[] = [
  ['Products', [60, 50], { section: 'Net sales' }],
  ['Services', [40, 45], { section: 'Net sales' }],
  ['Total net sales', [100, 95], { section: 'Net sales', total: true }],
  ['Cost of sales', [55, 50]],
  ['Gross margin', [45, 45], { total: true }],
  ['Net income', [12, 11], { total: true }],
  ['Basic', [1.2, 1.1], { section: 'Earnings per share', unit: 'per_share' }],
  ['Diluted', [1.1, 1], { section: 'Earnings per share', unit: 'per_share' }],
];
const cash: SpecimenRow[] = [
  ['Net income', [12, 11]],
  ['Net cash provided by operating activities', [20, 18], { total: true }],
  ['Purchases of property, plant and equipment', [-7, -6]],
  ['Net cash used in investing activities', [-7, -6], { total: true }],
  ['Net cash used in financing activities', [-3, -2], { total: true }],
  ['Net increase in cash and cash equivalents', [10, 10], { total: true }],
];

const american = {
  companyId: 1,
  companyName: 'American Inc.',
  statements: compileStatements([
    specimen({ document: 1, years: ['2020', '2019'], currency: 'USD', rows: income }),
    specimen({
      document: 1,
      years: ['2020', '2019'],
      currency: 'USD',
      type: 'cash_flow_statement',
      rows: cash,
    }),
  ]),
};
const german = {
  companyId: 2,
  companyName: 'Deutsche AG',
  statements: compileStatements([
    specimen({
      document: 2,
      years: ['2020', '2019'],
      yearEnd: '09-30',
      rows: [
        ['Umsatzerlöse', [900, 800]],
        ['Interest income', [3, 2]],
        ['Jahresüberschuss', [90, 80], { total: true }],
      ],
    }),
  ]),
};

const mapping = (comparison: ComparedAmounts, id: string, company: number): CanonicalMapping => {
  const found = comparison.line_items
    .find((item) => item.id === id)
    ?.companies.find((one) => one.company_id === company);
  if (!found) throw new Error(`no mapping of ${id} for company ${company}`);
  return found;
};

describe('comparing companies', () => {
  const comparison = compareCompanies([american, german], 'income_statement');

  it('maps rows to canonical line items and says why', () => {
    const revenue = mapping(comparison, 'revenue', 1);
    expect(revenue).to.deep.include({
      found: true,
      name: 'Total net sales',
      currency: 'USD',
      values: { 2019: 95, 2020: 100 },
    });
    expect(revenue.evidence).to.deep.equal([
      "label 'Total net sales' names revenue",
      'Gross profit = revenue less cost of revenue in 2 of 2 years',
    ]);
    expect(revenue.sources?.['2020']).to.include({ document_id: 1, page: 50 });
    expect(mapping(comparison, 'net_income', 1).evidence).to.include(
      'same number as in the cash flow statement in 2 years',
    );
    expect(mapping(comparison, 'eps_diluted', 1).values).to.deep.equal({ 2019: 1, 2020: 1.1 });
    expect(mapping(comparison, 'revenue', 2).name).to.equal('Umsatzerlöse');
    expect(comparison.line_items.find((item) => item.id === 'revenue')).to.include({
      us_gaap: 'Revenues',
      ifrs_full: 'Revenue',
    });
  });

  it('says "not found", and never takes a row with another meaning', () => {
    expect(mapping(comparison, 'gross_profit', 2)).to.deep.equal({
      company_id: 2,
      found: false,
      evidence: ['not found: no row of the statement is named as gross profit'],
    });
    expect(mapping(comparison, 'interest_expense', 2).found).to.equal(false);
    const none = compareCompanies([american, german], 'cash_flow_statement');
    expect(none.companies.map((company) => company.compiled)).to.deep.equal([true, false]);
    expect(mapping(none, 'free_cash_flow', 2)).to.deep.include({ found: false });
  });

  it('derives free cash flow and says so; converts nothing', () => {
    const free = mapping(compareCompanies([american], 'cash_flow_statement'), 'free_cash_flow', 1);
    expect(free).to.deep.include({ found: true, derived: true, values: { 2019: 12, 2020: 13 } });
    expect(comparison.notes).to.deep.equal([
      'The companies report in different currencies; nothing is converted.',
      'Fiscal years end in different months; years are named as each company names them.',
    ]);
  });
});
