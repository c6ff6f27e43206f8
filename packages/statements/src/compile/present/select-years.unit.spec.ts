import type { CompiledData } from '@fde/contracts';
import { expect } from 'chai';
import fc from 'fast-check';
import { compileOne } from '../specimens/compiled-rows.js';
import { specimen } from '../specimens/specimen.js';
import { DEFAULT_YEARS, selectYears } from './select-years.js';

const YEARS = ['2021', '2020', '2019', '2018'];
const data = compileOne(
  specimen({
    type: 'balance_sheet',
    document: 2,
    years: ['2021', '2020'],
    rows: [
      ['Cash', [10, 9]],
      ['Total assets', [110, 100], { total: true }],
      ['Total equity', [60, 55], { total: true }],
      ['Total liabilities', [50, 45], { total: true }],
    ],
  }),
  specimen({
    type: 'balance_sheet',
    document: 1,
    years: ['2019', '2018'],
    rows: [
      ['Old bonds', [7, 6]],
      ['Total assets', [90, 80], { total: true }],
      ['Total equity', [50, 44], { total: true }],
      ['Total liabilities', [40, 36], { total: true }],
    ],
  }),
);

describe('The newest years of a statement', () => {
  for (const { given, expected } of [
    { given: 1, expected: ['2021'] },
    { given: 2, expected: ['2021', '2020'] },
    { given: 4, expected: YEARS },
    { given: 9, expected: YEARS },
    { given: Infinity, expected: YEARS },
    { given: 0, expected: [] },
    { given: -1, expected: [] },
    { given: undefined, expected: YEARS },
  ])
    it(`are ${expected.length} where ${given ?? `${DEFAULT_YEARS} (by default)`} are asked for`, () => {
      expect(selectYears(data, given).years).to.deep.equal(expected);
    });

  it('are the statement itself if it has no more', () => {
    expect(selectYears(data, 4)).to.equal(data);
  });

  it('have no row that is blank in all of them', () => {
    expect(selectYears(data, 2).line_items.map(({ name }) => name)).to.deep.equal([
      'Cash',
      'Total assets',
      'Total equity',
      'Total liabilities',
    ]);
    expect(data.line_items.map(({ name }) => name)).to.include('Old bonds');
  });

  it('keep a row whose only number is superseded', () => {
    const [first, ...rest] = data.line_items;
    if (first === undefined) throw new Error('there are rows');
    const source = { document_id: 1, extraction_id: 12, page: 50, confidence: 0.9 };
    const superseded = {
      ...first,
      name: 'Written off',
      values: {},
      sources: {},
      superseded: { 2020: { value: 3, source }, 2018: { value: 2, source } },
    };
    const view = selectYears({ ...data, line_items: [superseded, first, ...rest] }, 2);
    expect(view.line_items[0]).to.deep.include({ name: 'Written off', values: {} });
    expect(Object.keys(view.line_items[0]?.superseded ?? {})).to.deep.equal(['2020']);
  });

  it('have the checks of these years, with the new places of their rows', () => {
    const balance = (of: CompiledData) =>
      (of.checks ?? []).map(({ year, rows = [] }) => [
        year,
        rows.map((row) => of.line_items[row]?.name),
      ]);
    const view = selectYears(data, 2);
    expect(balance(view)).to.deep.equal(
      balance(data).filter(([year]) => year === '2021' || year === '2020'),
    );
    expect(view.checks).to.have.length.above(0);
  });

  it('have their own ends, lineage and gaps, including the years missing between them', () => {
    const gaps: CompiledData['gaps'] = [
      { kind: 'missing_line_item', year: '2018', line_item: 'Cash' },
      { kind: 'missing_line_item', year: '2020', line_item: 'Goodwill' },
      { kind: 'missing_year', year: '2022' },
      { kind: 'missing_year', year: '2017' },
    ];
    const view = selectYears({ ...data, gaps }, 2);
    expect(view.gaps.map(({ kind, year }) => [kind, year])).to.deep.equal([
      ['missing_line_item', '2020'],
      ['missing_year', '2022'],
    ]);
    expect(Object.keys(view.data_lineage)).to.have.members(['2021', '2020']);
    expect(Object.keys(view.fiscal_year_ends ?? {})).to.have.members(['2021', '2020']);
  });

  it('are chosen in each separate statement, even if the main one is short', () => {
    const short = selectYears(data, 1);
    const view = selectYears({ ...short, separate_statements: [data] }, 2);
    expect(view.years).to.deep.equal(['2021']);
    expect(view.separate_statements?.[0]?.years).to.deep.equal(['2021', '2020']);
  });

  it('are the same in one step or several', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5 }), fc.nat({ max: 5 }), (a, b) => {
        const [least, most] = [Math.min(a, b), Math.max(a, b)];
        expect(selectYears(selectYears(data, most), least)).to.deep.equal(selectYears(data, least));
      }),
    );
  });

  it('do not change the statement given', () => {
    const before = structuredClone(data);
    selectYears(data, 1);
    expect(data).to.deep.equal(before);
  });
});
