import { expect } from 'chai';
import { compileStatements } from '../compile/compile-company.js';
import { compilePeriods } from './compile-periods.js';
import { drawn, inputOf, seriesOf, type PeriodReport } from './spec-support/period-report.js';

const YEAR: PeriodReport = {
  document: 1,
  columns: ['2023-01-01..2023-12-31', '2022-01-01..2022-12-31'],
  rows: [
    ['Revenue', [1000, 900]],
    ['Net income', [100, 80]],
    ['Basic earnings per share', [1.0, 0.8], 'per_share'],
  ],
};

const NINE_MONTHS: PeriodReport = {
  document: 2,
  interim: true,
  columns: ['2023-01-01..2023-09-30', '2022-01-01..2022-09-30', '2023-07-01..2023-09-30'],
  rows: [
    ['Revenue', [700, 650, 260]],
    ['Net income', [60, 50, 21]],
    ['Basic earnings per share', [0.6, 0.5, 0.21], 'per_share'],
  ],
};

const HALF: PeriodReport = {
  document: 3,
  interim: true,
  columns: ['2023-01-01..2023-06-30', '2022-01-01..2022-06-30', '2023-04-01..2023-06-30'],
  rows: [
    ['Revenue', [440, 420, 230]],
    ['Net income', [39, 31, 19]],
    ['Basic earnings per share', [0.39, 0.31, 0.19], 'per_share'],
  ],
};

const CASH: readonly PeriodReport[] = [
  {
    document: 1,
    type: 'cash_flow_statement',
    columns: ['2023-01-01..2023-12-31'],
    rows: [
      ['Net cash from operating activities', [120]],
      ['Net cash used in investing activities', [-70]],
      ['Net cash used in financing activities', [-20]],
      ['Net increase in cash', [30]],
      ['Cash at beginning of year', [50]],
      ['Cash at end of year', [80]],
    ],
  },
  {
    document: 2,
    type: 'cash_flow_statement',
    interim: true,
    columns: ['2023-01-01..2023-09-30'],
    rows: [
      ['Net cash from operating activities', [90]],
      ['Net cash used in investing activities', [-60]],
      ['Net cash used in financing activities', [-10]],
      ['Net increase in cash', [20]],
      ['Cash at beginning of year', [50]],
      ['Cash at end of period', [70]],
    ],
  },
];

describe('a series of quarters', () => {
  it('shows printed quarters and derives the others, but nothing that is per share', () => {
    expect(drawn(seriesOf('quarter', YEAR, NINE_MONTHS, HALF))).to.deep.equal([
      'Q4 2023 | Q3 2023 | Q2 2023 | Q1 2023 | Q4 2022 | Q3 2022',
      'Revenue | (300) | 260 | 230 | (210) | (250) | (230)',
      'Net income | (40) | 21 | 19 | (20) | (30) | (19)',
      'Basic earnings per share | not_additive | 0.21 | 0.19 | not_additive | not_additive | not_additive',
    ]);
  });

  it('names the parts of a derived number, and is no surer than the least sure', () => {
    const series = seriesOf('quarter', YEAR, { ...NINE_MONTHS, confidence: 0.6 });
    const source = series.line_items[0]?.sources['Q4 2023'];
    if (source === undefined || !('derived' in source)) throw new TypeError('not derived');
    expect(source.confidence).to.equal(Math.min(...source.parts.map((one) => one.confidence)));
    expect(source.parts).to.deep.equal([
      {
        period: '12 months to 2023-12-31',
        sign: 1,
        value: 1000,
        document_id: 1,
        extraction_id: 11,
        page: 1,
        confidence: 0.95,
      },
      {
        period: '9 months to 2023-09-30',
        sign: -1,
        value: 700,
        document_id: 2,
        extraction_id: 21,
        page: 2,
        confidence: 0.588,
      },
    ]);
  });

  it('proves that the quarters of a year add up to it, row by row', () => {
    const { checks } = seriesOf('quarter', YEAR, NINE_MONTHS, HALF);
    expect(
      checks.map(({ kind, period, holds, rows }) => [kind, period, holds, rows]),
    ).to.deep.equal([
      ['quarters_sum', '2023-12-31/12', true, [0]],
      ['quarters_sum', '2023-12-31/12', true, [1]],
    ]);
  });

  it('says where the quarters do not add up', () => {
    const other: PeriodReport = {
      ...HALF,
      rows: [['Revenue', [440, 420, 235]], ...HALF.rows.slice(1)],
    };
    const late: PeriodReport = {
      document: 4,
      interim: true,
      columns: ['2023-01-01..2023-03-31'],
      rows: [['Revenue', [210]]],
    };
    const { checks } = seriesOf('quarter', YEAR, NINE_MONTHS, other, late);
    expect(checks.filter(({ holds }) => !holds)).to.deep.equal([
      {
        kind: 'quarters_sum',
        period: '2023-12-31/12',
        holds: false,
        rows: [0],
        expected: 1000,
        actual: 1005,
        restated_by: [],
      },
    ]);
  });

  it('derives nothing across a restatement, and names the report', () => {
    const restating: PeriodReport = {
      document: 5,
      columns: ['2024-01-01..2024-12-31', '2023-01-01..2023-12-31'],
      rows: [
        ['Revenue', [1100, 950]],
        ['Net income', [110, 100]],
      ],
    };
    const series = seriesOf('quarter', restating, YEAR, NINE_MONTHS);
    expect(drawn(series).slice(0, 3)).to.deep.equal([
      'Q4 2023 | Q3 2023 | Q4 2022',
      'Revenue | restated_between | 260 | (250)',
      'Net income | (40) | 21 | (30)',
    ]);
    expect(series.line_items[0]?.absent['Q4 2023']).to.deep.equal({
      reason: 'restated_between',
      document_id: 5,
    });
  });

  it('derives from numbers that were restated together', () => {
    const next: readonly PeriodReport[] = [
      {
        document: 5,
        columns: ['2024-01-01..2024-12-31', '2023-01-01..2023-12-31'],
        rows: [['Revenue', [1100, 950]]],
      },
      {
        document: 6,
        interim: true,
        columns: ['2024-01-01..2024-09-30', '2023-01-01..2023-09-30'],
        rows: [['Revenue', [800, 665]]],
      },
    ];
    const [, revenue] = drawn(seriesOf('quarter', ...next, YEAR, NINE_MONTHS));
    expect(revenue).to.equal('Revenue | (300) | (285) | 260 | (250)');
  });

  it('says which period is not printed', () => {
    const more: PeriodReport = {
      ...YEAR,
      rows: [...YEAR.rows, ['Other expense', [-5, -4]]],
    };
    const series = seriesOf('quarter', more, NINE_MONTHS);
    expect(series.line_items.find(({ name }) => name === 'Other expense')).to.equal(undefined);
    const nine: PeriodReport = {
      ...NINE_MONTHS,
      rows: [...NINE_MONTHS.rows, ['Other expense', [null, -3, -1]]],
    };
    const row = seriesOf('quarter', more, nine).line_items.find(
      ({ name }) => name === 'Other expense',
    );
    expect(row?.absent['Q4 2023']).to.deep.equal({
      reason: 'part_missing',
      periods: ['9 months to 2023-09-30'],
    });
    expect(row?.values['Q4 2022']).to.equal(-1);
  });

  it('takes the cash of the days, so that derived columns add up', () => {
    const series = seriesOf('quarter', ...CASH);
    expect(drawn(series)).to.deep.equal([
      'Q4 2023',
      'Net cash from operating activities | (30)',
      'Net cash used in investing activities | (-10)',
      'Net cash used in financing activities | (-10)',
      'Net increase in cash | (10)',
      'Cash at beginning of year | (70)',
      'Cash at end of year | (80)',
    ]);
    const kinds = series.checks.map(({ kind, holds }) => `${kind} ${String(holds)}`);
    expect(kinds).to.have.members(['cash_flow_foot true', 'closing_cash true']);
  });

  it('counts years of 52 and 53 weeks by their weeks', () => {
    const year: PeriodReport = {
      document: 1,
      columns: ['2022-08-29..2023-09-03', '2021-08-30..2022-08-28'],
      rows: [['Net sales', [530, 520]]],
    };
    const third: PeriodReport = {
      document: 2,
      interim: true,
      columns: ['2022-08-29..2023-05-07', '2023-02-13..2023-05-07', '2021-08-30..2022-05-08'],
      rows: [['Net sales', [360, 120, 350]]],
    };
    expect(drawn(seriesOf('quarter', year, third))).to.deep.equal([
      'Q4 2023 | Q3 2023 | Q4 2022',
      'Net sales | (170) | 120 | (170)',
    ]);
  });

  it('derives no quarter from a year and a part that begins on another day', () => {
    const moved: PeriodReport = {
      document: 2,
      interim: true,
      columns: ['2023-04-01..2023-09-30'],
      rows: [['Revenue', [480]]],
    };
    expect(drawn(seriesOf('quarter', YEAR, moved))[0]).to.equal('');
  });

  it('leaves numbers in another currency out, and says so', () => {
    const series = seriesOf('quarter', { ...YEAR, currency: 'USD' }, NINE_MONTHS);
    expect(series.left_out).to.deep.equal([2]);
  });
});

describe('a series of halves, twelve months and years', () => {
  it('derives the second half', () => {
    expect(drawn(seriesOf('half', YEAR, HALF))).to.deep.equal([
      'H2 2023 | H1 2023 | H2 2022 | H1 2022',
      'Revenue | (560) | 440 | (480) | 420',
      'Net income | (61) | 39 | (49) | 31',
      'Basic earnings per share | not_additive | 0.39 | not_additive | 0.31',
    ]);
  });

  it('derives the second half of a year whose first half no report prints from three parts', () => {
    const series = seriesOf('half', YEAR, NINE_MONTHS);
    expect(drawn(series)).to.deep.equal([
      'H2 2023 | H1 2023',
      'Revenue | (560) | (440)',
      'Net income | (61) | (39)',
    ]);
    const source = series.line_items[0]?.sources['H2 2023'];
    if (source === undefined || !('derived' in source)) throw new TypeError('not derived');
    expect(source.parts.map(({ period, sign, value }) => [period, sign, value])).to.deep.equal([
      ['3 months to 2023-09-30', 1, 260],
      ['12 months to 2023-12-31', 1, 1000],
      ['9 months to 2023-09-30', -1, 700],
    ]);
  });

  it('rolls the last twelve months from a year and two parts', () => {
    const series = seriesOf('ttm', YEAR, NINE_MONTHS, HALF);
    expect(drawn(series).slice(0, 2)).to.deep.equal([
      'TTM Q4 2023 | TTM Q3 2023 | TTM Q2 2023 | TTM Q4 2022',
      'Revenue | 1000 | (950) | (920) | 900',
    ]);
  });

  it('adds four quarters up where no year is printed', () => {
    const quarters = [
      '2022-07-01..2022-09-30',
      '2022-10-01..2022-12-31',
      '2023-01-01..2023-03-31',
      '2023-04-01..2023-06-30',
    ].map((column, at): PeriodReport => ({
      document: at + 1,
      interim: true,
      columns: [column],
      rows: [['Revenue', [100 + at]]],
    }));
    expect(drawn(seriesOf('ttm', ...quarters))).to.deep.equal([
      '12 months to 2023-06-30',
      'Revenue | (406)',
    ]);
  });

  it('shows the yearly series to the digit, whatever interim reports there are', () => {
    const yearly = compileStatements([inputOf(YEAR)]);
    const [alone] = compilePeriods([inputOf(YEAR)], 'year');
    const [beside] = compilePeriods([YEAR, NINE_MONTHS, HALF].map(inputOf), 'year');
    expect(beside).to.deep.equal(alone);
    const [data] = yearly;
    expect(beside?.line_items.map(({ values }) => values)).to.deep.equal(
      data?.line_items.map(({ values }) => values),
    );
  });

  it('takes balances as they are, those of a year end from the report of the year', () => {
    const balance: PeriodReport = {
      document: 1,
      type: 'balance_sheet',
      columns: ['2022-12-31'],
      rows: [
        ['Cash', [50]],
        ['Land', [30]],
        ['Total assets', [80]],
      ],
    };
    const condensed: PeriodReport = {
      document: 2,
      type: 'balance_sheet',
      interim: true,
      columns: ['2023-06-30', '2022-12-31'],
      rows: [
        ['Cash', [55, 50]],
        ['Total assets', [90, 80]],
      ],
    };
    const all = compilePeriods([balance, condensed, YEAR].map(inputOf), 'quarter');
    const series = all.find(({ statement_type: type }) => type === 'balance_sheet');
    if (series === undefined) throw new RangeError('no balance sheet');
    expect(drawn(series)).to.deep.equal([
      'Q2 2023 | Q4 2022',
      'Cash | 55 | 50',
      'Land | - | 30',
      'Total assets | 90 | 80',
    ]);
    expect(series.line_items[0]?.sources['Q4 2022']).to.include({ document_id: 1 });
    const rolling = compilePeriods([balance, condensed, YEAR].map(inputOf), 'ttm');
    const ofDays = rolling.find(({ statement_type: type }) => type === 'balance_sheet');
    expect(ofDays?.columns.map(({ name }) => name)).to.deep.equal(['Q2 2023', 'Q4 2022']);
  });
});
