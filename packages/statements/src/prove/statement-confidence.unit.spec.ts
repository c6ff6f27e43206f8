import type { Check } from '@fde/contracts';
import { expect } from 'chai';
import fc from 'fast-check';
import { cellKey } from '../identities/cell-key.js';
import { statementOfRows } from '../testing/printed-rows.js';
import { NO_EVIDENCE } from './cell-evidence.js';
import { statementConfidence } from './statement-confidence.js';

const raw = statementOfRows('cash_flow_statement', [
  ['Operating', [1, 1]],
  ['Closing cash', [2, 2]],
  ['Interest paid', [3, 3]],
  ['Shares', [4, 4], { unit: 'shares' }],
]);
const LAST_ROW = 1;
const failure = (rows: number[], more: Partial<Check> = {}): Check => ({
  kind: 'sum',
  description: '',
  year: '2023',
  holds: false,
  expected: 1,
  actual: 2,
  rows,
  severity: 'error',
  ...more,
});
/** Proves the cells of these rows in both years. */
const sure = (proven: readonly number[], { held = 1, checks = [] as Check[] } = {}): number =>
  statementConfidence(
    raw,
    checks,
    new Map(
      proven.flatMap((row) =>
        raw.years.map((year) => [cellKey(row, year), { ...NO_EVIDENCE, proven: 1 }] as const),
      ),
    ),
    { held, lastRow: LAST_ROW } as never,
  );

describe('How sure a statement is', () => {
  for (const { what, given, expected } of [
    { what: 'all of it is proven, and it closes', given: sure([0, 1, 2]), expected: 0.99 },
    { what: 'nothing below its close is proven', given: sure([0, 1]), expected: 0.986 },
    { what: 'half of the cells above its close are proven', given: sure([0, 2]), expected: 0.77 },
    { what: 'nothing above is', given: sure([2]), expected: 0.55 },
    { what: 'it does not close', given: sure([0, 1, 2], { held: 0 }), expected: 0.693 },
    {
      what: 'it closes in one of two years',
      given: sure([0, 1, 2], { held: 0.5 }),
      expected: 0.8415,
    },
    {
      what: 'one identity fails',
      given: sure([0, 1, 2], { checks: [failure([0, 1])] }),
      expected: 0.96,
    },
    {
      what: 'one below its close fails',
      given: sure([0, 1, 2], { checks: [failure([2])] }),
      expected: 0.99,
    },
    {
      what: 'one across its close fails',
      given: sure([0, 1, 2], { checks: [failure([1, 2])] }),
      expected: 0.96,
    },
    {
      what: 'a warning fails',
      given: sure([0, 1, 2], { checks: [failure([0], { severity: 'warning' })] }),
      expected: 0.99,
    },
    {
      what: 'no more than eight failures count',
      given: sure([0, 1, 2], { checks: Array.from({ length: 30 }, () => failure([0])) }),
      expected: 0.75,
    },
    {
      what: 'only the minimum is left',
      given: sure([], { held: 0, checks: Array.from({ length: 30 }, () => failure([0])) }),
      expected: 0.1422,
    },
  ])
    it(`${expected}: ${what}`, () => {
      expect(given).to.be.closeTo(expected, 1e-9);
    });

  it('is zero without rows', () => {
    expect(
      statementConfidence({ ...raw, line_items: [] }, [], new Map(), {
        held: 1,
        lastRow: 0,
      } as never),
    ).to.equal(0);
  });

  it('never grows with a failure, and never falls with a proof', () => {
    const rows = fc.subarray([0, 1, 2]);
    const held = fc.integer({ min: 0, max: 4 }).map((quarters) => quarters / 4);
    fc.assert(
      fc.property(rows, rows, held, fc.nat({ max: 9 }), (proven, more, closes, failures) => {
        const checks = Array.from({ length: failures }, () => failure([0]));
        const before = sure(proven, { held: closes, checks });
        expect(sure([...new Set([...proven, ...more])], { held: closes, checks })).to.be.at.least(
          before,
        );
        expect(sure(proven, { held: closes, checks: [...checks, failure([1])] })).to.be.at.most(
          before,
        );
        expect(sure(proven, { held: 1, checks })).to.be.at.least(before);
        expect(before).to.be.within(0.05, 0.99);
      }),
    );
  });
});
