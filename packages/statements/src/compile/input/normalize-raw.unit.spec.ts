import { expect } from 'chai';
import { compareYears, normalizeRaw } from './normalize-raw.js';
import { RawStatementError } from './raw-statement-error.js';

const defaults = { fiscalYear: 2020, statementType: 'Balance Sheet', extractionId: 7 };

describe('reading raw data from clients', () => {
  it('fills in what the interface leaves optional', () => {
    const raw = normalizeRaw(
      {
        statement_type: 'Income Statement',
        line_items: [
          { name: 'Basic earnings per share', values: { 2020: 3, 2019: null } },
          { name: 'Total revenue', values: 50 },
        ],
      },
      defaults,
    );
    expect(raw).to.deep.include({
      statement_type: 'income_statement',
      years: ['2020'],
      scale: 1,
      currency: '',
      method: 'client',
      confidence: 0.5,
      checks: [],
      fiscal_year_ends: {},
    });
    expect(
      raw?.line_items.map(({ unit, is_total, values }) => ({ unit, is_total, values })),
    ).to.deep.equal([
      { unit: 'per_share', is_total: false, values: { 2020: 3 } },
      { unit: 'money', is_total: true, values: { 2020: 50 } },
    ]);
  });

  it('reads flat extracted data under the fiscal year of the document', () => {
    expect(normalizeRaw({ extracted_data: { 'Total assets': 12 } }, defaults)).to.deep.include({
      statement_type: 'balance_sheet',
      years: ['2020'],
    });
  });

  it('ignores other statements', () => {
    expect(
      normalizeRaw(
        { statement_type: 'Statement of changes in equity', line_items: [] },
        { fiscalYear: 2020 },
      ),
    ).to.equal(undefined);
  });

  it('names what cannot be read, with the extraction', () => {
    const items = (values: unknown) => ({ line_items: [{ name: 'Cash', values }] });
    for (const [raw, problem] of [
      [null, 'not an object'],
      [{ line_items: 'x' }, 'not an array'],
      [{}, 'no line_items'],
      [items({ 2020: 'ten' }), 'not a number'],
      [items({ 2020: Number.NaN }), 'not a number'],
      [items({ __proto: 1 }), 'is not a year'],
      [items([1]), 'not an object'],
      [{ line_items: [5] }, 'not an object'],
    ] as const) {
      expect(() => normalizeRaw(raw, defaults), JSON.stringify(raw))
        .to.throw(RawStatementError, problem)
        .with.property('extractionId', 7);
    }
  });

  it('orders years by their number', () => {
    expect(['2017/18', 'FY2020', '2019', '2018/19'].toSorted(compareYears)).to.deep.equal([
      '2017/18',
      '2018/19',
      '2019',
      'FY2020',
    ]);
  });
});
