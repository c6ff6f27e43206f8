import { expect } from 'chai';
import fc from 'fast-check';
import type { RankedInput } from '../input/rank-reports.js';
import { specimen } from '../specimens/specimen.js';
import { daysApart } from '../../language/dates/iso-date.js';
import { daysAfter, nameOfPeriod, oddPeriods, sameDayOfYear } from './periods.js';

const report = (document: number, columns: Record<string, number>): RankedInput => {
  const ends = Object.keys(columns).toSorted().toReversed();
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

/** The same report, which prints how many months one of its columns covers. */
const withLength = ({ input, raw }: RankedInput, end: string, months: number): RankedInput => ({
  input,
  raw: {
    ...raw,
    columns: raw.years.map((name) => ({
      name,
      is_fiscal_year: true,
      period: {
        kind: 'duration' as const,
        end: name,
        ...(name === end ? { length: { count: months, unit: 'months' as const } } : {}),
      },
    })),
  },
});

const found = (...inputs: RankedInput[]): string[] =>
  [...oddPeriods(inputs).values()].map(nameOfPeriod).toSorted();

describe('periods that are not full years', () => {
  it('are recognised by the amounts that one statement prints side by side', () => {
    expect(
      found(report(1, { '2015-12-31': 26, '2015-09-30': 100, '2014-09-30': 95 })),
    ).to.deep.equal(['3 months to 2015-12-31']);
  });

  it('are recognised by the length that is printed or tagged, whatever the ends beside them', () => {
    const of = (months: number): RankedInput =>
      withLength(report(1, { '2017-12-31': 120, '2016-09-30': 100 }), '2017-12-31', months);
    expect(found(of(15))).to.deep.equal(['15 months to 2017-12-31']);
    expect(found(of(12))).to.deep.equal([]);
    expect(found(of(3))).to.deep.equal(['3 months to 2017-12-31']);
  });

  it('are none at an end to which another report prints a full year', () => {
    const half = withLength(report(1, { '2016-12-31': 50 }), '2016-12-31', 6);
    const year = withLength(report(2, { '2016-12-31': 100 }), '2016-12-31', 12);
    expect(found(half, year)).to.deep.equal([]);
  });

  it('are recognised across reports by how much of a year they hold', () => {
    const before = report(1, { '2015-09-30': 100, '2014-09-30': 95 });
    expect(found(before, report(2, { '2015-12-31': 26, '2014-12-31': 24 }))).to.deep.equal([
      '3 months to 2014-12-31',
      '3 months to 2015-12-31',
    ]);
    expect(found(before, report(2, { '2016-12-31': 110, '2015-12-31': 104 }))).to.deep.equal([]);
  });

  it('are neither 52-week years nor gaps between reports', () => {
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
    it(`${one} and ${other} are ${same ? '' : 'not '}the same day of the year`, () => {
      expect(sameDayOfYear(one, other)).to.equal(same);
    });
});

describe('two ends that one statement prints side by side, with the amounts of a year', () => {
  for (const end of ['2016-12-29', '2016-10-31', '2016-01-31', '2017-01-31', '2017-06-30'])
    it(`2015-12-31 and ${end} say nothing of a length`, () => {
      expect(found(report(1, { '2015-12-31': 100, [end]: 99 }))).to.deep.equal([]);
    });
});

describe('a period of another report, less than a year after an end', () => {
  const before = report(1, { '2015-09-30': 100, '2014-09-30': 95 });
  for (const { what, given, expected } of [
    {
      what: 'a quarter of the amounts: a stub',
      given: { '2015-12-31': 26 },
      expected: ['3 months to 2015-12-31'],
    },
    {
      what: 'as much as a year: a full year to a new date',
      given: { '2015-12-31': 104 },
      expected: [],
    },
    {
      what: 'half of the amounts after half a year',
      given: { '2016-03-31': 50 },
      expected: ['6 months to 2016-03-31'],
    },
    { what: 'a year of half the business', given: { '2016-09-30': 50 }, expected: [] },
  ])
    it(`is recognised by its amounts: ${what}`, () => {
      expect(found(before, report(2, given))).to.deep.equal(expected);
    });

  it('says nothing in balance sheets, which print days', () => {
    const sheet = report(2, { '2015-12-31': 26 });
    const raw = { ...sheet.raw, statement_type: 'balance_sheet' as const };
    expect(found(before, { ...sheet, raw })).to.deep.equal([]);
  });
});

describe('days', () => {
  const date = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((one) => one.toISOString().slice(0, 10));

  it('are the same in both directions, and 0 to the day itself', () => {
    fc.assert(
      fc.property(date, date, (one, other) => {
        expect(daysAfter(one, other) + daysAfter(other, one)).to.equal(0);
        expect(daysApart(one, other)).to.equal(daysApart(other, one));
        expect(sameDayOfYear(one, other)).to.equal(sameDayOfYear(other, one));
        expect(sameDayOfYear(one, one)).to.equal(true);
      }),
    );
  });

  it('of one year and the next are the same day of the year', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 15 }), (one, years) => {
        const later = `${Number(one.slice(0, 4)) + years}${one.slice(4).replace('02-29', '02-28')}`;
        expect(sameDayOfYear(one, later)).to.equal(true);
      }),
    );
  });
});
