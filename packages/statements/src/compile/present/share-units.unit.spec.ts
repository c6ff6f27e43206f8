import { expect } from 'chai';
import { reportOf } from '../specimens/reports.js';
import type { SpecimenRow } from '../specimens/specimen.js';
import { shareUnits } from './share-units.js';

interface Printed {
  readonly profit?: number;
  readonly eps?: number;
  readonly counts?: readonly number[];
}
/** A report of one year: 100 million of profit, 2.00 a share, and so 50 million shares, in millions of each. */
const report = (document: number, { profit = 100, eps = 2, counts = [50] }: Printed = {}) =>
  reportOf({
    document,
    years: [String(2010 + document)],
    rows: [
      ['Revenue', [1000]],
      ...(profit === 0 ? [] : [['Profit for the year', [profit]] satisfies SpecimenRow]),
      ...(eps === 0
        ? []
        : [['Basic earnings per share', [eps], { unit: 'per_share' }] satisfies SpecimenRow]),
      ...counts.map((count): SpecimenRow => [
        'Weighted average shares',
        [count],
        { unit: 'shares' },
      ]),
    ],
  });
const unit = (older: Printed, newer: Printed = {}): number | undefined => {
  const [now, then] = [report(2, newer), report(1, older)];
  return shareUnits([now, then])(now, then);
};

describe("The unit of an older report's share counts, in that of a newer one", () => {
  for (const { what, older, newer, expected } of [
    { what: 'the same', older: {}, expected: 1 },
    { what: 'thousands', older: { counts: [50_000] }, expected: 1e-3 },
    { what: 'single shares', older: { counts: [50_000_000] }, expected: 1e-6 },
    {
      what: 'millions if they are thousands now',
      older: {},
      newer: { counts: [50_000] },
      expected: 1e3,
    },
    {
      what: 'millions if they are single now',
      older: {},
      newer: { counts: [50_000_000] },
      expected: 1e6,
    },
    { what: 'the same after a split in two', older: { eps: 4, counts: [25] }, expected: 1 },
    { what: 'the same after a restatement', older: { profit: 130, eps: 2.6 }, expected: 1 },
    { what: 'thousands after a split in ten', older: { eps: 20, counts: [5000] }, expected: 1e-3 },
    { what: 'the same in a year of loss', older: { profit: -100, eps: -2 }, expected: 1 },
    { what: 'unknown without a profit', older: { profit: 0 }, expected: undefined },
    { what: 'unknown without earnings per share', older: { eps: 0 }, expected: undefined },
    { what: 'unknown without counts', older: { counts: [] }, expected: undefined },
    {
      what: 'unknown if the newer one prints none',
      older: {},
      newer: { counts: [] },
      expected: undefined,
    },
    {
      what: 'unknown if no unit explains the three',
      older: { counts: [1500] },
      expected: undefined,
    },
    { what: 'the same with a diluted count as well', older: { counts: [50, 52] }, expected: 1 },
  ] satisfies readonly {
    what: string;
    older: Printed;
    newer?: Printed;
    expected: number | undefined;
  }[])
    it(`is ${expected ?? 'not known'}: ${what}`, () => {
      const found = unit(older, newer);
      if (expected === undefined) expect(found).to.equal(undefined);
      else expect(found).to.be.closeTo(expected, expected / 1e9);
    });

  it('is known from income statements only', () => {
    const rows: SpecimenRow[] = [['Shares issued', [50], { unit: 'shares' }]];
    const balance = reportOf({ type: 'balance_sheet', document: 1, years: ['2020'], rows });
    expect(shareUnits([balance])(balance, balance)).to.equal(undefined);
  });
});
