import { expect } from 'chai';
import fc from 'fast-check';
import { reportOf, tableOf } from '../specimens/reports.js';
import type { Specimen, SpecimenRow } from '../specimens/specimen.js';
import { cellsOf, rounded, type Cells } from './cells.js';

type Given = Partial<Specimen> & { readonly factor?: number };

/** The cells of the first row of reports, newest first; each prints its year and the one before. */
const cellsIn = (...reports: readonly (Given & { rows: readonly SpecimenRow[] })[]): Cells => {
  const table = tableOf(
    ...reports.map(({ factor, ...given }, at) =>
      reportOf(
        { document: 9 - at, years: [String(2020 - at), String(2019 - at)], ...given },
        factor,
      ),
    ),
  );
  const [cluster] = table.clusters;
  if (cluster === undefined) throw new Error('there is an item');
  return cellsOf(table, cluster);
};
const revenue = (values: readonly (number | null)[], more: Given = {}, name = 'Revenue') => ({
  rows: [[name, values]] satisfies SpecimenRow[],
  ...more,
});

describe('A cell', () => {
  it('is that of the newest report which prints it', () => {
    const { values, sources } = cellsIn(revenue([1200, 1100]), revenue([1100, 1000]));
    expect(values).to.deep.equal({ 2020: 1200, 2019: 1100, 2018: 1000 });
    expect(Object.values(sources).map(({ document_id: id }) => id)).to.deep.equal([8, 9, 9]);
  });

  it('has its page and box, and every printing with its own', () => {
    const { sources } = cellsIn(revenue([1200, 1100]), revenue([1100, 1000]));
    expect(sources['2019']).to.deep.include({ page: 50, bbox: [360, 100, 400, 110] });
    expect(
      sources['2019']?.printings?.map(({ document_id: id, bbox }) => [id, bbox?.[0]]),
    ).to.deep.equal([
      [9, 360],
      [8, 300],
    ]);
  });

  it('bears the name under which it is printed, where that is another today', () => {
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
    expect(values['2018']).to.equal(600);
    expect(sources['2018']?.adjusted).to.deep.equal({
      value: -600,
      factor: -1,
      reason: 'sign_convention',
    });
    expect(sources['2019']).to.not.have.property('restated');
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
      what: 'surer where another report prints the same',
      reports: [
        revenue([1200, 1100], { confidence: 0.9 }),
        revenue([1100, 1000], { confidence: 0.8 }),
      ],
      expected: 0.98,
    },
    {
      what: 'not surer by one that prints another number',
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

  it('is less than the reading where the row is tied by its label alone', () => {
    const { sources } = cellsIn(
      revenue([1200, 1100], { years: ['2020'] }),
      revenue([1000, 900], { years: ['2018'], confidence: 0.9 }),
    );
    expect(sources['2018']?.confidence).to.equal(rounded(0.9 * 0.98));
  });

  it('is never more than the weakest tie of its row leaves', () => {
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
  it('stays where the newer one leaves that year as it was', () => {
    const table = tableOf(
      reportOf({ document: 2, years: ['2020', '2019'], rows: [['Revenue', [1200, 1100]]] }),
      reportOf({ document: 1, years: ['2019', '2018'], rows: older }),
    );
    const fees = table.clusters.find(({ rows }) => rows[0]?.name === 'Sundry fees');
    expect(fees && cellsOf(table, fees).values).to.deep.equal({ 2019: 50, 2018: 40 });
  });

  it('is superseded where the newer one restates it', () => {
    const table = tableOf(
      reportOf({ document: 2, years: ['2020', '2019'], rows: [['Revenue', [1200, 1150]]] }),
      reportOf({ document: 1, years: ['2019', '2018'], rows: older }),
    );
    const fees = table.clusters.find(({ rows }) => rows[0]?.name === 'Sundry fees');
    const cells = fees && cellsOf(table, fees);
    expect(cells?.values).to.deep.equal({ 2018: 40 });
    expect(cells?.superseded['2019']).to.deep.include({ value: 50 });
  });
});
