import { expect } from 'chai';
import fc from 'fast-check';
import { alignmentOf, reportOf, tiedNames } from '../specimens/reports.js';
import type { SpecimenRow } from '../specimens/specimen.js';
import { tieByValues } from './tie-by-values.js';

/**
 * An older report with 2019 and 2018 and a newer one with 2020 and 2019, unless other years are
 * given.
 */
const tied = (
  older: readonly SpecimenRow[],
  newer: readonly SpecimenRow[],
  years: { older?: readonly string[]; newer?: readonly string[]; factor?: number } = {},
): (readonly [string, string])[] => {
  const alignment = alignmentOf(
    reportOf({ document: 1, years: years.older ?? ['2019', '2018'], rows: older }, years.factor),
    reportOf({ document: 2, years: years.newer ?? ['2020', '2019'], rows: newer }),
  );
  tieByValues(alignment);
  return tiedNames(alignment);
};
const THREE = { older: ['2019', '2018', '2017'], newer: ['2020', '2019', '2018'] };

describe('Rows are one item by their numbers', () => {
  for (const { what, older, newer, years, expected } of [
    {
      what: 'two equal years of a large number, whatever the names',
      older: [['Post-employment benefits', [13_695, 9811, 9324]]],
      newer: [['Provisions for pensions', [9582, 13_695, 9811]]],
      years: THREE,
      expected: true,
    },
    {
      what: 'a sign that turns with the name',
      older: [['Interest expense, net', [153, 263, 1203]]],
      newer: [['Interest income (expense), net', [890, -153, -263]]],
      years: THREE,
      expected: true,
    },
    {
      what: 'not opposite numbers of opposite things',
      older: [['Interest expense', [153, 263, 1203]]],
      newer: [['Interest income', [890, -153, -263]]],
      years: THREE,
      expected: false,
    },
    {
      what: 'not opposite numbers of things with names of their own',
      older: [['Dues for members', [153, 263, 1203]]],
      newer: [['Rents of land', [890, -153, -263]]],
      years: THREE,
      expected: false,
    },
    {
      what: 'not if one of two years differs',
      older: [['Fees', [13_695, 9811, 9324]]],
      newer: [['Rents', [9582, 13_695, 9812]]],
      years: THREE,
      expected: false,
    },
    {
      what: 'one equal year and the same name, however small',
      older: [['Fees', [7, 5]]],
      newer: [['Fees', [8, 7]]],
      expected: true,
    },
    {
      what: 'not by a nil in both',
      older: [['Fees', [0, 5]]],
      newer: [['Fees', [8, 0]]],
      expected: false,
    },
    {
      what: 'not with another sign',
      older: [['Fees', [500, 5]]],
      newer: [['Fees', [8, -500]]],
      expected: false,
    },
    {
      what: 'one equal year and a name that is half the same',
      older: [['Rental fees', [777, 650]]],
      newer: [['Rental income', [800, 777]]],
      expected: true,
    },
    {
      what: 'one equal year and nothing in common, even between the same neighbours (there are none)',
      older: [['Rents', [777, 650]]],
      newer: [['Leases of land', [800, 777]]],
      expected: true,
    },
    {
      what: 'not one equal year of another unit',
      older: [['Rents', [777, 650], { unit: 'shares' }]],
      newer: [['Rents', [800, 777]]],
      expected: false,
    },
    {
      what: 'not opposites',
      older: [['Interest paid', [7771, 6501]]],
      newer: [['Interest received', [8001, 7771]]],
      expected: false,
    },
    {
      what: 'not a line and a total with different names',
      older: [['Rents', [7771, 6501]]],
      newer: [['Sum of leases', [8001, 7771], { total: true }]],
      expected: false,
    },
    {
      what: 'a line that became a total under the same name',
      older: [['Rents', [7771, 6501]]],
      newer: [['Rents', [8001, 7771], { total: true }]],
      expected: true,
    },
    {
      what: 'not without a year in common',
      older: [['Rents', [7771, 6501]]],
      newer: [['Rents', [7771, 6501]]],
      years: { older: ['2016', '2015'] },
      expected: false,
    },
  ] satisfies readonly {
    what: string;
    older: SpecimenRow[];
    newer: SpecimenRow[];
    years?: { older?: readonly string[]; newer?: readonly string[] };
    expected: boolean;
  }[])
    it(what, () => {
      expect(tied(older, newer, years)).to.have.length(expected ? 1 : 0);
    });

  for (const { what, older, newer, expected } of [
    { what: 'below 100', older: [41, 7, 5], newer: [50, 41, 7], expected: 1 },
    { what: 'from 100 on', older: [141, 7, 5], newer: [150, 141, 7], expected: 2 },
  ])
    it(`${expected === 1 ? 'not ' : ''}if two equal years of a row that moved are ${what}`, () => {
      const wages: SpecimenRow = ['Wages', [5002, 5001, 5000]];
      expect(
        tied(
          [['Fees', older], wages],
          [
            ['Wages', [5003, 5002, 5001]],
            ['Rents', newer],
          ],
          THREE,
        ),
      ).to.have.length(expected);
    });

  it('not if each has its name on the other side, and the number may be equal by chance', () => {
    const older: SpecimenRow[] = [
      ['Fees', [500, 480]],
      ['Dues', [777, 650]],
    ];
    const newer: SpecimenRow[] = [
      ['Dues', [510, 500]],
      ['Fees', [800, 777]],
    ];
    expect(tied(older, newer)).to.deep.equal([]);
  });

  it('not in four digits of millions, though the table counts in thousands', () => {
    const older: SpecimenRow[] = [
      ['Finance costs', [1358, 1400]],
      ['Income tax expense', [1286, 1657]],
    ];
    const newer: SpecimenRow[] = [
      ['Finance costs', [1_322_850, 1_395_237]],
      ['Income tax expense', [1_192_244, 1_358_400]],
    ];
    expect(tied(older, newer, { factor: 1e3 })).to.deep.equal([]);
    expect(tied(older, newer.slice(1), { factor: 1e3 })).to.deep.equal([]);
    expect(tied(older.slice(0, 1), newer.slice(1), { factor: 1e3 })).to.have.length(1);
  });

  it('not if two rows print the number and neither name decides', () => {
    const older: SpecimenRow[] = [['Rents', [7770, 6500]]];
    const newer: SpecimenRow[] = [
      ['Leases of land', [8000, 7770]],
      ['Subsidies', [9000, 7770]],
    ];
    expect(tied(older, newer)).to.deep.equal([]);
    expect(tied(older, [...newer, ['Rents', [100, 7770]]])).to.deep.equal([['Rents', 'Rents']]);
  });

  it('across two scales, within the rounding of the coarser', () => {
    const older: SpecimenRow[] = [['Sundry fees', [12_345_678, 11_000_000]]];
    expect(tied(older, [['Rents', [13_000, 12_346]]], { factor: 1e-3 })).to.have.length(1);
    expect(tied(older, [['Rents', [13_000, 12_347]]], { factor: 1e-3 })).to.have.length(0);
  });

  it('not by two equal years that the coarser report prints in two digits', () => {
    const wages: SpecimenRow = ['Wages', [5_002_000, 5_001_000, 5_000_000]];
    const inMillions: SpecimenRow = ['Wages', [5003, 5002, 5001]];
    for (const [digits, expected] of [
      [1, 1],
      [10, 2],
    ] as const) {
      const fees: SpecimenRow = ['Fees', [45_210, 51_870, 60_000].map((value) => value * digits)];
      const rents: SpecimenRow = ['Rents', [70, 45.21, 51.87].map((v) => Math.round(v * digits))];
      expect(tied([fees, wages], [inMillions, rents], { ...THREE, factor: 1e-3 })).to.have.length(
        expected,
      );
    }
  });

  it('with one name twice, each by its own numbers', () => {
    const older: SpecimenRow[] = [
      ['Borrowings', [100, 90], { section: 'Current liabilities' }],
      ['Borrowings', [600, 580], { section: 'Non-current liabilities' }],
    ];
    const newer: SpecimenRow[] = [
      ['Borrowings', [650, 600], { section: 'Non-current liabilities' }],
      ['Borrowings', [120, 100], { section: 'Current liabilities' }],
    ];
    const alignment = alignmentOf(
      reportOf({ type: 'balance_sheet', document: 1, years: ['2019', '2018'], rows: older }),
      reportOf({ type: 'balance_sheet', document: 2, years: ['2020', '2019'], rows: newer }),
    );
    tieByValues(alignment);
    expect(
      [...alignment.ties].map(([row, cluster]) => [row.section, cluster.rows[0]?.section]),
    ).to.have.deep.members([
      ['Current liabilities', 'Current liabilities'],
      ['Non-current liabilities', 'Non-current liabilities'],
    ]);
  });

  it('surer by two years than by one', () => {
    const confidences = (
      [
        ['2019', '2018'],
        ['2019', '2018', '2017'],
      ] as const
    ).map((years) => {
      const alignment = alignmentOf(
        reportOf({ document: 1, years, rows: [['Fees', [500, 480, 470]]] }),
        reportOf({
          document: 2,
          years: ['2020', '2019', '2018'],
          rows: [['Fees', [510, 500, years.length === 3 ? 480 : null]]],
        }),
      );
      tieByValues(alignment);
      const [[row, cluster] = []] = [...alignment.ties];
      return row && cluster?.ties.get(row)?.confidence;
    });
    expect(confidences).to.deep.equal([0.99, 0.999]);
  });
});

describe('Whatever two reports print', () => {
  const row = fc.record({
    name: fc.constantFrom('Fees', 'Rents', 'Dues', 'Other fees', 'Leases of land'),
    values: fc.tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -2000, max: 2000 })),
  });
  const rows = fc
    .array(row, { minLength: 1, maxLength: 8 })
    .map((all) => all.map(({ name, values }): SpecimenRow => [name, [...values]]));

  it('a row is tied to at most one item, and only to one with an equal number in a shared year', () => {
    fc.assert(
      fc.property(rows, rows, (older, newer) => {
        const alignment = alignmentOf(
          reportOf({ document: 1, years: ['2019', '2018'], rows: older }),
          reportOf({ document: 2, years: ['2020', '2019'], rows: newer }),
        );
        tieByValues(alignment);
        const clusters = [...alignment.ties.values()];
        expect(new Set(clusters).size).to.equal(clusters.length);
        for (const [one, cluster] of alignment.ties)
          expect(one.values.get('2019')).to.equal(cluster.rows[0]?.values.get('2019'));
      }),
    );
  });
});
