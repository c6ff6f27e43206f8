import { expect } from 'chai';

import { pageFromText } from '../testing/page-from-text.js';
import { mirrorPages } from './mirror-pages.js';

/** Numbers left, labels right, as such pages are printed. */
const PRINTED = `
      2022       2023   ביאור         נכסים
     1 403     (2,500)      12         מלאי
`;

const textsFromLeft = (drawing: string): string[] => {
  const [page] = mirrorPages([pageFromText(drawing)]).pages;
  const words = page?.words.toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0) ?? [];
  return words.map(({ text }) => text);
};

describe('a page that runs from right to left', () => {
  it('is read in a mirror, its label first, and numbers in groups as they stand', () =>
    expect(textsFromLeft(PRINTED)).to.deep.equal([
      ...['נכסים', 'ביאור', '2023', '2022'],
      ...['מלאי', '12', '(2,500)', '1', '403'],
    ]));

  it('shows its boxes where they are printed', () => {
    const page = pageFromText(PRINTED);
    const { pages, asPrinted } = mirrorPages([page]);
    const boxesOf = ({ words }: typeof page) =>
      Object.fromEntries(
        words.map(({ text, x0, y0, x1, y1 }) => [text, { page: 1, bbox: [x0, y0, x1, y1] }]),
      );
    const printed = asPrinted(boxesOf(pages[0] ?? page));
    expect(printed['(2,500)']).to.deep.equal(boxesOf(page)['(2,500)']);
    expect(asPrinted({ page: 2, bbox: [1, 2, 3, 4] })).to.deep.equal({
      page: 2,
      bbox: [1, 2, 3, 4],
    });
  });

  it('leaves all other pages as they are', () => {
    const page = pageFromText('Inventories   12   1,403   ("מלאי")');
    expect(mirrorPages([page]).pages[0]).to.equal(page);
  });
});
