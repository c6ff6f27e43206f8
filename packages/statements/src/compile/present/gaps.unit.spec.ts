import type { CanonicalStatementType, CompiledData, Gap } from '@fde/contracts';
import { expect } from 'chai';
import type { KnownReport } from '../input/compile-input.js';
import { regimeTablesOf } from '../specimens/reports.js';
import type { Specimen, SpecimenRow } from '../specimens/specimen.js';
import { findGaps, type Beside } from './gaps.js';
import type { RegimeTable } from './regime-table.js';

const NONE: Beside = { apart: [], documents: [] };
const INCOME = (values: readonly (number | null)[]): SpecimenRow[] => [
  ['Revenue', values],
  ['Profit for the year', values.map((value) => (value === null ? null : value / 10))],
];
const report = (years: readonly string[], more: Partial<Specimen> = {}): Specimen => ({
  document: Number(years[0]),
  years,
  rows: INCOME(years.map((year) => Number(year) * 10)),
  ...more,
});
const tables = (...specimens: Specimen[]): RegimeTable[] => regimeTablesOf(...specimens);
const gapsOf = ([main, ...apart]: RegimeTable[], documents: readonly KnownReport[] = []): Gap[] => {
  if (main === undefined) throw new Error('there is a table');
  return findGaps(main.data, { apart, documents });
};
const summaryOf = (gaps: readonly Gap[]) =>
  gaps.map(({ kind, year, reason, document_id: document }) => [kind, year, reason, document]);

describe('A missing year', () => {
  const known = (fiscalYear: number, isStored: boolean, documentId = 77): KnownReport => ({
    documentId,
    fiscalYear,
    isStored,
  });
  for (const { what, documents, expected } of [
    { what: 'no report of it', documents: [], expected: ['no_report', undefined] },
    {
      what: 'a report that was not downloaded',
      documents: [known(2018, false)],
      expected: ['not_downloaded', 77],
    },
    {
      what: 'a report in which no statement was found',
      documents: [known(2018, true)],
      expected: ['statement_not_found', 77],
    },
    {
      what: 'two reports, one of them downloaded',
      documents: [known(2018, false), known(2018, true, 78)],
      expected: ['statement_not_found', 78],
    },
    {
      what: 'only reports of other years',
      documents: [known(2017, true), known(2019, true)],
      expected: ['no_report', undefined],
    },
  ])
    it(`between two years has a reason: ${what}`, () => {
      const history = tables(report(['2020', '2019']), report(['2017']));
      expect(summaryOf(gapsOf(history, documents))).to.deep.equal([
        ['missing_year', '2018', ...expected],
      ]);
    });

  it('is none before the first and after the last', () => {
    expect(gapsOf(tables(report(['2020'])), [known(2021, true), known(2019, true)])).to.deep.equal(
      [],
    );
  });

  it('is reported for each year, newest first', () => {
    expect(
      summaryOf(gapsOf(tables(report(['2020']), report(['2016'])))).map(([, year]) => year),
    ).to.deep.equal(['2019', '2018', '2017']);
  });

  it('is none if the company printed it in another currency', () => {
    const history = tables(
      report(['2020'], { currency: 'USD' }),
      report(['2019', '2018'], { currency: 'EUR' }),
    );
    expect(summaryOf(gapsOf(history))).to.deep.equal([]);
  });

  it('is one between two currencies', () => {
    const history = tables(
      report(['2020'], { currency: 'USD' }),
      report(['2018'], { currency: 'EUR' }),
    );
    expect(summaryOf(gapsOf(history))).to.deep.equal([
      ['missing_year', '2019', 'no_report', undefined],
    ]);
  });

  it('is none where a year end moved and no year fits between two names', () => {
    const history = tables(
      report(['2016'], { ends: { 2016: '2016-01-31' } }),
      report(['2014', '2013'], { ends: { 2014: '2014-12-31', 2013: '2013-12-31' } }),
    );
    expect(summaryOf(gapsOf(history))).to.deep.equal([]);
    const later = tables(
      report(['2017'], { ends: { 2017: '2017-01-31' } }),
      report(['2014', '2013'], { ends: { 2014: '2014-12-31', 2013: '2013-12-31' } }),
    );
    expect(summaryOf(gapsOf(later)).map(([, year]) => year)).to.deep.equal(['2016']);
  });

  it('stands in a separate statement if it is not a full year', () => {
    const [main, other] = tables(
      report(['2020']),
      report(['2018']),
      report(['2019'], { currency: 'USD' }),
    );
    if (main === undefined || other === undefined) throw new Error('there are two tables');
    const stub = { ...other, regime: { ...other.regime, apart: 'six months to 2019-06-30' } };
    const [gap] = gapsOf([main, stub]);
    expect(gap).to.deep.equal({
      kind: 'missing_year',
      year: '2019',
      reason: 'set_apart',
      detail: 'It stands in a separate statement: six months to 2019-06-30.',
    });
  });
});

describe('A report that was kept out because of its scale', () => {
  it('is reported for each of its years, with its document', () => {
    const [main, other] = tables(report(['2020']), report(['2019', '2018'], { currency: 'USD' }));
    if (main === undefined || other === undefined) throw new Error('there are two tables');
    const apart = 'in a scale that no other report confirms';
    const gaps = gapsOf([main, { ...other, regime: { ...other.regime, apart } }]);
    expect(summaryOf(gaps)).to.deep.equal([
      ['set_apart', '2019', 'scale_unproven', 2019],
      ['set_apart', '2018', 'scale_unproven', 2019],
    ]);
    expect(gaps[0]?.detail).to.equal(`Its report prints it ${apart}.`);
    expect(gaps[0]?.page).to.equal(50);
  });
});

describe('A key total without a number', () => {
  const rows: Readonly<Record<CanonicalStatementType, readonly SpecimenRow[]>> = {
    income_statement: [
      ['Revenue', [50, 40]],
      ['Profit for the year', [5, 4]],
    ],
    balance_sheet: [
      ['Total assets', [50, 40], { total: true }],
      ['Total equity', [30, 20], { total: true }],
    ],
    cash_flow_statement: [
      ['Net cash from operating activities', [50, 40], { total: true }],
      ['Net cash used in investing activities', [-20, -30], { total: true }],
      ['Net cash used in financing activities', [-20, -5], { total: true }],
      ['Cash and cash equivalents at end of year', [15, 5]],
    ],
  };
  const gapsWithout = (type: CanonicalStatementType, at: number): Gap[] =>
    gapsOf(
      tables({
        type,
        document: 1,
        years: ['2020', '2019'],
        rows: rows[type].filter((_, index) => index !== at),
      }),
    );
  for (const { type, at, expected } of [
    // Some companies have no revenue, and print none.
    { type: 'income_statement', at: 0, expected: undefined },
    { type: 'income_statement', at: 1, expected: 'net income' },
    { type: 'balance_sheet', at: 0, expected: 'total assets' },
    { type: 'balance_sheet', at: 1, expected: 'total equity' },
    { type: 'cash_flow_statement', at: 0, expected: 'operating cash flow' },
    { type: 'cash_flow_statement', at: 1, expected: 'investing cash flow' },
    { type: 'cash_flow_statement', at: 2, expected: 'financing cash flow' },
    { type: 'cash_flow_statement', at: 3, expected: 'closing cash' },
    { type: 'cash_flow_statement', at: 9, expected: undefined },
  ] as const)
    it(`is ${expected ?? 'none'} without "${rows[type][at]?.[0] ?? 'no row'}"`, () => {
      const gaps = gapsWithout(type, at);
      expect(gaps.map(({ kind, year, line_item: name }) => [kind, year, name])).to.deep.equal(
        expected === undefined
          ? []
          : [
              ['missing_total', '2020', expected],
              ['missing_total', '2019', expected],
            ],
      );
    });

  it('is not contained in the opening cash of any year but the next', () => {
    const cash = (years: readonly string[]): Specimen => ({
      type: 'cash_flow_statement',
      document: Number(years[0]),
      years,
      rows: [
        ...rows.cash_flow_statement.slice(0, 3),
        ['Cash and cash equivalents at beginning of year', [15, 5]],
      ],
    });
    const lacking = (...specimens: Specimen[]) =>
      gapsOf(tables(...specimens))
        .filter(({ kind }) => kind === 'missing_total')
        .map(({ year }) => year);
    expect(lacking(cash(['2020', '2019']))).to.deep.equal(['2020']);
    expect(lacking(cash(['2020', '2019']), cash(['2017', '2016']))).to.deep.equal(['2020', '2017']);
  });

  it('is none in a year without revenue, whose loss is as large as its costs', () => {
    const years = (document: number, names: readonly string[], rows: SpecimenRow[]): Specimen => ({
      document,
      years: names,
      rows,
    });
    const lacking = (loss: number): string[] =>
      gapsOf(
        tables(
          years(
            1,
            ['2020'],
            [
              ['Total revenue', [400], { total: true }],
              ['Total operating expenses', [300], { total: true }],
              ['Operating income', [100], { total: true }],
              ['Net income', [100], { total: true }],
            ],
          ),
          years(
            2,
            ['2021'],
            [
              ['Total operating expenses', [250], { total: true }],
              ['Operating income', [loss], { total: true }],
              ['Net income', [loss], { total: true }],
            ],
          ),
        ),
      )
        .filter(({ kind }) => kind === 'missing_total')
        .map(({ year }) => year);
    expect(lacking(-250)).to.deep.equal([]);
    expect(lacking(-90)).to.deep.equal(['2021']);
  });

  it('is reported in any year of the table, including its ends, with where to look', () => {
    const gaps = gapsOf(
      tables({
        document: 5,
        years: ['2020', '2019', '2018'],
        rows: [
          ['Revenue', [3, 2, null]],
          ['Profit for the year', [null, 2, 1]],
        ],
      }),
    );
    expect(gaps).to.deep.equal([
      {
        kind: 'missing_total',
        year: '2018',
        line_item: 'Revenue',
        reason: 'row_not_read',
        detail: 'No row of this year is this total, or contains it.',
        document_id: 5,
        page: 50,
      },
      {
        kind: 'missing_total',
        year: '2020',
        line_item: 'Profit for the year',
        reason: 'row_not_read',
        detail: 'No row of this year is this total, or contains it.',
        document_id: 5,
        page: 50,
      },
    ]);
  });
});

describe('A blank cell of another row', () => {
  for (const { what, given, expected } of [
    { what: 'between two numbers', given: [5, null, 3], expected: ['2019'] },
    { what: 'twice between two numbers', given: [5, null, null, 3], expected: ['2019', '2018'] },
    { what: 'before the first number', given: [5, 4, null], expected: [] },
    { what: 'after the last', given: [null, 4, 3], expected: [] },
    { what: 'a nil is a number', given: [5, 0, 3], expected: [] },
  ])
    it(`is ${expected.length === 0 ? 'no gap' : 'a gap'}: ${what}`, () => {
      const years = ['2020', '2019', '2018', '2017'].slice(0, given.length);
      const gaps = gapsOf(
        tables({
          document: 1,
          years,
          rows: [...INCOME(years.map(() => 90)), ['Sundry fees', given]],
        }),
      );
      expect(gaps.map(({ kind, year, reason }) => [kind, year, reason])).to.deep.equal(
        expected.map((year) => ['missing_line_item', year, 'not_printed']),
      );
    });

  it('is restated if only an older report prints it and a newer one changed that year', () => {
    const [table] = tables(report(['2020', '2019', '2018']));
    if (table === undefined) throw new Error('there is a table');
    const source = { document_id: 1, extraction_id: 11, page: 9, confidence: 0.9 };
    const data: CompiledData = {
      ...table.data,
      line_items: [
        ...table.data.line_items,
        {
          ...(table.data.line_items[0] as CompiledData['line_items'][number]),
          name: 'Sundry fees',
          values: { 2020: 5, 2018: 3 },
          superseded: { 2019: { value: 4, source } },
        },
      ],
    };
    const gap = findGaps(data, NONE).find(({ line_item: name }) => name === 'Sundry fees');
    expect(gap).to.include({ kind: 'missing_line_item', year: '2019', reason: 'restated' });
  });
});
