import { expect } from 'chai';

import { BALANCE, CASH_FLOW, CASH_FLOW_CONTINUED, INCOME } from '../testing/drawn-report.js';
import { readDrawnReport } from '../testing/read-drawn-report.js';

const INCOME_WITH_TRAPS = INCOME.replace(
  'Gross profit                               4,000',
  '(Restated)\nGross profit                             ( 4,000)',
);

const { explanation } = readDrawnReport([
  BALANCE,
  INCOME_WITH_TRAPS,
  CASH_FLOW,
  CASH_FLOW_CONTINUED,
]);

const rulesOf = (type: string): readonly string[] =>
  explanation.considered.find((table) => table.chosen && table.statement_type === type)?.rules ??
  [];

describe('tracing a reading', () => {
  const cases: readonly [string, string, string][] = [
    ['income_statement', 'a number put together', '(4,000) joined by: bracket opened apart'],
    ['income_statement', 'a line passed over', 'page 2: passed over "(Restated)" (period line)'],
    [
      'income_statement',
      'where a statement ends',
      'page 2: ends above "See accompanying notes to consolidated financial statements." (closing words)',
    ],
    [
      'balance_sheet',
      'a label of two lines',
      'page 1: "Total liabilities and stockholders\' equity" is one label',
    ],
  ];
  for (const [type, what, line] of cases)
    it(`tells the rule of ${what}`, () => {
      expect(rulesOf(type).join('\n')).to.contain(line);
    });

  it('is silent about lines that were read in the usual way', () => {
    expect(rulesOf('income_statement').join('\n')).not.to.contain('Net sales');
  });

  it('tells which rule found the other pages of a statement', () => {
    const cashFlow = explanation.considered.find(
      (table) => table.chosen && table.statement_type === 'cash_flow_statement',
    );
    expect(cashFlow?.reasons).to.contain('page 3 begins it: the title calls itself continued');
  });

  it('tells the rules of chosen tables only', () => {
    const others = explanation.considered.filter((table) => !table.chosen);
    expect(others.every(({ rules }) => rules.length === 0)).to.equal(true);
  });
});
