import { expect } from 'chai';
import { buildReport } from './report.js';
import { reportOf, reportRow } from '../specimens/reports.js';
import { specimen, type SpecimenRow } from '../specimens/specimen.js';

const ROWS: readonly SpecimenRow[] = [
  ['Revenue', [1234, 1100]],
  ['Other income', [null, 12]],
  ['Basic earnings per share', [1.25, 1.1], { unit: 'per_share' }],
  ['Weighted average shares', [400, 410], { unit: 'shares' }],
];
const input = specimen({ document: 4, years: ['2020', '2019'], rows: ROWS, confidence: 0.8 });
const years = new Map([
  ['2020', '2020'],
  ['2019', '2019'],
]);

describe('A report in a table', () => {
  it('has the columns that belong to the table, under their names there, newest first', () => {
    const renamed = buildReport({
      input,
      raw: input.raw,
      years: new Map([['2019', '2019/20']]),
      factor: 1,
    });
    expect(renamed.years).to.deep.equal(['2019/20']);
    expect([...renamed.ends]).to.deep.equal([['2019/20', '2019-12-31']]);
    expect(renamed.rows.map(({ name, values }) => [name, [...values]])).to.deep.equal([
      ['Revenue', [['2019/20', 1100]]],
      ['Other income', [['2019/20', 12]]],
      ['Basic earnings per share', [['2019/20', 1.1]]],
      ['Weighted average shares', [['2019/20', 410]]],
    ]);
  });

  it('has no row that is blank in all of them', () => {
    const rows = buildReport({
      input,
      raw: input.raw,
      years: new Map([['2020', '2020']]),
      factor: 1,
    }).rows;
    expect(rows.map(({ name, index }) => [name, index])).to.deep.equal([
      ['Revenue', 0],
      ['Basic earnings per share', 2],
      ['Weighted average shares', 3],
    ]);
  });

  for (const { given, expected } of [
    { given: 'Revenue', expected: 1.234 },
    { given: 'Basic earnings per share', expected: 1.25 },
    { given: 'Weighted average shares', expected: 400 },
  ])
    it(`converts only money to the scale of the table: ${given}`, () => {
      const report = buildReport({ input, raw: input.raw, years, factor: 1e-3 });
      expect(reportRow(report, given).values.get('2020')).to.equal(expected);
      expect(report.grain).to.equal(1e-3);
    });

  for (const { most, expected } of [
    { most: undefined, expected: 0.8 },
    { most: 0.9, expected: 0.8 },
    { most: 0.5, expected: 0.5 },
  ])
    it(`leaves its cells ${expected} of 0.8 if they keep ${most ?? 'all'}`, () => {
      const report = buildReport({
        input,
        raw: input.raw,
        years,
        factor: 1,
        ...(most === undefined ? {} : { most }),
      });
      const row = reportRow(report, 'Revenue');
      expect(row.confidence).to.equal(expected);
      expect(row.sources.get('2020')?.confidence).to.equal(expected);
    });

  it('counts rows with one label and section, to distinguish them', () => {
    const report = reportOf({
      type: 'balance_sheet',
      document: 1,
      years: ['2020'],
      rows: [
        ['Borrowings', [1], { section: 'Current liabilities' }],
        ['Borrowings', [2], { section: 'Current liabilities' }],
        ['Borrowings', [3], { section: 'Non-current liabilities' }],
      ],
    });
    expect(report.rows.map(({ occurrence }) => occurrence)).to.deep.equal([0, 1, 0]);
  });

  for (const { given, expected } of [
    { given: ['Total assets', {}], expected: true },
    { given: ['Net assets employed', { total: true }], expected: true },
    { given: ['Goodwill', {}], expected: false },
  ] as const)
    it(`takes "${given[0]}" as ${expected ? 'a total' : 'a line'}`, () => {
      const report = reportOf({
        type: 'balance_sheet',
        document: 1,
        years: ['2020'],
        rows: [[given[0], [1], given[1]]],
      });
      expect(report.rows[0]?.isTotal).to.equal(expected);
    });
});
