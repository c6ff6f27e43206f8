import type { RawStatement } from '@fde/contracts';
import type { CompileInput } from '@fde/statements';
import { expect } from 'chai';
import { compileSeries } from './compile-series.js';
import { documentRecord } from './spec-support/records.js';

const report = (fiscalYear: number, values: Record<string, number>): CompileInput => ({
  documentId: fiscalYear,
  extractionId: fiscalYear,
  fiscalYear,
  filingDate: `${fiscalYear + 1}-03-01`,
  raw: {
    statement_type: 'income_statement',
    company_name: '',
    fiscal_year: fiscalYear,
    currency: 'EUR',
    scale: 1000,
    years: Object.keys(values),
    fiscal_year_ends: {},
    pages: [7],
    method: 'layout',
    confidence: 0.9,
    checks: [],
    line_items: [
      {
        name: 'Revenue',
        values,
        indentation_level: 0,
        is_total: false,
        section: null,
        unit: 'money',
        sources: {},
      },
    ],
  } satisfies RawStatement,
});

const inputs = [
  report(2021, { 2021: 100, 2020: 90 }),
  report(2022, { 2022: 120, 2021: 101 }),
  report(2024, { 2024: 150, 2023: 140 }),
];
const notRead = documentRecord({
  id: 5,
  fiscal_year: 2023,
  document_type: 'Annual Report',
  file_path: 'acme-2023.pdf',
});
const records = { company: { name: 'Acme' }, documents: [notRead], inputs };

describe('the series of a company', () => {
  it('has the name of the company where no report prints one', () => {
    expect(compileSeries(records)[0]).to.include({ company_name: 'Acme' });
  });

  it('shows all reports without a day, those published by it with one', () => {
    const revenue = (asOf?: string) => compileSeries(records, asOf)[0]?.line_items[0]?.values;
    expect(revenue()).to.deep.equal({ 2024: 150, 2023: 140, 2022: 120, 2021: 101, 2020: 90 });
    expect(revenue('2023-02-28')).to.deep.equal({ 2021: 100, 2020: 90 });
    expect(revenue('2023-03-01')).to.deep.equal({ 2022: 120, 2021: 101, 2020: 90 });
    expect(compileSeries(records, '2021-12-31')).to.deep.equal([]);
  });
});
