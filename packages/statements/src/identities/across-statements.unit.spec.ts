import { expect } from 'chai';

import { statementOfRows, verdicts } from '../testing/printed-rows.js';
import { closingCashTie, netIncomeTie } from './across-statements.js';

const cash = statementOfRows('cash_flow_statement', [
  ['Net income', [2000, 1680]],
  ['Cash and restricted cash at end of year', [1000, 900]],
]);

describe('identities between two statements', () => {
  it('hold where the profit of the cash flow statement is one of the income statement', () => {
    const income = statementOfRows('income_statement', [['Profit for the year', [2000, 1680]]]);
    expect(verdicts(netIncomeTie(income, cash))).to.deep.equal([
      'net_income_tie 2023 holds: Net income = Profit for the year (income statement)',
      'net_income_tie 2022 holds: Net income = Profit for the year (income statement)',
    ]);
    const other = statementOfRows('income_statement', [['Profit for the year', [2000, 1600]]]);
    expect(netIncomeTie(other, cash)).to.deep.equal([]);
  });

  it('find the closing cash in the balance sheet, and say nothing where it is another sum', () => {
    const sheet = statementOfRows('balance_sheet', [
      ['Cash', [990, 890]],
      ['Cash and restricted cash', [1000, 900]],
    ]);
    expect(verdicts(closingCashTie(sheet, cash))).to.have.length(2);
    const without = statementOfRows('balance_sheet', [['Cash', [990, 890]]]);
    expect(closingCashTie(without, cash)).to.deep.equal([]);
  });
});
