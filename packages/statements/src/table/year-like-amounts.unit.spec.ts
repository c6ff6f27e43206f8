import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const fund = (heads: string, website: string): string => `
Example Foundation
Balance Sheet
${heads}
                                                   £             £
Fixed assets
Website                                         ${website}
Investments                                     1000          3000
Total fixed assets                              3000          5000
Current assets
Cash at bank                                    5000          4000
Total assets                                    8000          9000
Liabilities
Creditors                                       2000          2000
Total liabilities                               2000          2000
Net assets                                      6000          7000
Funds
General fund                                    6000          7000
Total funds                                     6000          7000
`;
const YEARS = '                                                2022          2021';

describe('amounts that could be years', () => {
  it('are no heads of the table in which they stand', () => {
    const balance = statementOf(
      readDrawnReport([fund(YEARS, '2000          2000')]),
      'balance_sheet',
    );
    expect(balance.years).to.deep.equal(['2022', '2021']);
    expect(valuesOf(balance, 'Website')).to.deep.equal([2000, 2000]);
    expect(valuesOf(balance, 'Total liabilities')).to.deep.equal([2000, 2000]);
  });
});
