import { expect } from 'chai';

import { statementOfRows, describeChecks } from '../testing/printed-rows.js';
import { closingCashTie, netIncomeTie } from './across-statements.js';

const cash = statementOfRows('cash_flow_statement', [
  ['Net income', [2000, 1680]],
  ['Cash and restricted cash at end of year', [1000, 900]],
]);

describe('identities between two statements', () => {
  it('hold if the profit of the cash flow statement stands in the income statement', () => {
    const income = statementOfRows('income_statement', [['Profit for the year', [2000, 1680]]]);
    expect(describeChecks(netIncomeTie(income, cash))).to.deep.equal([
      'net_income_tie 2023 holds: Net income = Profit for the year (income statement)',
      'net_income_tie 2022 holds: Net income = Profit for the year (income statement)',
    ]);
    const other = statementOfRows('income_statement', [['Profit for the year', [2000, 1600]]]);
    expect(netIncomeTie(other, cash)).to.deep.equal([]);
  });

  it('find the closing cash in the balance sheet, and say nothing if it differs', () => {
    const sheet = statementOfRows('balance_sheet', [
      ['Cash', [990, 890]],
      ['Cash and restricted cash', [1000, 900]],
    ]);
    expect(describeChecks(closingCashTie(sheet, cash))).to.have.length(2);
    const without = statementOfRows('balance_sheet', [['Cash', [990, 890]]]);
    expect(closingCashTie(without, cash)).to.deep.equal([]);
  });
});

describe('the profit of the cash flow statement', () => {
  const income = (...values: (number | null)[]) =>
    statementOfRows('income_statement', [['Profit for the year', values]]);
  const flows = (rows: number, ...values: (number | null)[]) =>
    statementOfRows('cash_flow_statement', [
      ...Array.from({ length: rows }, (_, at) => [`Item ${at}`, [at + 1, at + 1]] as const),
      ['Net income', values],
    ]);
  for (const { what, own, other, expected } of [
    { what: 'in both years', own: flows(0, 2000, 1680), other: income(2000, 1680), expected: 2 },
    {
      what: 'not in one of two years',
      own: flows(0, 2000, 1680),
      other: income(2000, 1600),
      expected: 0,
    },
    {
      what: 'not with the other sign',
      own: flows(0, 2000, 1680),
      other: income(-2000, -1680),
      expected: 0,
    },
    {
      what: 'not within rounding: it is one number',
      own: flows(0, 2000, 1680),
      other: income(2001, 1680),
      expected: 0,
    },
    {
      what: 'among its first eight rows',
      own: flows(7, 2000, 1680),
      other: income(2000, 1680),
      expected: 2,
    },
    { what: 'not below them', own: flows(8, 2000, 1680), other: income(2000, 1680), expected: 0 },
    { what: 'not if both are nil', own: flows(0, 0, 0), other: income(0, 0), expected: 0 },
    {
      what: 'not if a year is blank',
      own: flows(0, 2000, null),
      other: income(2000, 1680),
      expected: 0,
    },
  ])
    it(`is that of the income statement ${what}`, () => {
      expect(netIncomeTie(other, own)).to.have.length(expected);
    });

  it('is looked for in the years that both print', () => {
    const older = statementOfRows('income_statement', [['Profit', [1680, 1400]]], ['2022', '2021']);
    expect(describeChecks(netIncomeTie(older, flows(0, 2000, 1680)))).to.deep.equal([
      'net_income_tie 2022 holds: Net income = Profit (income statement)',
    ]);
    const apart = statementOfRows('income_statement', [['Profit', [1, 2]]], ['2019', '2018']);
    expect(netIncomeTie(apart, flows(0, 2000, 1680))).to.deep.equal([]);
  });

  it('is not a share count that is the same number', () => {
    const shares = statementOfRows('income_statement', [
      ['Shares outstanding', [2000, 1680], { unit: 'shares' }],
    ]);
    expect(netIncomeTie(shares, flows(0, 2000, 1680))).to.deep.equal([]);
  });
});

describe('a tie between statements', () => {
  it('is recorded only for the row of the cash flow statement, as an error for profit, a warning for cash', () => {
    const sheet = statementOfRows('balance_sheet', [['Cash', [1000, 900]]]);
    const income = statementOfRows('income_statement', [['Profit', [2000, 1680]]]);
    expect(netIncomeTie(income, cash).map(({ rows, severity }) => [rows, severity])).to.deep.equal([
      [[0], 'error'],
      [[0], 'error'],
    ]);
    expect(closingCashTie(sheet, cash).map(({ rows, severity }) => [rows, severity])).to.deep.equal(
      [
        [[1], 'warning'],
        [[1], 'warning'],
      ],
    );
  });
});
