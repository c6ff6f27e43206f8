import { expect } from 'chai';
import type { RankedInput } from '../input/rank-reports.js';
import { specimen } from '../specimens/specimen.js';
import { nameOfPeriod, oddPeriods, sameDayOfYear } from './periods.js';

const report = (document: number, columns: Record<string, number>): RankedInput => {
  const ends = Object.keys(columns).sort().reverse();
  const input = specimen({
    document,
    years: ends,
    ends: Object.fromEntries(ends.map((end) => [end, end])),
    rows: ['Revenue', 'Costs', 'Tax'].map((name, at) => [
      name,
      ends.map((end) => (columns[end] ?? 0) * (at + 1)),
    ]),
  });
  return { input, raw: input.raw };
};

const found = (...inputs: RankedInput[]): string[] =>
  [...oddPeriods(inputs).values()].map(nameOfPeriod).sort();

describe('periods that are no full year', () => {
  it('are told by the ends that one statement prints side by side', () => {
    expect(
      found(report(1, { '2015-12-31': 26, '2015-09-30': 100, '2014-09-30': 95 })),
    ).to.deep.equal(['3 months to 2015-12-31']);
    expect(found(report(1, { '2016-03-31': 150, '2014-12-31': 100 }))).to.deep.equal([
      '15 months to 2016-03-31',
    ]);
  });

  it('are told across reports by how much of a year they hold', () => {
    const before = report(1, { '2015-09-30': 100, '2014-09-30': 95 });
    expect(found(before, report(2, { '2015-12-31': 26, '2014-12-31': 24 }))).to.deep.equal([
      '3 months to 2014-12-31',
      '3 months to 2015-12-31',
    ]);
    expect(found(before, report(2, { '2016-12-31': 110, '2015-12-31': 104 }))).to.deep.equal([]);
  });

  it('are no 52-week years, and no gaps between reports', () => {
    expect(found(report(1, { '2017-09-30': 100, '2016-09-24': 95 }))).to.deep.equal([]);
    expect(found(report(1, { '2012-12-31': 100 }), report(2, { '2017-12-31': 100 }))).to.deep.equal(
      [],
    );
  });

  for (const [one, other, same] of [
    ['2015-12-31', '2019-12-31', true],
    ['2015-12-27', '2016-01-02', true],
    ['2016-09-24', '2017-09-30', true],
    ['2015-09-30', '2015-12-31', false],
    ['2015-06-30', '2017-12-31', false],
  ] as const)
    it(`${one} and ${other} are ${same ? '' : 'not '}one day of the year`, () => {
      expect(sameDayOfYear(one, other)).to.equal(same);
    });
});
