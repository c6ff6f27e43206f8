import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';
import { pageFromText } from '../testing/page-from-text.js';
import { moveLeftAmounts } from './left-amounts.js';

const ACCOUNT = `
Sunrise Co-operative Society Ltd
Balance Sheet as at 31st March 2019
   31.03.2018   Liabilities                       31.03.2019      31.03.2018    Assets                       31.03.2019
      500,000   Share capital                        550,000         300,000    Land and buildings              290,000
      120,000   Reserve fund                         150,000         250,000    Loans to members                330,000
      180,000   Deposits                             200,000         250,000    Cash and bank balances          280,000
      800,000   Total                                900,000         800,000    Total                           900,000
`;

const club = (left: string, right: string): string => `
Sunrise Society
Income and Expenditure Account for the year ended 31st March 2019
${left.padStart(11)}                                                 ${right}
         £                                                           £
            Income
   40,000   Subscriptions                                       45,000
   12,500   Donations                                           10,000
    1,500   Bank interest                                        1,000
   54,000   Total income                                        56,000
            Expenditure
   20,000   Rent                                                21,000
   10,000   Salaries                                            11,000
    4,000   Printing                                             5,000
   34,000   Total expenditure                                   37,000
   20,000   Surplus for the year                                19,000
`;

describe('amounts of the year before, left of the labels', () => {
  it('are those of the second column of a statement', () => {
    const income = statementOf(readDrawnReport([club('2018', '2019')]), 'income_statement');
    expect(income.years).to.deep.equal(['2019', '2018']);
    expect(valuesOf(income, 'Total income')).to.deep.equal([56_000, 54_000]);
    expect(valuesOf(income, 'Surplus for the year')).to.deep.equal([19_000, 20_000]);
  });

  it('may be headed by their place', () => {
    const drawn = club('Last year', 'This year');
    const income = statementOf(readDrawnReport([drawn]), 'income_statement');
    expect(valuesOf(income, 'Total expenditure')).to.deep.equal([37_000, 34_000]);
  });

  it('may stand on both sides of an account', () => {
    const balance = statementOf(readDrawnReport([ACCOUNT]), 'balance_sheet');
    expect(balance.years).to.deep.equal(['2019', '2018']);
    expect(valuesOf(balance, 'Deposits')).to.deep.equal([200_000, 180_000]);
    expect(valuesOf(balance, 'Loans to members')).to.deep.equal([330_000, 250_000]);
  });

  it('keep the places at which they are printed', () => {
    const { width } = pageFromText(ACCOUNT, 1);
    const boxes = statementOf(readDrawnReport([ACCOUNT]), 'balance_sheet').line_items.flatMap(
      ({ sources = {} }) => Object.values(sources).map(({ bbox }) => bbox),
    );
    expect(boxes).not.to.be.empty;
    for (const box of boxes) expect(box?.[2]).to.be.at.most(width);
    const [capital] = statementOf(readDrawnReport([ACCOUNT]), 'balance_sheet').line_items;
    const [last, now] = ['2018', '2019'].map((year) => capital?.sources?.[year]?.bbox?.[0] ?? 0);
    expect(last).to.be.below(now ?? 0);
  });

  it('are not the last amounts of the side before', () => {
    const page = pageFromText(
      `
Sunrise Society
Balance Sheet as at 31st March 2019
Assets        2019      2018      Liabilities                       2019         2018
Land       290,000   300,000      Share capital                  550,000      500,000
Loans      330,000   250,000      Reserve fund                   150,000      120,000
Cash       280,000   250,000      Deposits                       200,000      180,000
Total      900,000   800,000      Total                          900,000      800,000
`,
      1,
    );
    expect(moveLeftAmounts([page]).pages).to.deep.equal([page]);
  });

  for (const { what, left, right } of [
    { what: 'codes of accounts, which no year heads', left: 'Code', right: '2019' },
    { what: 'amounts of a later year', left: '2020', right: '2019' },
  ])
    it(`are no ${what}`, () => {
      const page = pageFromText(club(left, right), 1);
      expect(moveLeftAmounts([page]).pages).to.deep.equal([page]);
    });
});
