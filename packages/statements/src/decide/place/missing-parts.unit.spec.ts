import { expect } from 'chai';
import type { Check, RawStatement } from '@fde/contracts';

import { missingParts } from './missing-parts.js';

const statement = (
  statement_type: RawStatement['statement_type'],
  names: readonly string[],
  held: readonly Check['kind'][] = [],
): RawStatement =>
  ({
    statement_type,
    line_items: names.map((name) => ({ name, values: { 2023: 1 } })),
    checks: held.map((kind) => ({ kind, description: '', year: '2023', holds: true })),
  }) as unknown as RawStatement;

describe('missing parts of a statement', () => {
  for (const [what, raw, missing] of [
    [
      'none of a whole balance sheet',
      statement('balance_sheet', ['Total assets', 'Total liabilities and equity']),
      [],
    ],
    [
      'none of net assets and what they belong to',
      statement('balance_sheet', ['Investments', 'Net assets', 'Share capital']),
      [],
    ],
    [
      'the assets of a second half',
      statement('balance_sheet', ['Accounts payable', 'Total liabilities', 'Total equity']),
      ['assets'],
    ],
    [
      'the claims of a first half',
      statement('balance_sheet', ['Cash', 'Total assets']),
      ['equity and liabilities'],
    ],
    [
      'none if the balance holds without words for it',
      statement('balance_sheet', ['Cash', 'Debt'], ['balance']),
      [],
    ],
    [
      'the end of a cash flow statement',
      statement('cash_flow_statement', ['Net cash from operating activities']),
      ['change in cash'],
    ],
    ['the end of an income statement', statement('income_statement', ['Sales']), ['net income']],
  ] as const)
    it(`are ${what}`, () => {
      expect(missingParts(raw)).to.deep.equal(missing);
    });

  describe('of a cash flow statement whose activities have no labelled totals', () => {
    const names = ['Surplus', 'Depreciation', '', 'Building', '', 'Net change in cash'];
    const sum = (rows: readonly number[], holds = true): Check =>
      ({ kind: 'sum', description: '', year: '2023', holds, rows }) as unknown as Check;
    const cashFlow = (...checks: readonly Check[]): RawStatement => ({
      ...statement('cash_flow_statement', names),
      checks: [...checks],
    });

    it('are none if the change in cash adds up all of them', () =>
      expect(missingParts(cashFlow(sum([2, 0, 1]), sum([4, 3]), sum([5, 2, 4])))).to.deep.equal(
        [],
      ));

    it('are the operating cash flow if the sums do not reach the top', () => {
      for (const raw of [
        cashFlow(sum([4, 3]), sum([5, 2, 4])),
        cashFlow(sum([2, 0, 1]), sum([2, 0, 1], false), sum([5, 2, 4])),
      ])
        expect(missingParts(raw)).to.deep.equal(['operating cash flow']);
    });
  });
});
