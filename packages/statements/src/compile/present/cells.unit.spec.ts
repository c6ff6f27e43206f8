import { expect } from 'chai';
import fc from 'fast-check';
import { reportOf, tableOf } from '../specimens/reports.js';
import type { CompileInput } from '../input/compile-input.js';
import { corrected } from '../specimens/corrected.js';
import { specimen, type Specimen, type SpecimenRow } from '../specimens/specimen.js';
import { type Cells, cellsOf } from './cells.js';
import { compileOne, rowNamed } from '../specimens/compiled-rows.js';

type ScaledSpecimen = Partial<Specimen> & { readonly factor?: number };

/** The cells of the first row of reports, newest first; each prints its year and the one before. */
const cellsIn = (
  ...reports: readonly (ScaledSpecimen & { rows: readonly SpecimenRow[] })[]
): Cells => {
  const table = tableOf(
    ...reports.map(({ factor, ...more }, at) =>
      reportOf(
        { document: 9 - at, years: [String(2020 - at), String(2019 - at)], ...more },
        factor,
      ),
    ),
  );
  const [cluster] = table.clusters;
  if (cluster === undefined) throw new Error('there is an item');
  return cellsOf(table, cluster);
};
const revenue = (
  values: readonly (number | null)[],
  more: ScaledSpecimen = {},
  name = 'Revenue',
) => ({
  rows: [[name, values]] satisfies SpecimenRow[],
  ...more,
});

describe('A cell', () => {
  it('is that of the newest report that prints it', () => {
    const { values, sources } = cellsIn(revenue([1200, 1100]), revenue([1100, 1000]));
    expect(values).to.deep.equal({ 2020: 1200, 2019: 1100, 2018: 1000 });
    expect(Object.values(sources).map(({ document_id: id }) => id)).to.deep.equal([8, 9, 9]);
  });

  it('has its page and box, and so has every printing', () => {
    const { sources } = cellsIn(revenue([1200, 1100]), revenue([1100, 1000]));
    expect(sources['2019']).to.deep.include({ page: 50, bbox: [360, 100, 400, 110] });
    expect(
      sources['2019']?.printings?.map(({ document_id: id, bbox }) => [id, bbox?.[0]]),
    ).to.deep.equal([
      [9, 360],
      [8, 300],
    ]);
  });

  it('has the name it is printed under, if that is another today', () => {
    const { sources } = cellsIn(
      revenue([120_000, 110_000], {}, 'Turnover'),
      revenue([110_000, 100_000], {}, 'Revenue'),
    );
    expect(sources['2020']).to.not.have.property('name');
    expect(sources['2018']?.name).to.equal('Revenue');
  });

  for (const { what, older, expected } of [
    { what: 'the same number', older: 1100, expected: undefined },
    { what: 'a higher one now', older: 1050, expected: { value: 1050, change: 50 } },
    { what: 'a lower one now', older: 1150, expected: { value: 1150, change: -50 } },
  ])
    it(`is ${expected === undefined ? 'not ' : ''}restated: ${what}`, () => {
      const { restated } =
        cellsIn(revenue([1200, 1100]), revenue([older, 1000])).sources['2019'] ?? {};
      if (expected === undefined) expect(restated).to.equal(undefined);
      else
        expect(restated).to.include({
          ...expected,
          document_id: 8,
          page: 50,
          reason: 'restatement',
        });
    });

  it('names the newest of the numbers that it replaced', () => {
    const three = { years: ['2020', '2019', '2018'] };
    const { restated } =
      cellsIn(
        revenue([1200, 1100, 1010], three),
        revenue([1100, 1005, 900], { years: ['2019', '2018', '2017'] }),
        revenue([1000, 900], { years: ['2018', '2017'] }),
      ).sources['2018'] ?? {};
    expect(restated?.value).to.equal(1005);
  });
});

describe('A number that is shown otherwise than printed', () => {
  for (const { what, factor, value, expected } of [
    { what: 'in the scale of the table', factor: 1, value: 1000, expected: undefined },
    {
      what: 'in thousands, the table in millions',
      factor: 1e-3,
      value: 1_000_001,
      expected: { value: 1000.001, factor: 1e-3, reason: 'unit_scale' },
    },
    { what: 'nil, in any scale', factor: 1e-3, value: 0, expected: undefined },
  ])
    it(`is ${expected === undefined ? 'not ' : ''}adjusted: ${what}`, () => {
      const source = cellsIn(revenue([1200, 1100]), revenue([1100 / factor, value], { factor }))
        .sources['2018'];
      expect(source?.adjusted).to.deep.equal(expected);
      expect(source?.printings?.[0]?.printed).to.equal(expected === undefined ? undefined : value);
    });

  it('with the other sign: both are kept, and the adjusted one is named', () => {
    const costs = (values: readonly number[]) => ({
      rows: [['Cost of sales', values]] satisfies SpecimenRow[],
    });
    const { values, sources } = cellsIn(costs([-700, -650]), costs([650, 600]));
    expect(values['2018']).to.equal(-600);
    expect(sources['2018']?.printed).to.equal(600);
    expect(sources['2018']?.adjusted).to.deep.equal({
      value: -600,
      factor: -1,
      reason: 'sign_convention',
    });
    expect(sources['2019']).to.not.have.property('restated');
  });

  it('before two splits in a row: all of them, though counts are rounded to millions', () => {
    const shares = (eps: number[], counts: number[], profit: number[]): SpecimenRow[] => [
      ['Basic loss per share', eps, { unit: 'per_share' }],
      ['Weighted average shares', counts, { unit: 'shares' }],
      ['Loss for the year', profit],
    ];
    const table = tableOf(
      reportOf({
        document: 3,
        years: ['2021', '2020'],
        rows: shares([1.87, 0.21], [2959, 2798], [5519, 690]),
      }),
      reportOf({
        document: 2,
        years: ['2020', '2019'],
        rows: shares([0.64, -0.98], [933, 887], [690, -862]),
      }),
      reportOf({
        document: 1,
        years: ['2019', '2017'],
        rows: shares([-4.92, -11.83], [177, 166], [-862, -1961]),
      }),
    );
    const [eps, counts] = table.clusters.map((cluster) => cellsOf(table, cluster).sources['2017']);
    expect(eps?.adjusted?.value).to.be.closeTo(-0.79, 0.005);
    expect(counts?.adjusted?.value).to.equal(2490);
  });

  it('before a split: per share divided, counts multiplied', () => {
    const shares = (eps: number[], counts: number[]): SpecimenRow[] => [
      ['Basic earnings per share', eps, { unit: 'per_share' }],
      ['Weighted average shares', counts, { unit: 'shares' }],
      ['Profit for the year', [500, 500]],
    ];
    const table = tableOf(
      reportOf({ document: 2, years: ['2020', '2019'], rows: shares([1.1, 1], [500, 500]) }),
      reportOf({ document: 1, years: ['2019', '2018'], rows: shares([2, 1.9], [250, 240]) }),
    );
    const [eps, counts] = table.clusters.map((cluster) => cellsOf(table, cluster).sources['2018']);
    expect(eps?.adjusted).to.deep.equal({ value: 0.95, factor: 0.5, reason: 'stock_split' });
    expect(counts?.adjusted).to.deep.equal({ value: 480, factor: 2, reason: 'stock_split' });
  });
});

describe('How sure a cell is', () => {
  for (const { what, reports, expected } of [
    {
      what: 'as its reading',
      reports: [revenue([1200, 1100], { confidence: 0.9 })],
      expected: 0.9,
    },
    {
      what: 'surer if another report prints the same',
      reports: [
        revenue([1200, 1100], { confidence: 0.9 }),
        revenue([1100, 1000], { confidence: 0.8 }),
      ],
      expected: 0.98,
    },
    {
      what: 'not surer if another report prints another number',
      reports: [
        revenue([1200, 1100], { confidence: 0.9 }),
        revenue([1150, 1000], { confidence: 0.8 }),
      ],
      expected: 0.9,
    },
  ])
    it(`${expected}: ${what}`, () => {
      expect(cellsIn(...reports).sources['2019']?.confidence).to.equal(expected);
    });

  it('is less than the reading if the row is tied only by its label', () => {
    const { sources } = cellsIn(
      revenue([1200, 1100], { years: ['2020'] }),
      revenue([1000, 900], { years: ['2018'], confidence: 0.9 }),
    );
    expect(sources['2018']?.confidence).to.equal(0.882);
  });

  it('is never more than the weakest tie of its row allows', () => {
    const confidence = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
    fc.assert(
      fc.property(confidence, confidence, fc.boolean(), (a, b, same) => {
        const { sources } = cellsIn(
          revenue([1200, 1100], { confidence: a }),
          revenue([same ? 1100 : 1050, 1000], { confidence: b }),
        );
        const [top, shared, old] = ['2020', '2019', '2018'].map(
          (year) => sources[year]?.confidence ?? 0,
        );
        expect(top).to.equal(a);
        expect(shared).to.be.at.least(a - 1e-4);
        expect(old).to.be.at.most(b);
        if (!same) expect(shared).to.equal(a);
      }),
      { numRuns: 40 },
    );
  });
});

describe('A number that only an older report prints', () => {
  const pair = (values: readonly number[], fees: readonly (number | null)[]): SpecimenRow[] => [
    ['Sundry fees', fees],
    ['Revenue', values],
  ];
  const older = pair([1100, 1000], [50, 40]);
  const EXPENSES = ['Wages', 'Rent', 'Energy', 'Freight'] as const;

  it('stays if the newer one prints only a part of the statement, and nothing otherwise', () => {
    const rows = EXPENSES.map((name): SpecimenRow => [name, [50, 40]]);
    const table = tableOf(
      reportOf({ document: 2, years: ['2020', '2019'], rows: [['Revenue', [1200, 1100]]] }),
      reportOf({
        document: 1,
        years: ['2019', '2018'],
        rows: [['Revenue', [1100, 1000]], ...rows],
      }),
    );
    const wages = table.clusters.find(({ rows: [row] }) => row.name === 'Wages');
    const cells = wages && cellsOf(table, wages);
    expect(cells?.values).to.deep.equal({ 2019: 50, 2018: 40 });
    expect(cells?.sources['2019']).to.deep.include({
      standing: 'valid',
      reason: 'the ruling report prints only a part of the statement',
    });
  });

  it('stays if it is nil: it adds nothing', () => {
    const table = tableOf(
      reportOf({ document: 2, years: ['2020', '2019'], rows: [['Revenue', [1200, 1100]]] }),
      reportOf({ document: 1, years: ['2019', '2018'], rows: pair([1100, 1000], [0, 40]) }),
    );
    const fees = table.clusters.find(({ rows }) => rows[0]?.name === 'Sundry fees');
    expect(fees && cellsOf(table, fees).values).to.deep.equal({ 2019: 0, 2018: 40 });
  });

  it('is shown as a part of the row that the newer one prints for the whole', () => {
    const total = { total: true };
    const table = tableOf(
      reportOf({ document: 2, years: ['2020', '2019'], rows: [['Total costs', [95, 90]]] }),
      reportOf({
        document: 1,
        years: ['2019', '2018'],
        rows: [
          ['Wages', [50, 40]],
          ['Rent', [40, 30]],
          ['Total costs', [90, 70], total],
        ],
      }),
    );
    const wages = table.clusters.find(({ rows: [row] }) => row.name === 'Wages');
    const cells = wages && cellsOf(table, wages);
    expect(cells?.values['2019']).to.equal(50);
    expect(cells?.sources['2019']).to.deep.include({
      standing: 'of_which',
      of_which: 'Total costs',
    });
  });

  it('is replaced by the rows that the newer one adds up to the same total', () => {
    const total = { total: true };
    const table = tableOf(
      reportOf({
        document: 2,
        years: ['2020', '2019'],
        rows: [
          ['Personnel', [60, 62]],
          ['Premises', [35, 28]],
          ['Total costs', [95, 90], total],
        ],
      }),
      reportOf({
        document: 1,
        years: ['2019', '2018'],
        rows: [
          ['Wages', [50, 40]],
          ['Rent', [40, 30]],
          ['Total costs', [90, 70], total],
        ],
      }),
    );
    const wages = table.clusters.find(({ rows: [row] }) => row.name === 'Wages');
    const cells = wages && cellsOf(table, wages);
    expect(cells?.values).to.deep.equal({ 2018: 40 });
    expect(cells?.superseded['2019']?.source).to.deep.include({
      standing: 'replaced',
      replaced_by: ['Personnel', 'Premises'],
    });
  });

  it('is superseded if the newer one restates it', () => {
    const table = tableOf(
      reportOf({ document: 2, years: ['2020', '2019'], rows: [['Revenue', [1200, 1163]]] }),
      reportOf({ document: 1, years: ['2019', '2018'], rows: older }),
    );
    const fees = table.clusters.find(({ rows }) => rows[0]?.name === 'Sundry fees');
    const cells = fees && cellsOf(table, fees);
    expect(cells?.values).to.deep.equal({ 2018: 40 });
    expect(cells?.superseded['2019']).to.deep.include({ value: 50 });
  });
});

describe('restatements', () => {
  it('shows the latest number and keeps the older one, its document and the change', () => {
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2017', '2016'],
        rows: [
          ['Revenue', [83049, 79644]],
          ['Cost', [-58021, -55826]],
        ],
      }),
      specimen({
        document: 2,
        years: ['2018', '2017'],
        rows: [
          ['Revenue', [83044, 82863]],
          ['Cost', [-58181, -58021]],
        ],
      }),
    );
    const revenue = rowNamed(data, 'Revenue');
    expect(revenue.values).to.deep.equal({ 2016: 79644, 2017: 82863, 2018: 83044 });
    expect(revenue.sources['2017']).to.deep.include({
      document_id: 2,
      extraction_id: 21,
      restated: {
        value: 83049,
        document_id: 1,
        extraction_id: 11,
        page: 50,
        change: -186,
        reason: 'restatement',
      },
    });
    expect(revenue.sources['2017']?.printings?.map((printing) => printing.value)).to.deep.equal([
      82863, 83049,
    ]);
    expect(rowNamed(data, 'Cost').sources['2017']).to.not.have.property('restated');
    expect(data.data_lineage).to.deep.equal({
      2018: { source_document_id: 2, source_extraction_id: 21 },
      2017: { source_document_id: 2, source_extraction_id: 21 },
      2016: { source_document_id: 1, source_extraction_id: 11 },
    });
  });

  for (const { scale, printed } of [
    { scale: 1_000_000, printed: 100 },
    { scale: 1_000, printed: 100_000 },
  ])
    it(`is not restated by a person's correction of a number in units of ${scale}`, () => {
      const older = specimen({
        document: 1,
        years: ['2018', '2017'],
        rows: [['Revenue', [printed, printed]]],
        scale,
      });
      const newer = specimen({
        document: 2,
        years: ['2019', '2018'],
        rows: [['Revenue', [110, 100]]],
      });
      const restatedIn = (...reports: CompileInput[]) =>
        rowNamed(compileOne(...reports), 'Revenue').sources['2018']?.restated;
      expect(restatedIn(older, corrected(newer, 'Revenue', '2018', 101))).to.equal(undefined);
      const wrong = corrected(older, 'Revenue', '2018', printed * 2);
      expect(restatedIn(wrong, newer)).to.equal(undefined);
    });

  it('keeps the older rows of a year in which a person corrected one number', () => {
    const older = specimen({
      document: 1,
      years: ['2018', '2017'],
      rows: [
        ['Revenue', [100, 90]],
        ['Sundry fees', [9, 8]],
      ],
    });
    const newer = specimen({
      document: 2,
      years: ['2019', '2018'],
      rows: [['Revenue', [110, 100]]],
    });
    const shown = (report: CompileInput) =>
      rowNamed(compileOne(older, report), 'Sundry fees').sources['2018']?.standing;
    expect(shown(corrected(newer, 'Revenue', '2018', 101))).to.equal(shown(newer));
  });

  it('is still restated where a person corrects one of two numbers that differ', () => {
    const older = specimen({ document: 1, years: ['2018', '2017'], rows: [['Revenue', [95, 90]]] });
    const newer = specimen({
      document: 2,
      years: ['2019', '2018'],
      rows: [['Revenue', [110, 100]]],
    });
    const data = compileOne(older, corrected(newer, 'Revenue', '2018', 101));
    expect(rowNamed(data, 'Revenue').sources['2018']?.restated).to.include({ value: 95 });
  });

  it('reads a dash of the newer report as zero, a blank as nothing', () => {
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2017', '2016'],
        rows: [
          ['Held for sale', [40, 30]],
          ['Grants', [9, 8]],
          ['Tools', [500, 400]],
        ],
      }),
      specimen({
        document: 2,
        years: ['2018', '2017'],
        rows: [
          ['Held for sale', [0, 0]],
          ['Grants', [7, null]],
          ['Tools', [600, 540]],
        ],
      }),
    );
    expect(rowNamed(data, 'Held for sale').values['2017']).to.equal(0);
    expect(rowNamed(data, 'Held for sale').sources['2017']?.restated?.value).to.equal(40);
    expect(rowNamed(data, 'Grants').values).to.not.have.property('2017');
    expect(rowNamed(data, 'Grants').superseded?.['2017']?.value).to.equal(9);
    expect(data.gaps).to.deep.include({
      kind: 'missing_line_item',
      year: '2017',
      line_item: 'Grants',
      section: null,
      reason: 'restated',
      document_id: 2,
      page: 50,
      detail: 'Only an older report prints it, and a newer one restates that year.',
    });
  });

  it('keeps an older row of a restated year off the column, and of an unchanged year in it', () => {
    const older = (extra: number): SpecimenRow[] => [
      ['Sales', [1000, 900]],
      ['Dividends per share', [2.18, 1.98], { unit: 'per_share' }],
      ['Result', [extra, 90], { total: true }],
    ];
    const newer = (restated: number): SpecimenRow[] => [
      ['Sales', [1100, restated]],
      ['Result', [110, 100], { total: true }],
    ];
    const compile = (restated: number) =>
      rowNamed(
        compileOne(
          specimen({ document: 1, years: ['2017', '2016'], rows: older(100) }),
          specimen({ document: 2, years: ['2018', '2017'], rows: newer(restated) }),
        ),
        'Dividends per share',
      );
    expect(compile(1000)).to.deep.include({
      values: { 2016: 1.98, 2017: 2.18 },
      discontinued: true,
    });
    expect(compile(1050).values).to.deep.equal({ 2016: 1.98 });
    expect(compile(1050).superseded?.['2017']).to.deep.include({ value: 2.18 });
  });

  it('recognises a stock split, and gives older figures on its basis beside the printed ones', () => {
    const rows = (
      basic: readonly number[],
      diluted: readonly number[],
      shares: readonly number[],
    ): SpecimenRow[] => [
      ['Net income', [59531, 48351, 45687], { total: true }],
      ['Basic', basic, { unit: 'per_share', section: 'Earnings per share' }],
      ['Diluted', diluted, { unit: 'per_share', section: 'Earnings per share' }],
      ['Basic', shares, { unit: 'shares', section: 'Shares' }],
    ];
    const newer: SpecimenRow[] = [
      ['Net income', [57411, 55256, 59531], { total: true }],
      ...rows([3.31, 2.99, 3], [3.28, 2.97, 2.98], [17352119, 18471336, 19821510]).slice(1),
    ];
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2018', '2017', '2016'],
        rows: rows([12.01, 9.27, 8.35], [11.91, 9.21, 8.31], [4955377, 5217242, 5470820]),
      }),
      specimen({ document: 2, years: ['2020', '2019', '2018'], rows: newer }),
    );
    const basic = rowNamed(data, 'Basic', 'Earnings per share');
    expect(basic.values).to.deep.equal({ 2016: 8.35, 2017: 9.27, 2018: 3, 2019: 2.99, 2020: 3.31 });
    expect(basic.sources['2018']?.restated).to.deep.include({
      value: 12.01,
      reason: 'stock_split',
    });
    expect(basic.sources['2017']?.adjusted).to.deep.equal({
      value: 2.3175,
      factor: 0.25,
      reason: 'stock_split',
    });
    expect(rowNamed(data, 'Basic', 'Shares').sources['2016']?.adjusted).to.deep.equal({
      value: 21883280,
      factor: 4,
      reason: 'stock_split',
    });
    expect(rowNamed(data, 'Net income').sources['2018']).to.not.have.property('restated');
    expect(data.notes?.join()).to.include('before a stock split (4 new shares for one)');
  });

  it('follows several splits, and does not mistake restated earnings for one', () => {
    const rows = (
      eps: readonly number[],
      shares: readonly number[] | undefined,
      income: readonly number[],
    ): SpecimenRow[] => [
      ['Net income', income, { total: true }],
      ['Basic', eps, { unit: 'per_share', section: 'Earnings per share' }],
      ['Diluted', eps, { unit: 'per_share', section: 'Earnings per share' }],
      ...(shares ? [['Average shares', shares, { unit: 'shares' }] as const] : []),
    ];
    const twice = compileOne(
      specimen({
        document: 1,
        years: ['2013', '2012'],
        rows: rows([40, 42], [900, 940], [37000, 41700]),
      }),
      specimen({
        document: 2,
        years: ['2014', '2013'],
        rows: rows([6.45, 5.71], [6080, 6300], [39500, 37000]),
      }),
      specimen({
        document: 3,
        years: ['2015', '2014'],
        rows: rows([3.1, 3.225], [12000, 12160], [38000, 39500]),
      }),
    );
    expect(rowNamed(twice, 'Average shares').sources['2012']?.adjusted).to.deep.equal({
      value: 13160,
      factor: 14,
      reason: 'stock_split',
    });
    expect(rowNamed(twice, 'Basic').sources['2013']?.restated?.reason).to.equal('stock_split');
    const halved = compileOne(
      specimen({
        document: 1,
        years: ['2018', '2017'],
        rows: rows([2, 1.9], undefined, [1000, 950]),
      }),
      specimen({
        document: 2,
        years: ['2019', '2018'],
        rows: rows([1.1, 1], undefined, [550, 500]),
      }),
    );
    expect(rowNamed(halved, 'Basic').sources['2018']?.restated?.reason).to.equal('restatement');
    expect(rowNamed(halved, 'Basic').sources['2017']).to.not.have.property('adjusted');
  });

  it('does not call a change of sign convention a restatement', () => {
    const data = compileOne(
      specimen({
        document: 1,
        years: ['2017', '2016'],
        rows: [
          ['Sales', [900, 800]],
          ['Cost of sales', [500, 450]],
        ],
      }),
      specimen({
        document: 2,
        years: ['2018', '2017'],
        rows: [
          ['Sales', [950, 900]],
          ['Cost of sales', [-520, -500]],
        ],
      }),
    );
    const cost = rowNamed(data, 'Cost of sales');
    expect(cost.values).to.deep.equal({ 2016: -450, 2017: -500, 2018: -520 });
    expect(cost.sources['2016']?.printed).to.equal(450);
    expect(cost.sources['2017']).to.not.have.property('restated');
    expect(cost.sources['2016']?.adjusted).to.deep.equal({
      value: -450,
      factor: -1,
      reason: 'sign_convention',
    });
    expect(data.notes?.join()).to.include('with the other sign: Cost of sales');
  });

  it('of two reports for one year, lets the sounder rule, then the one filed later', () => {
    const rows = (value: number): SpecimenRow[] => [['Revenue', [value, 90]]];
    const early = specimen({
      document: 5,
      years: ['2020', '2019'],
      rows: rows(100),
      filingDate: '2021-02-01',
    });
    const late = specimen({
      document: 4,
      years: ['2020', '2019'],
      rows: rows(105),
      filingDate: '2021-06-01',
    });
    const doubtful = specimen({
      document: 9,
      years: ['2020', '2019'],
      rows: rows(1050),
      filingDate: '2021-09-01',
      confidence: 0.2,
    });
    const row = rowNamed(compileOne(doubtful, early, late), 'Revenue');
    expect(row.sources['2020']).to.include({ document_id: 4 });
    expect(row.values['2020']).to.equal(105);
  });
});
