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
});
