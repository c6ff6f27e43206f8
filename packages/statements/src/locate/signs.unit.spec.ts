import type { CanonicalStatementType } from '@fde/contracts';
import { STATEMENT_TYPES } from '@fde/contracts';
import { expect } from 'chai';
import fc from 'fast-check';

import { isComplete, signsOf } from './signs.js';

const INCOME = ['Revenue', 'Cost of sales', 'Profit before tax', 'Taxation', 'Profit for the year'];
const BALANCE = [
  'Inventories',
  'Total assets',
  'Total liabilities',
  'Total equity and liabilities',
];
const CASH = [
  'Depreciation',
  'Net cash from operating activities',
  'Net cash used in investing activities',
  'Net cash used in financing activities',
  'Cash at end of year',
];

describe('how labels show a statement', () => {
  for (const { type, labels, concepts } of [
    {
      type: 'income_statement',
      labels: INCOME,
      concepts: ['revenue', 'cost_of_revenue', 'income_before_taxes', 'income_tax', 'net_income'],
    },
    {
      type: 'balance_sheet',
      labels: BALANCE,
      concepts: ['asset_line', 'total_assets', 'total_liabilities', 'total_liabilities_and_equity'],
    },
    {
      type: 'cash_flow_statement',
      labels: CASH,
      concepts: [
        'cash_adjustment',
        'operating_cash_flow',
        'investing_cash_flow',
        'financing_cash_flow',
        'closing_cash',
      ],
    },
  ] as const) {
    it(`names the rows of the ${type}`, () =>
      expect([...signsOf(type, labels).concepts]).to.deep.equal(concepts));

    it(`weighs most for the ${type}`, () => {
      const score = (of: CanonicalStatementType): number => signsOf(of, labels).score;
      for (const other of STATEMENT_TYPES.filter((t) => t !== type))
        expect(score(type), other).to.be.above(score(other));
    });
  }

  it('is zero for words that are not rows', () =>
    expect(signsOf('balance_sheet', ['Chairman', 'Our strategy', '']).score).to.equal(0));

  it('counts each concept once, in any order', () => {
    const labels = fc.array(fc.constantFrom(...INCOME, ...BALANCE, ...CASH, 'Chairman'));
    fc.assert(
      fc.property(labels, fc.constantFrom(...STATEMENT_TYPES), (names, type) => {
        const { score } = signsOf(type, names);
        expect(signsOf(type, [...names, ...names]).score).to.equal(score);
        expect(signsOf(type, names.toReversed()).score).to.equal(score);
        expect(score).to.be.at.least(signsOf(type, names.slice(1)).score);
      }),
    );
  });
});

describe('a statement whose last rows were seen', () => {
  for (const { what, type, labels, expected } of [
    { what: 'both sides', type: 'balance_sheet', labels: BALANCE, expected: true },
    {
      what: 'the assets alone',
      type: 'balance_sheet',
      labels: ['Inventories', 'Total assets'],
      expected: false,
    },
    {
      what: 'the claims alone',
      type: 'balance_sheet',
      labels: ['Total liabilities', 'Total equity and liabilities'],
      expected: false,
    },
    { what: 'net assets', type: 'balance_sheet', labels: ['Net assets'], expected: true },
    { what: 'revenue to profit', type: 'income_statement', labels: INCOME, expected: true },
    {
      what: 'a bank without revenue',
      type: 'income_statement',
      labels: ['Net interest income', 'Profit for the year'],
      expected: true,
    },
    {
      what: 'profit alone',
      type: 'income_statement',
      labels: ['Profit for the year'],
      expected: false,
    },
    {
      what: 'no profit yet',
      type: 'income_statement',
      labels: ['Revenue', 'Cost of sales'],
      expected: false,
    },
    { what: 'to the closing cash', type: 'cash_flow_statement', labels: CASH, expected: true },
    {
      what: 'the first activity alone',
      type: 'cash_flow_statement',
      labels: CASH.slice(0, 2),
      expected: false,
    },
    {
      what: 'no closing cash',
      type: 'cash_flow_statement',
      labels: CASH.slice(0, -1),
      expected: false,
    },
  ] as const)
    it(`${type}, ${what}: ${expected ? 'complete' : 'not complete'}`, () =>
      expect(isComplete(type, signsOf(type, labels))).to.equal(expected));
});
