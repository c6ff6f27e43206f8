import { expect } from 'chai';

import { readDrawnReport, statementOf } from '../testing/read-drawn-report.js';
import { drawShape, HEAD_WORDS, headShapes, type HeadShape } from '../testing/stacked-heads.js';

const TYPES = ['income_statement', 'balance_sheet', 'cash_flow_statement'] as const;

/** How many statements of a shape are read: in other languages than English one, to save time. */
const statementsIn = ({ words }: HeadShape): number => (words.language === 'en' ? TYPES.length : 1);

/** The years of each statement, and the numbers of its first row. */
const firstRows = (shape: HeadShape) => {
  const count = statementsIn(shape);
  const reading = readDrawnReport(drawShape(shape).slice(0, count));
  return TYPES.slice(0, count).map((type) => {
    const { years, line_items, columns = [] } = statementOf(reading, type);
    const row = line_items[0]?.values ?? {};
    const restated = columns.flatMap(({ name, basis }) => (basis === 'restated' ? [name] : []));
    return [years.join(), row['2023'], row['2022'], restated.join()];
  });
};

const EXPECTED = [
  ['2023,2022', 52340, 48115, '2022'],
  ['2023,2022', 39262, 38477, '2022'],
  ['2023,2022', 9108, 8210, '2022'],
];

describe('heads of which one is taller, because its year is restated', () => {
  for (const words of HEAD_WORDS)
    it(`are read whole in ${words.language}, in each of 36 shapes`, function () {
      this.timeout(20_000);
      for (const shape of headShapes(words))
        expect(firstRows(shape), shape.name).to.deep.equal(EXPECTED.slice(0, statementsIn(shape)));
    });
});

/** Numbers of shares stand among the labels, below the wide head of the first column. */
const OVER_SHARES = `
Consolidated Balance Sheets
(in millions)
                                      December 31, 2022
                                               restated    December 31, 2023
Assets
Cash and cash equivalents                         1,786                1,944
Inventories                                       8,020                9,059
Other current assets                              3,646                3,820
Total current assets                             13,452               14,823
Goodwill                                         49,556               49,208
Total assets                                     63,008               64,031
Liabilities and equity
Accounts payable                                  4,283                5,578
Long-term debt                                   37,133               36,195
Total liabilities                                41,416               41,773
Common stock, shares issued           9,471         473                  476
Preferred stock, shares issued        1,003           1                    2
Retained earnings                                21,118               21,780
Total equity                                     21,592               22,258
Total liabilities and equity                     63,008               64,031
`;

describe('a head of a restated year that reaches over numbers of shares', () => {
  it('names the year of the amounts below it', () => {
    const balance = statementOf(readDrawnReport([OVER_SHARES]), 'balance_sheet');
    expect([...balance.years].toSorted()).to.deep.equal(['2022', '2023']);
    expect(balance.line_items[0]?.values).to.deep.equal({ 2022: 1_786, 2023: 1_944 });
  });
});
