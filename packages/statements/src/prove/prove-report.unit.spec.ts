import type { RawStatement } from '@fde/contracts';
import { expect } from 'chai';
import { statementOfRows } from '../testing/printed-rows.js';
import { proveReport } from './prove-report.js';

const income = statementOfRows('income_statement', [
  ['Revenue', [1000, 900]],
  ['Net income', [200, 168]],
]);
const balance = statementOfRows('balance_sheet', [
  ['Cash and cash equivalents', [100, 90]],
  ['Total assets', [900, 850]],
]);
const cash = statementOfRows('cash_flow_statement', [
  ['Net income', [200, 168]],
  ['Cash and cash equivalents at end of year', [100, 90]],
]);
const across = (...statements: RawStatement[]) =>
  proveReport(statements).flatMap(({ statement_type: type, checks }) =>
    checks.filter(({ kind }) => kind !== 'sum').map(({ year, holds }) => [type, year, holds]),
  );

describe('The statements of one report prove each other', () => {
  it('if profit and cash are printed twice: recorded for the cash flow statement', () => {
    expect(across(income, balance, cash)).to.have.deep.members([
      ['cash_flow_statement', '2023', true],
      ['cash_flow_statement', '2022', true],
      ['cash_flow_statement', '2023', true],
      ['cash_flow_statement', '2022', true],
    ]);
  });

  for (const { what, given, expected } of [
    { what: 'by the profit, without a balance sheet', given: [income, cash], expected: 2 },
    { what: 'by the cash, without an income statement', given: [balance, cash], expected: 2 },
    { what: 'not without a cash flow statement', given: [income, balance], expected: 0 },
    { what: 'not a single statement', given: [cash], expected: 0 },
    { what: 'not without statements', given: [], expected: 0 },
  ])
    it(what, () => {
      expect(across(...given)).to.have.length(expected);
    });

  it('and what is printed twice becomes surer', () => {
    const sure = (statements: RawStatement[]): number | undefined =>
      proveReport(statements).find(({ statement_type: type }) => type === 'cash_flow_statement')
        ?.line_items[0]?.sources?.['2023']?.confidence;
    expect(sure([income, balance, cash])).to.be.above(sure([cash]) ?? 1);
  });

  it('and the statements keep their order', () => {
    expect(proveReport([cash, income]).map(({ statement_type: type }) => type)).to.deep.equal([
      'cash_flow_statement',
      'income_statement',
    ]);
  });
});
