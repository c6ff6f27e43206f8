import { expect } from 'chai';
import { lineItems } from '../testing/printed-rows.js';
import { boxesMeet, findRow, nameFigure, samePlace } from './find-figure.js';

const raw = {
  line_items: lineItems([
    ['Other', [1, 2], { section: 'Assets' }],
    ['Other', [3, 4], { section: 'Liabilities' }],
    ['Other', [5, 6], { section: 'Liabilities' }],
    ['Total', [9, 9]],
  ]),
};

describe('A figure by its name', () => {
  it('is found again, even if labels repeat', () => {
    for (const index of [0, 1, 2, 3])
      expect(findRow(raw, nameFigure(raw, { index, year: '2023' }))).to.equal(index);
  });

  it('is found in another section only if its label is unique', () => {
    const named = { section: 'Read otherwise', occurrence: 0, year: '2023' };
    expect(findRow(raw, { name: 'Total', ...named })).to.equal(3);
    expect(findRow(raw, { name: 'Other', ...named })).to.equal(undefined);
  });

  it('stands in the same place if pages are equal and boxes overlap', () => {
    expect(boxesMeet([0, 0, 10, 10], [1, 1, 11, 11])).to.equal(true);
    expect(boxesMeet([0, 0, 10, 10], [9, 9, 19, 19])).to.equal(false);
    expect(samePlace({ page: 1, bbox: null }, { page: 1, bbox: [0, 0, 1, 1] })).to.equal(true);
    expect(samePlace({ page: 1, bbox: null }, { page: 2, bbox: null })).to.equal(false);
  });
});
