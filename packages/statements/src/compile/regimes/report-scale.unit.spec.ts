import { expect } from 'chai';
import type { RankedInput } from '../input/rank-reports.js';
import { rankedOf } from '../specimens/reports.js';
import { scaleOf, statesScale } from './report-scale.js';

const NAMES = ['Revenue', 'Wages', 'Rent', 'Energy', 'Postage', 'Freight'];

/** A report for a year and the one before with numbers of about this size, as printed. */
const report = (
  year: number,
  scale: number | undefined,
  size = 1000,
  rows = NAMES.length,
): RankedInput => {
  const ranked = rankedOf({
    document: year,
    years: [String(year), String(year - 1)],
    ...(scale === undefined ? {} : { scale }),
    rows: NAMES.slice(0, rows).map((name, at) => [
      name,
      [size + (year % 100) * 7 + at, size + ((year - 1) % 100) * 7 + at],
    ]),
  });
  if (scale !== undefined) return ranked;
  const { scale: _none, ...silent } = ranked.raw;
  return { input: { ...ranked.input, raw: silent }, raw: { ...ranked.raw, scale: 1 } };
};
const scaleIn = (ranked: RankedInput, ...others: RankedInput[]) =>
  scaleOf(ranked, [ranked, ...others]);

describe('The scale of a report', () => {
  it('is stated or not', () => {
    expect(statesScale(report(2020, 1000))).to.equal(true);
    expect(statesScale(report(2020, undefined))).to.equal(false);
  });

  it('is what it states, if nothing contradicts it', () => {
    expect(scaleIn(report(2020, 1000), report(2019, 1000))).to.deep.equal({
      scale: 1000,
      contested: false,
      outlying: false,
      doubt: undefined,
    });
  });

  for (const { what, size, expected } of [
    { what: 'thousands beside millions', size: 1_000_000, expected: 1000 },
    { what: 'the same as theirs', size: 1000, expected: 1_000_000 },
    { what: 'single units', size: 1_000_000_000, expected: 1 },
    { what: 'a company a third as large', size: 300, expected: 1_000_000 },
  ])
    it(`is recognised by the size of its numbers if it states none: ${what}`, () => {
      const { scale, doubt } = scaleIn(report(2015, undefined, size), report(2020, 1_000_000));
      expect(scale).to.equal(expected);
      expect(doubt === undefined).to.equal(expected === 1);
    });

  it('is one if no report states any', () => {
    expect(scaleIn(report(2020, undefined), report(2019, undefined)).scale).to.equal(1);
  });
});

describe('The same digits for the same years in two scales', () => {
  for (const { what, given, others, expected } of [
    {
      what: 'are in the stated scale, if the other is single units',
      given: report(2020, 1),
      others: [report(2021, 1000)],
      expected: { scale: 1000, contested: false, most: 0.9 },
    },
    {
      what: 'leave the report with the larger one alone',
      given: report(2021, 1000),
      others: [report(2020, 1)],
      expected: { scale: 1000, contested: false, most: undefined },
    },
    {
      what: 'are settled by the size of a third report: the stated scale',
      given: report(2020, 1000),
      others: [report(2021, 1_000_000), report(2015, 1000)],
      expected: { scale: 1000, contested: false, most: undefined },
    },
    {
      what: 'are settled by the size of a third report: the other scale',
      given: report(2020, 1000),
      others: [report(2021, 1_000_000), report(2015, 1_000_000)],
      expected: { scale: 1_000_000, contested: false, most: 0.9 },
    },
  ])
    it(what, () => {
      const found = scaleOf(given, [...others, given]);
      expect({ scale: found.scale, contested: found.contested, most: found.most }).to.deep.equal(
        expected,
      );
    });

  it('contest the lower-ranking one if nothing settles it', () => {
    const [newer, older] = [report(2021, 1_000_000), report(2020, 1000)];
    const found = [newer, older].map((one) => scaleOf(one, [newer, older]));
    expect(found.map(({ contested, scale }) => [contested, scale])).to.deep.equal([
      [false, 1_000_000],
      [true, 1000],
    ]);
    expect(found[1]?.doubt).to.include('as the report of 2021 in millions');
  });

  for (const { what, rows, expected } of [
    { what: 'three equal numbers', rows: 3, expected: true },
    { what: 'two equal numbers', rows: 2, expected: false },
  ])
    it(`are ${expected ? '' : 'not '}recognised by ${what}`, () => {
      const older = report(2020, 1000, 1000, rows);
      const found = scaleOf(older, [report(2021, 1_000_000, 1000, rows), older]);
      expect(found.contested).to.equal(expected);
    });

  it('are not a contradiction if the amounts agree: thousands, rounded to millions', () => {
    const newer = rankedOf({
      document: 2,
      years: ['2021', '2020'],
      rows: [
        ['Revenue', [13, 12]],
        ['Rent', [0, 5]],
        ['Fees', [0, 5]],
        ['Dues', [0, 5]],
      ],
    });
    const older = rankedOf({
      document: 1,
      years: ['2020'],
      scale: 1000,
      rows: [
        ['Revenue', [12_400]],
        ['Rent', [5]],
        ['Fees', [5]],
        ['Dues', [5]],
      ],
    });
    expect(scaleOf(older, [newer, older]).doubt).to.equal(undefined);
  });
});

describe('A report whose money is a power of a thousand away from the others', () => {
  for (const { what, given, others, expected } of [
    {
      what: 'is in doubt',
      given: report(2015, 1_000_000),
      others: [report(2020, 1000), report(2018, 1000)],
      expected: true,
    },
    {
      what: 'the other way round',
      given: report(2015, 1),
      others: [report(2020, 1000), report(2018, 1000)],
      expected: true,
    },
    {
      what: 'is in doubt beside a single newer report',
      given: report(2015, 1_000_000),
      others: [report(2020, 1000)],
      expected: true,
    },
    {
      what: 'is believed as the newer of only two',
      given: report(2025, 1_000_000),
      others: [report(2020, 1000)],
      expected: false,
    },
    {
      what: 'is believed if another is of its size',
      given: report(2015, 1_000_000),
      others: [report(2020, 1000), report(2018, 1_000_000)],
      expected: false,
    },
    {
      what: 'is believed if it lies in between: a company that grew thirtyfold',
      given: report(2015, 1000, 30_000),
      others: [report(2020, 1000), report(2018, 1000)],
      expected: false,
    },
    {
      what: 'is believed alone',
      given: report(2015, 1_000_000),
      others: [],
      expected: false,
    },
    {
      what: 'is believed with too few numbers to tell',
      given: report(2015, 1_000_000, 1000, 2),
      others: [report(2020, 1000), report(2018, 1000)],
      expected: false,
    },
  ])
    it(what, () => {
      const all = [...others, given].toSorted((a, b) => b.input.fiscalYear - a.input.fiscalYear);
      const found = scaleOf(given, all);
      expect(found.outlying).to.equal(expected);
      expect(found.doubt !== undefined).to.equal(expected);
      expect(found.scale).to.equal(given.raw.scale);
    });
});
