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
