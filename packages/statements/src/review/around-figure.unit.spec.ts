import { expect } from 'chai';
import type { BoundingBox, RawStatement } from '@fde/contracts';
import { statementOfRows } from '../testing/printed-rows.js';
import { aroundFigure } from './around-figure.js';

/** Two columns at 300 and 400, rows at 100 and 120. */
const raw = (): RawStatement => {
  const read = statementOfRows('income_statement', [
    ['Revenue', [18, 17]],
    ['Cost of sales', [9, null]],
  ]);
  const boxes: Readonly<Record<string, BoundingBox>> = {
    'Revenue 2023': [300, 100, 340, 110],
    'Revenue 2022': [400, 100, 440, 110],
    'Cost of sales 2023': [310, 120, 340, 130],
  };
  return {
    ...read,
    line_items: read.line_items.map((row) => ({
      ...row,
      sources: Object.fromEntries(
        Object.keys(row.values).map((year) => [
          year,
          { page: 3, bbox: boxes[`${row.name} ${year}`] as BoundingBox, confidence: 1 },
        ]),
      ),
    })),
  };
};
const item = (year: string) => ({ name: 'Cost of sales', section: null, occurrence: 0, year });

describe('What stands around a figure on its page', () => {
  it('is its row from the left edge of the page, and the strip above its column', () => {
    const place = aroundFigure(raw(), item('2023'), 3, [310, 120, 340, 130]);
    expect(place).to.deep.equal({ row: [0, 114, 340, 136], head: [300, 40, 340, 100] });
  });

  it('is placed by row and column if no number was read there', () => {
    const place = aroundFigure(raw(), item('2022'), 3, null);
    expect(place).to.deep.equal({ row: [0, 114, 440, 136], head: [400, 40, 440, 100] });
  });

  it('is not known without a page or a box', () => {
    expect(aroundFigure(raw(), item('2023'), null, null)).to.equal(null);
    expect(aroundFigure(raw(), { ...item('2023'), name: 'Tax' }, 3, null)).to.equal(null);
  });
});
