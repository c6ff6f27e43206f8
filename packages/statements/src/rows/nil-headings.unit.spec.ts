import { expect } from 'chai';

import { readDrawnReport, statementOf } from '../testing/read-drawn-report.js';

const names = (page: string): string[] =>
  statementOf(readDrawnReport([page]), 'balance_sheet').line_items.map(({ name }) => name);

const page = (heading: string): string => `
                    Example Growth Fund
              Statement of financial position
                 as at 31 December 2022
                                     Note       2022 (USD)    2021 (USD)
${heading}
Amount due from manager                4                -         7,767
Deposits                               3        2,822,540     2,758,115
Cash at bank                           -           11,682        31,035
TOTAL ASSETS                           -        2,834,222     2,796,917
${heading.replace('ASSETS     ', 'LIABILITIES')}
Amount due to manager                  4            3,544             -
Accruals                               -           29,440        30,949
TOTAL LIABILITIES                      -           32,984        30,949
${heading.replace('ASSETS', 'EQUITY')}
Capital                                6        2,700,000     2,700,000
Retained earnings                      -          101,238        65,968
TOTAL EQUITY                           6        2,801,238     2,765,968
TOTAL EQUITY AND LIABILITIES           -        2,834,222     2,796,917`;

const INCOME = `
                    Example Growth Fund
              Statement of comprehensive income
          for the year ended 31 December 2022
Types                                Note       2022 (USD)    2021 (USD)
INVESTMENT INCOME                      -                -             -
Interest income                        -          120,000       101,000
EXPENSES                               -                -             -
Manager's fee                          7           40,000        30,000
Other expenses                         -            4,460         6,488
Total Expenses                         -           44,460        36,488
NET INCOME BEFORE TAXATION             -           75,540        64,512
Tax expense                            9                -             -
NET INCOME AFTER TAXATION              -           75,540        64,512
Net income is made up of:              -                -             -
Realised amount                      6(b)          75,540        64,512`;

describe('headings with dashes in every column', () => {
  it('are no rows', () => {
    const dashes = 'ASSETS                                 -                -             -';
    const plain = 'ASSETS                                                                 ';
    expect(names(page(dashes))).to.deep.equal(names(page(plain)));
    expect(names(page(dashes)))
      .to.include('Amount due from manager')
      .and.not.include('ASSETS');
  });

  it('are no rows where one ends in a colon; a row of nil stays one', () => {
    const { line_items } = statementOf(readDrawnReport([INCOME]), 'income_statement');
    expect(line_items.map(({ section, name }) => [section, name]).slice(0, 6)).to.deep.equal([
      ['INVESTMENT INCOME', 'Interest income'],
      ['EXPENSES', "Manager's fee"],
      ['EXPENSES', 'Other expenses'],
      ['EXPENSES', 'Total Expenses'],
      [null, 'NET INCOME BEFORE TAXATION'],
      [null, 'Tax expense'],
    ]);
  });
});
