import { expect } from 'chai';
import fc from 'fast-check';
import { reportOf, reportRow } from '../specimens/reports.js';
import type { SpecimenRow } from '../specimens/specimen.js';
import type { ReportRow } from '../rows/row.js';
import {
  addRow,
  compareValues,
  nearestRow,
  newestRow,
  sameNumber,
  startCluster,
} from './cluster.js';

const rowOf = (
  years: readonly string[],
  values: readonly (number | null)[],
  more: { unit?: 'money' | 'shares'; factor?: number; name?: string } = {},
): ReportRow => {
  const { unit = 'money', factor = 1, name = 'Revenue' } = more;
  const row: SpecimenRow = [name, values, { unit }];
  return reportRow(reportOf({ document: 1, years, rows: [row] }, factor), name);
};

describe('Two printings of one cell', () => {
  for (const { what, a, b, unit, factors, expected } of [
    { what: 'the same number', a: 100, b: 100, unit: 'money', factors: [1, 1], expected: true },
    { what: 'one unit apart', a: 100, b: 101, unit: 'money', factors: [1, 1], expected: false },
    { what: 'other signs', a: 100, b: -100, unit: 'money', factors: [1, 1], expected: false },
    {
      what: 'thousands rounded to millions',
      a: 12,
      b: 12.499,
      unit: 'money',
      factors: [1, 1e-3],
      expected: true,
    },
    {
      what: 'half a million apart',
      a: 12,
      b: 12.5,
      unit: 'money',
      factors: [1, 1e-3],
      expected: true,
    },
    {
      what: 'more than half a million apart',
      a: 12,
      b: 12.501,
      unit: 'money',
      factors: [1, 1e-3],
      expected: false,
    },
    {
      what: 'the same, the other way round',
      a: 12.499,
      b: 12,
      unit: 'money',
      factors: [1e-3, 1],
      expected: true,
    },
    {
      what: 'shares, which do not round like money',
      a: 12,
      b: 12.499,
      unit: 'shares',
      factors: [1, 1e-3],
      expected: false,
    },
    {
      what: 'a tail of binary digits',
      a: 0.3,
      b: 0.1 + 0.2,
      unit: 'money',
      factors: [1, 1],
      expected: true,
    },
  ] as const)
    it(`are ${expected ? 'one number' : 'two'}: ${what}`, () => {
      const [one, other] = factors.map((factor) => rowOf(['2020'], [1], { unit, factor })) as [
        ReportRow,
        ReportRow,
      ];
      expect(sameNumber(a, one, b, other)).to.equal(expected);
    });

  it('compare the same in either order and with either sign', () => {
    const value = fc.integer({ min: -5000, max: 5000 }).map((one) => one / 1000);
    const factor = fc.constantFrom(1, 1e-3);
    fc.assert(
      fc.property(value, value, factor, factor, (a, b, f, g) => {
        const [one, other] = [
          rowOf(['2020'], [1], { factor: f }),
          rowOf(['2020'], [1], { factor: g }),
        ];
        const same = sameNumber(a, one, b, other);
        expect(sameNumber(b, other, a, one)).to.equal(same);
        expect(sameNumber(-a, one, -b, other)).to.equal(same);
      }),
    );
  });
});

describe('The numbers of a row beside those of an item', () => {
  const item = () => {
    const cluster = startCluster(rowOf(['2020', '2019'], [1200, 1100]));
    addRow(cluster, rowOf(['2019', '2018'], [1105, 1000]));
    return cluster;
  };
  for (const { given, expected } of [
    { given: [1100, 1000], expected: { equal: 2, different: 0, largest: 1100 } },
    // One equal printing is enough: 2019 was restated between the two reports.
    { given: [1105, 1000], expected: { equal: 2, different: 0, largest: 1105 } },
    { given: [1101, 1000], expected: { equal: 1, different: 1, largest: 1000 } },
    { given: [-1100, 999], expected: { equal: 0, different: 2, largest: 0 } },
    { given: [null, 1000], expected: { equal: 1, different: 0, largest: 1000 } },
    { given: [null, null], expected: undefined },
  ] as const)
    it(`2019 ${given[0]}, 2018 ${given[1]}: ${JSON.stringify(expected)}`, () => {
      if (expected === undefined) return expect(() => rowOf(['2019', '2018'], given)).to.throw();
      return expect(compareValues(rowOf(['2019', '2018'], given), item())).to.deep.equal(expected);
    });

  for (const { what, factors, given, largest } of [
    { what: 'both in thousands', factors: [1e-3, 1e-3], given: 1358.4, largest: 1_358_400 },
    { what: 'thousands beside millions', factors: [1e-3, 1], given: 1358.4, largest: 1358 },
    { what: 'in a table of thousands', factors: [1, 1e3], given: 1_358_400, largest: 1358 },
  ])
    it(`agree in the digits of the coarser printing: ${what}`, () => {
      const [own = 1, other = 1] = factors;
      const printed = Math.round(given / other) * other;
      const row = rowOf(['2020'], [given / own], { factor: own });
      const item = startCluster(rowOf(['2020'], [printed / other], { factor: other }));
      expect(compareValues(row, item).largest).to.be.closeTo(largest, 0.5);
    });

  it('agree in as many digits as the finest printing that is alike', () => {
    const item = startCluster(rowOf(['2020'], [1358]));
    addRow(item, rowOf(['2020'], [1_358_400], { factor: 1e-3 }));
    const row = rowOf(['2020'], [1_358_400], { factor: 1e-3 });
    expect(compareValues(row, item).largest).to.equal(1_358_400);
  });

  it('say nothing if both print a nil, or share no year', () => {
    const nil = startCluster(rowOf(['2020'], [0]));
    expect(compareValues(rowOf(['2020'], [0]), nil)).to.deep.equal({
      equal: 0,
      different: 0,
      largest: 0,
    });
    expect(compareValues(rowOf(['2015'], [1200]), item())).to.deep.equal({
      equal: 0,
      different: 0,
      largest: 0,
    });
  });
});

describe('An item over the years', () => {
  it('has its rows, cells and labels newest first, and a tie for each but the first', () => {
    const [top, middle, last] = [
      rowOf(['2020', '2019'], [3, 2], { name: 'Revenue' }),
      rowOf(['2019', '2018'], [2, 1], { name: 'Turnover' }),
      rowOf(['2018'], [1], { name: 'Revenue' }),
    ];
    const tie = { kind: 'label', confidence: 0.9, detail: '' } as const;
    const cluster = startCluster(top);
    addRow(cluster, middle, tie);
    addRow(cluster, last, tie);
    expect(cluster.rows).to.deep.equal([top, middle, last]);
    expect([newestRow(cluster), nearestRow(cluster)]).to.deep.equal([top, last]);
    expect([...cluster.labels.keys()]).to.deep.equal(['revenue', 'turnover']);
    expect(cluster.cells.get('2019')).to.deep.equal([top, middle]);
    expect([...cluster.ties.keys()]).to.deep.equal([middle, last]);
  });
});
