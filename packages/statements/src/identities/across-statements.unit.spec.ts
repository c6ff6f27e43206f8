import type { CanonicalStatementType, RawStatement } from '@fde/contracts';
import { expect } from 'chai';

import { lineItems, verdicts, YEARS, type PrintedRow } from '../testing/printed-rows.js';
import { closingCashTie, netIncomeTie } from './across-statements.js';

const statement = (
  statement_type: CanonicalStatementType,
  rows: readonly PrintedRow[],
): RawStatement => ({
  statement_type,
  company_name: 'X',
  fiscal_year: 2023,
  currency: 'EUR',
  scale: 1,
  years: [...YEARS],
  fiscal_year_ends: {},
  pages: [1],
  method: 'layout',
  confidence: 0,
  checks: [],
  line_items: lineItems(rows),
});

const cash = statement('cash_flow_statement', [
  ['Net income', [2000, 1680]],
  ['Cash and restricted cash at end of year', [1000, 900]],
]);

describe('identities between two statements', () => {
  it('hold where the profit of the cash flow statement is one of the income statement', () => {
    const income = statement('income_statement', [['Profit for the year', [2000, 1680]]]);
    expect(verdicts(netIncomeTie(income, cash))).to.deep.equal([
      'net_income_tie 2023 holds: Net income = Profit for the year (income statement)',
      'net_income_tie 2022 holds: Net income = Profit for the year (income statement)',
    ]);
    const other = statement('income_statement', [['Profit for the year', [2000, 1600]]]);
    expect(netIncomeTie(other, cash)).to.deep.equal([]);
  });

  it('find the closing cash in the balance sheet, and say nothing where it is another sum', () => {
    const sheet = statement('balance_sheet', [
      ['Cash', [990, 890]],
      ['Cash and restricted cash', [1000, 900]],
    ]);
    expect(verdicts(closingCashTie(sheet, cash))).to.have.length(2);
    const without = statement('balance_sheet', [['Cash', [990, 890]]]);
    expect(closingCashTie(without, cash)).to.deep.equal([]);
  });
});
