import type { CompiledData, RatedCompany } from '@fde/contracts';
import { applicableRatios } from '@fde/contracts';
import { expect } from 'chai';
import { compileOne } from '../compile/specimens/compiled-rows.js';
import { specimen } from '../compile/specimens/specimen.js';
import { rateCompanies } from './rate-companies.js';
import { definitionOf, RATIOS } from './ratio-table.js';

type Rows = Parameters<typeof specimen>[0]['rows'];

const tableOf = (type: 'income_statement' | 'balance_sheet', rows: Rows): CompiledData =>
  compileOne(specimen({ type, document: 7, years: ['2024'], rows }));

const rated = (...tables: readonly CompiledData[]): RatedCompany => {
  const [company] = rateCompanies([
    {
      companyId: 1,
      companyName: 'Brightwater Bank',
      statements: tables.map((data) => ({ id: null, data })),
    },
  ]).companies;
  if (company === undefined) throw new Error('No company was rated');
  return company;
};
const valueOf = ({ ratios }: RatedCompany, id: string) => ratios[id]?.['2024']?.value;
const reasonOf = ({ ratios }: RatedCompany, id: string) => ratios[id]?.['2024']?.absent?.reason;
const shown = (company: RatedCompany): readonly string[] =>
  applicableRatios(RATIOS.map(definitionOf), [company]).map(({ id }) => id);

const bank = (): RatedCompany =>
  rated(
    tableOf('income_statement', [
      ['Interest income', [600]],
      ['Interest expense', [-250]],
      ['Net interest income', [350], { total: true }],
      ['Net fee and commission income', [150]],
      ['Total operating income', [500], { total: true }],
      ['Operating expenses', [-200]],
      ['Profit before tax', [300], { total: true }],
      ['Income tax expense', [-60]],
      ['Net profit', [240], { total: true }],
    ]),
    tableOf('balance_sheet', [
      ['Cash and cash equivalents', [1000]],
      ['Loans and advances to customers', [6000]],
      ['Investment securities', [3000]],
      ['Total assets', [10_000], { total: true }],
      ['Deposits from customers', [8000]],
      ['Total liabilities', [9000], { total: true }],
      ['Total equity', [1000], { total: true }],
      ['Total liabilities and equity', [10_000], { total: true }],
    ]),
  );

const insurer = (): RatedCompany =>
  rated(
    tableOf('income_statement', [
      ['Premiums earned', [800]],
      ['Insurance losses and loss adjustment expenses', [-600]],
      ['Profit before tax', [200], { total: true }],
      ['Income tax expense', [-40]],
      ['Net profit', [160], { total: true }],
    ]),
    tableOf('balance_sheet', [
      ['Investments', [2000]],
      ['Total assets', [2000], { total: true }],
      ['Insurance contract liabilities', [1500]],
      ['Total liabilities', [1500], { total: true }],
      ['Total equity', [500], { total: true }],
      ['Total liabilities and equity', [2000], { total: true }],
    ]),
  );

const NOT_OF_BANKS = [
  'ebit',
  'ebitda',
  'net_debt',
  'gross_margin',
  'current_ratio',
  'payables_days',
];

describe('The ratios of a bank', () => {
  it('are its own', () => {
    expect(valueOf(bank(), 'net_interest_to_assets')).to.equal(0.035);
    expect(valueOf(bank(), 'loans_to_deposits')).to.equal(0.75);
    expect(valueOf(bank(), 'equity_ratio')).to.equal(0.1);
    expect(valueOf(bank(), 'return_on_equity')).to.equal(0.24);
  });

  it('are not those of companies, whatever its rows are called', () => {
    for (const id of NOT_OF_BANKS) {
      expect(reasonOf(bank(), id), id).to.equal('not_for_banks');
      expect(bank().ratios[id]?.['2024']?.figures, id).to.deep.equal([]);
    }
    expect(reasonOf(bank(), 'claims_to_premiums')).to.equal('for_insurers_alone');
  });

  it('are absent where its loans are none of the rows found', () => {
    const company = rated(
      tableOf('balance_sheet', [
        ['Loans and advances to customers', [0]],
        ['Total assets', [1000], { total: true }],
        ['Deposits from customers', [800]],
        ['Total liabilities', [900], { total: true }],
      ]),
    );
    expect(reasonOf(company, 'loans_to_deposits')).to.equal('not_above_zero');
  });

  it('alone are shown of it', () => {
    expect(shown(bank())).to.include.members(['net_interest_to_assets', 'equity_ratio']);
    expect(shown(bank())).not.to.include.members(['ebit']);
    expect(shown(bank())).not.to.include('claims_to_premiums');
  });
});

describe('The ratios of an insurer', () => {
  it('are its own, and not those of companies and banks', () => {
    expect(valueOf(insurer(), 'claims_to_premiums')).to.equal(0.75);
    for (const id of NOT_OF_BANKS) expect(reasonOf(insurer(), id), id).to.equal('not_for_insurers');
    expect(reasonOf(insurer(), 'loans_to_deposits')).to.equal('for_banks_alone');
  });
});

describe('A company', () => {
  const lender = (...more: Rows): RatedCompany =>
    rated(
      tableOf('income_statement', [
        ['Revenue', [900]],
        ['Operating income', [90], { total: true }],
        ['Net income', [60], { total: true }],
      ]),
      tableOf('balance_sheet', [
        ['Loans to customers', [100]],
        ['Investment securities', [300]],
        ...more,
        ['Total assets', [1000], { total: true }],
        ['Total liabilities', [400], { total: true }],
        ['Total equity', [600], { total: true }],
        ['Total liabilities and equity', [1000], { total: true }],
      ]),
    );

  it('that lends is no bank where it prints its current assets', () => {
    const company = lender(['Total current assets', [500], { total: true }]);
    expect(valueOf(company, 'ebit')).to.equal(90_000_000);
    expect(reasonOf(company, 'loans_to_deposits')).to.equal('for_banks_alone');
    expect(shown(company)).not.to.include('loans_to_deposits');
  });

  it('is no bank by one such row alone', () => {
    const company = rated(
      tableOf('income_statement', [['Operating income', [90], { total: true }]]),
      tableOf('balance_sheet', [
        ['Investment securities', [300]],
        ['Total assets', [1000], { total: true }],
      ]),
    );
    expect(valueOf(company, 'ebit')).to.equal(90_000_000);
  });
});
