import { expect } from 'chai';
import fc from 'fast-check';

import { textOfLine } from '../items.js';
import { pageFromText } from '../../testing/page-from-text.js';
import { linesOf } from '../line.js';
import { ANGLO } from '../number-grammar.js';
import { splitSpread } from './split-spread.js';
import { tokensOf } from '../token.js';

/** The halves of a drawn page, each as the texts of its lines. */
const halvesOf = (drawing: string): string[][] => {
  const page = pageFromText(drawing);
  const halves = splitSpread(linesOf(tokensOf(page)), page.width, page.height, ANGLO);
  return halves.map((lines) => lines.map(textOfLine));
};

const ACCOUNTS = `
Assets                       1,000     Equity and liabilities        900
Goodwill                       410     Share capital                 100
Property                     1,210     Share premium                 200
Inventories                    300     Retained earnings             690
Receivables                    250     Borrowings                    600
Cash                           130     Payables                      420
Total assets                 2,300     Total                       2,300`;

const UNDER_YEARS = `
                            2023    2022                               2023    2022
Goodwill                     410     400   Share capital
Property                           1,150   Share premium                200     200
Inventories                                Retained earnings
Receivables                  250           Borrowings                   600     580
Cash                         130     110   Payables`;

const DATED_TWICE = `
Year ended 31 December 2023                                 Year ended 31 December 2023
                               Note     2023    2022                                 2023    2022
Goodwill                          1      410     400        Share capital
Property                                       1,150        Share premium             200     200
Inventories                                                 Retained earnings
Receivables                              250                Borrowings                600     580
Cash                                     130     110        Payables`;

const WHOLE = `
                                              Note      2023        2022
Revenue from contracts with customers            4     1,000         900
Cost of sales and of services                    5      (600)       (500)
Gross profit                                             400         400
Selling and distribution expenses                7      (100)       (120)
Profit for the year                                      300         280`;

const LETTERED = `
                            2023    2022                                    2023    2022
A. Fixed assets                             A. Equity
I. Goodwill                  410     400    I. Share capital                 100     100
II. Property               1,210   1,150    II. Reserves                     500     480
B. Current assets                           B. Provisions                    200     180
1. Receivables               250     230    1. Pensions                      150     140
2. Cash                      130     110    2. Taxes                          50      40
C. Prepaid expenses           10      10    C. Payables                    1,000     980`;

/** As many columns of words as a landscape page has, with a free strip in its middle. */
const folded = (rows: number, across = 0): string =>
  Array.from({ length: rows }, (_, i) =>
    i < across
      ? 'words that run over the middle of the page as a heading does '.repeat(4)
      : `Left ${'words of one page '.repeat(5).trim()}`.padEnd(130) +
        `Right ${'words of the other '.repeat(5).trim()}`,
  ).join('\n');

describe('a page that shows two tables', () => {
  it('falls apart where the labels begin with numbers and letters', () => {
    const [left, right] = halvesOf(LETTERED);
    expect(left?.at(-1)).to.equal('C. Prepaid expenses 10 10');
    expect(right?.slice(1, 3)).to.deep.equal(['A. Equity', 'I. Share capital 100 100']);
  });

  it('is read one table after the other', () => {
    const [left, right] = halvesOf(ACCOUNTS);
    expect(left).to.deep.equal([
      'Assets 1,000',
      'Goodwill 410',
      'Property 1,210',
      'Inventories 300',
      'Receivables 250',
      'Cash 130',
      'Total assets 2,300',
    ]);
    expect(right).to.deep.equal([
      'Equity and liabilities 900',
      'Share capital 100',
      'Share premium 200',
      'Retained earnings 690',
      'Borrowings 600',
      'Payables 420',
      'Total 2,300',
    ]);
  });

  it('has its heads over both tables, though a spread word of them reaches over the gutter', () => {
    const halves = halvesOf(`
I t e m                      2023    2022 I t e m                  2023    2022
Goodwill                      410     400        Share capital      100     100
Property                    1,210   1,150        Reserves           500     480
Inventories                   300     310        Provisions         200     180
Receivables                   250     230        Pensions           150     140
Cash                          130     110        Payables         1,350   1,300`);
    expect(halves.map(([head = '']) => head.match(/\d{4}/g))).to.deep.equal([
      ['2023', '2022'],
      ['2023', '2022'],
    ]);
  });

  it('is recognised by years that are printed twice, even if rows have blanks', () => {
    const [left, right] = halvesOf(UNDER_YEARS);
    expect(left?.[0]).to.equal('2023 2022');
    expect(left).to.include('Receivables 250');
    expect(right).to.include('Borrowings 600 580');
    expect(right?.[0]).to.equal('2023 2022');
  });

  it('is recognised by the years of its heads, not by those of a date that stands twice', () => {
    const [left, right] = halvesOf(DATED_TWICE);
    expect(left).to.include('Receivables 250');
    expect(right).to.include('Borrowings 600 580');
    expect(left?.[1]).to.equal('Note 2023 2022');
  });

  it('is cut down its middle although one of its pages has two tables side by side', () => {
    const left = (i: number): string =>
      `Funds    1,${100 + i}   Loans and notes given     2,${100 + i}`;
    const drawing = Array.from(
      { length: 12 },
      (_, i) => left(i).padEnd(130) + `Right ${'words of the other '.repeat(5).trim()}`,
    ).join('\n');
    const halves = halvesOf(drawing);
    expect(halves).to.have.lengthOf(2);
    expect(halves[1]?.every((line) => line.startsWith('Right'))).to.equal(true);
  });

  it('is a landscape page with a free strip in its middle', () => {
    const halves = halvesOf(folded(12));
    expect(halves).to.have.length(2);
    expect(halves[0]?.every((line) => line.startsWith('Left'))).to.equal(true);
    expect(halves[1]?.every((line) => line.startsWith('Right'))).to.equal(true);
  });

  for (const { what, drawing } of [
    { what: 'one table with notes and years', drawing: WHOLE },
    {
      what: 'too few rows beside each other',
      drawing: ACCOUNTS.split('\n').slice(0, 5).join('\n'),
    },
    { what: 'lines that cross the middle', drawing: folded(12, 4) },
    { what: 'a landscape page of few lines', drawing: folded(5) },
    {
      what: 'the same years for group and company, without labels between',
      drawing: WHOLE.replace('2023        2022', '2023  2022  2023  2022'),
    },
  ])
    it(`is not: ${what}`, () => expect(halvesOf(drawing)).to.have.length(1));

  it('loses no word, wherever it is cut', () => {
    const amount = fc.integer({ min: 1000, max: 99_999 }).map((n) => n.toLocaleString('en-US'));
    const row = fc.tuple(
      fc.constantFrom('Goodwill', 'Property', 'Inventories', 'Cash'),
      amount,
      fc.constantFrom('Capital', 'Reserves', 'Borrowings', 'Payables'),
      amount,
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
        const drawing = rows
          .map(
            ([a, x, b, y]) =>
              a.padEnd(24) + x.padStart(10) + '     ' + b.padEnd(24) + y.padStart(10),
          )
          .join('\n');
        const words = (text: string): string[] => text.match(/\S+/g)?.toSorted() ?? [];
        expect(words(halvesOf(drawing).flat().join(' '))).to.deep.equal(words(drawing));
      }),
      { numRuns: 50 },
    );
  });
});
