import type { Check } from '@fde/contracts';
import { expect } from 'chai';
import fc from 'fast-check';
import { rankedOf } from '../specimens/reports.js';
import type { Specimen } from '../specimens/specimen.js';
import { rankReports, type RankedInput } from './rank-reports.js';

const report = (document: number, more: Partial<Specimen> = {}): RankedInput =>
  rankedOf({ document, years: ['2020', '2019'], rows: [['Revenue', [100, 90]]], ...more });
const checked = (one: RankedInput, ...checks: Partial<Check>[]): RankedInput => ({
  ...one,
  raw: {
    ...one.raw,
    checks: checks.map((check): Check => ({
      kind: 'sum',
      year: '2020',
      holds: false,
      description: '',
      expected: 1,
      actual: 2,
      severity: 'error',
      rows: [0],
      ...check,
    })),
  },
});
const documents = (reports: readonly RankedInput[]): number[] =>
  rankReports(reports).map(({ input }) => input.documentId);

describe('The report that rules a year', () => {
  for (const { what, given, expected } of [
    {
      what: 'prints the newest year',
      given: [report(1, { years: ['2021', '2020'] }), report(2)],
      expected: [1, 2],
    },
    {
      what: 'prints the newest year, even if another was filed later',
      given: [
        report(1, { years: ['2021', '2020'], filingDate: '2022-01-01' }),
        report(2, { filingDate: '2023-01-01' }),
      ],
      expected: [1, 2],
    },
    {
      what: 'of one year is the one whose sums close, even if it was filed earlier',
      given: [
        report(1, { filingDate: '2021-01-01' }),
        checked(report(2, { filingDate: '2021-06-01' }), {}),
      ],
      expected: [1, 2],
    },
    {
      what: 'is not ruled out by a check that holds',
      given: [report(1), checked(report(2), { holds: true })],
      expected: [2, 1],
    },
    {
      what: 'is not ruled out by a warning',
      given: [report(1), checked(report(2), { severity: 'warning' })],
      expected: [2, 1],
    },
    {
      what: "is not ruled out by cash that is defined differently from the balance sheet's",
      given: [report(1), checked(report(2), { kind: 'closing_cash' }, { kind: 'opening_cash' })],
      expected: [2, 1],
    },
    {
      what: 'is one without doubts from its reader',
      given: [report(1, { confidence: 0.5 }), report(2, { confidence: 0.49 })],
      expected: [1, 2],
    },
    {
      what: 'of two that close is the one filed later: an amendment',
      given: [
        report(1, { filingDate: '2021-06-01' }),
        report(2, { filingDate: '2021-01-01', confidence: 0.99 }),
      ],
      expected: [1, 2],
    },
    {
      what: 'of two filed together is the fuller',
      given: [
        report(1, {
          rows: [
            ['Revenue', [100, 90]],
            ['Costs', [-50, -45]],
          ],
        }),
        report(2, { confidence: 0.99 }),
      ],
      expected: [1, 2],
    },
    {
      what: 'of two equally full is the surer',
      given: [report(1, { confidence: 0.99 }), report(2, { confidence: 0.9 })],
      expected: [1, 2],
    },
    {
      what: 'of two equal ones has the higher id',
      given: [report(1), report(2)],
      expected: [2, 1],
    },
    {
      what: 'without columns takes the year of its document',
      given: [
        report(1, { years: ['2019'] }),
        { ...report(2), raw: { ...report(2).raw, years: [] } },
      ],
      expected: [2, 1],
    },
  ])
    it(what, () => {
      expect(documents(given)).to.deep.equal(expected);
      expect(documents(given.toReversed())).to.deep.equal(expected);
    });

  it('does not depend on the order of arrival', () => {
    const one = fc.record({
      year: fc.integer({ min: 2018, max: 2021 }),
      filingDate: fc.constantFrom('2021-01-01', '2022-01-01'),
      confidence: fc.constantFrom(0.3, 0.9),
    });
    const orders = fc
      .array(one, { minLength: 1, maxLength: 6 })
      .map((all) =>
        all.map(({ year, ...more }, at) => report(at + 1, { years: [String(year)], ...more })),
      )
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
      );
    fc.assert(
      fc.property(orders, ([all, shuffled]) => {
        expect(documents(shuffled)).to.deep.equal(documents(all));
      }),
    );
  });
});
