import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const ROWS = `
Net sales                     $ 1,000        $   900
Cost of sales                     600            550
Gross profit                      400            350
Selling expenses                  150            140
Operating income                  250            210
Income tax expense                 50             42
Net income                    $   200        $   168
`;

const flows = (heads: string): string => `
CONSOLIDATED STATEMENTS OF INCOME
(In millions)
${heads}${ROWS}`;

const CASH = (heads: string): string => `
CONSOLIDATED STATEMENTS OF CASH FLOWS
(In millions)
${heads}
Net income                            $   200        $   168
Depreciation                               50             42
Net cash provided by operating
  activities                              250            210
Purchases of property                    (100)           (90)
Net cash used in investing activities    (100)           (90)
Repayment of debt                         (50)           (40)
Net cash used in financing activities     (50)           (40)
Net increase in cash                      100             80
Cash at beginning of year                 180            100
Cash at end of year                   $   280        $   180
`;

const QUARTER = `                              Three months ended
                                 March 31,
                                 2023           2022`;
const YEAR = `                                 Years ended
                                December 31,
                                 2023           2022`;

describe('tables for part of a year', () => {
  it('are interim statements of an interim report', () => {
    const result = readDrawnReport(['FORM 10-Q\nQUARTERLY REPORT', flows(QUARTER)]);
    const income = statementOf(result, 'income_statement');
    expect(income.period).to.equal('interim');
    expect(result.problems.join()).to.contain('part of a year');
    expect(valuesOf(income, 'Net income')).to.deep.equal([200, 168]);
  });

  it('are not statements of an annual report', () => {
    const result = readDrawnReport(['FORM 10-K', CASH(YEAR), flows(QUARTER)]);
    expect(result.statements.map((s) => [s.statement_type, s.period])).to.deep.equal([
      ['cash_flow_statement', 'annual'],
    ]);
  });
});
