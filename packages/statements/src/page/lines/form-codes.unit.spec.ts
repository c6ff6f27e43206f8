import { expect } from 'chai';

import { layOut } from '../page-layout.js';
import { pageFromText } from '../../testing/page-from-text.js';

const linesOf = (drawing: string): string[] =>
  layOut(pageFromText(drawing)).flatMap(({ lines }) =>
    lines.map(({ items }) => items.map(({ text }) => text).join(' | ')),
  );

describe('the codes of a form', () => {
  it('are no numbers of its rows', () =>
    expect(
      linesOf(`
Immobilisations          028        441   030       72        369
Avances                  064      2 142   066               2 142
Créances                 072      4 698   074               4 698
Disponibilités           084      2 718   086               2 718
Charges                  092        324   094                 324
Total                    096      9 882   098               9 882`),
    ).to.deep.equal([
      'Immobilisations | 441 | 72 | 369',
      'Avances | 2 142 | 2 142',
      'Créances | 4 698 | 4 698',
      'Disponibilités | 2 718 | 2 718',
      'Charges | 324 | 324',
      'Total | 9 882 | 9 882',
    ]));

  it('may be accounts before the labels, those of totals with letters', () =>
    expect(
      linesOf(`
1100  Cash           67,923     59,989
1150  Notes           1,073        888
1170  Receivables     8,365      8,191
1300  Stocks          1,550      1,422
11XX  Current        78,911     70,490
1550  Shares         17,059     13,293
1XXX  Total          95,970     83,783`),
    ).to.deep.equal([
      'Cash | 67,923 | 59,989',
      'Notes | 1,073 | 888',
      'Receivables | 8,365 | 8,191',
      'Stocks | 1,550 | 1,422',
      'Current | 78,911 | 70,490',
      'Shares | 17,059 | 13,293',
      'Total | 95,970 | 83,783',
    ]));

  it('may be sections with their rows', () =>
    expect(
      linesOf(`
AAAA    Operating
A10000  Loss           (16,325)    (8,139)
A20100  Depreciation     6,617      6,423
A20900  Interest         3,389      3,133
A31150  Receivables     (2,647)       953
AAAA    Operating       (8,966)     2,370
BBBB    Investing
B00050  Securities      (4,804)     1,402
B01800  Associates        (530)    (1,900)
B02700  Plant           (4,611)    (1,926)
BBBB    Investing       (9,945)    (2,424)`),
    ).to.deep.equal([
      'Operating',
      'Loss | (16,325) | (8,139)',
      'Depreciation | 6,617 | 6,423',
      'Interest | 3,389 | 3,133',
      'Receivables | (2,647) | 953',
      'Operating | (8,966) | 2,370',
      'Investing',
      'Securities | (4,804) | 1,402',
      'Associates | (530) | (1,900)',
      'Plant | (4,611) | (1,926)',
      'Investing | (9,945) | (2,424)',
    ]));

  it('may be accounts of five digits, on both sides of a page', () =>
    expect(
      linesOf(`
11000  Cash           80,885,270     64,984,492
11500  Banks         443,072,402    371,766,173
12000  Securities    420,166,820    198,085,226
12100  Bonds         202,962,097    155,409,357
12300  Hedges            298,360         18,389
13000  Receivables   179,237,571    158,113,721
       Total       1,326,622,520    948,357,358`),
    ).to.deep.equal([
      'Cash | 80,885,270 | 64,984,492',
      'Banks | 443,072,402 | 371,766,173',
      'Securities | 420,166,820 | 198,085,226',
      'Bonds | 202,962,097 | 155,409,357',
      'Hedges | 298,360 | 18,389',
      'Receivables | 179,237,571 | 158,113,721',
      'Total | 1,326,622,520 | 948,357,358',
    ]));

  it('may be sections of sections, which are no days', () =>
    expect(
      linesOf(`
6           Cash                  1.000          2.000
6.03.03     Repayments          -18.629.000    -35.933.000
6.03.04     Interest            -10.311.000    -10.276.000
6.03.05     Dividends           -45.205.000   -100.305.000
6.03.10     Shares                        0     -1.919.000
6.04        Exchange             -1.743.000      6.941.000
6.05        Change               15.354.000    -41.359.000
6.05.01     Opening              20.254.000     61.613.000`),
    ).to.deep.equal([
      'Cash | 1.000 | 2.000',
      'Repayments | -18.629.000 | -35.933.000',
      'Interest | -10.311.000 | -10.276.000',
      'Dividends | -45.205.000 | -100.305.000',
      'Shares | 0 | -1.919.000',
      'Exchange | -1.743.000 | 6.941.000',
      'Change | 15.354.000 | -41.359.000',
      'Opening | 20.254.000 | 61.613.000',
    ]));

  it('are not groups of longer numbers', () =>
    expect(
      linesOf(`
Actions       6 104 803,12      5 900 101,00
Total         6 157 479,78      5 950 202,00
Charges       1 391 812,88      1 300 303,00
Dettes        1 528 831,57      1 100 404,00
Frais         2 620 644,45      2 400 505,00
Net           3 836 835,33      3 549 606,00`)[0],
    ).to.equal('Actions | 6 104 803,12 | 5 900 101,00'));

  for (const [what, drawing] of [
    [
      'years of a summary',
      `
2015   1,200   340
2016   1,300   350
2017   1,250   345
2018   1,400   360
2019   1,500   380
2020   1,450   370`,
    ],
    [
      'pages in a list of contents',
      `
Strategy       101
Risks          112
Markets        125
Statements     140
Notes          151
Auditors       199`,
    ],
    [
      'notes that stand before their rows',
      `
3.1    Sales        101   2,300
3.2    Rent         112     410
4.1    Fees         125      90
4.2    Wages        140   1,250
5.10   Taxes        151      80
6.1    Other      1,199     330`,
    ],
    [
      'amounts without separators that grow, between two labels',
      `
Cash        10100   Payables   2,300
Banks       11200   Loans        410
Bonds       12500   Taxes         90
Shares      14000   Wages      1,250
Stocks      15100   Capital       80
Plant       16000   Reserves     330`,
    ],
    [
      'days before their rows',
      `
03.01.24   Rent         101   2,300
15.01.24   Sales        112     410
02.02.24   Fees         125      90
11.02.24   Wages        140   1,250
01.03.24   Taxes        151      80
09.03.24   Other      1,199     330`,
    ],
    [
      'amounts that grow',
      `
Sales      101   2,300
Rent       112     410
Fees       125      90
Wages      140   1,250
Taxes      151      80
Other    1,199     330`,
    ],
  ] as const)
    it(`are not ${what}`, () =>
      expect(linesOf(drawing)).to.deep.equal(
        drawing
          .trim()
          .split('\n')
          .map((line) => line.trim().split(/ {2,}/).join(' | ')),
      ));
});
