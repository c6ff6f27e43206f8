import type { PageText } from '@fde/contracts';
import type { PageObjects, PdfDocument } from '@fde/pdf';
import { expect } from 'chai';
import { readPositions } from './scan-report.js';

const NOTHING: PageObjects = { pictures: [], shapes: 0 };
const SCAN: PageObjects = { pictures: [[0, 0, 612, 792]], shapes: 0 };

/** The quality of a page that prints some words on some objects. */
const qualityOf = (
  words: readonly string[],
  objects: PageObjects,
  quality: PageText['quality'] = 'none',
): PageText['quality'] | undefined => {
  const placed = words.map((text) => ({ text, x0: 300, y0: 750, x1: 312, y1: 760, fontSize: 10 }));
  const text: PageText = {
    page: 1,
    width: 612,
    height: 792,
    words: placed,
    quality,
    origin: 'text',
  };
  const document: Pick<PdfDocument, 'pageText' | 'pageObjects'> = {
    pageText: () => text,
    pageObjects: () => objects,
  };
  return readPositions(document as PdfDocument, [1], () => undefined)[0]?.quality;
};

describe('the positioned text of a page', () => {
  it('lacks nothing where the page is blank or shows only its number', () => {
    expect(qualityOf([], NOTHING)).to.equal('good');
    expect(qualityOf(['Page', '47'], NOTHING)).to.equal('good');
  });

  it('is not usable where a picture stands on the page, or its characters are unknown', () => {
    expect(qualityOf(['47'], SCAN)).to.equal('none');
    expect(qualityOf(['47'], NOTHING, 'garbled')).to.equal('garbled');
    expect(qualityOf(['three', 'odd', 'words'], NOTHING)).to.equal('none');
  });
});
