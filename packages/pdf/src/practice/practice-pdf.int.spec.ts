import { expect } from 'chai';
import { openPdf } from '../open-pdf.js';
import type { PdfDocument } from '../pdf-document.js';
import { practicePdf } from './practice-pdf.js';

describe('the practice document', () => {
  let document: PdfDocument;
  before(async () => {
    document = await openPdf(await practicePdf());
  });
  after(() => document.close());

  it('has an outline that leads to its pages', () => {
    const pages = document.bookmarks().map(({ page }) => page);
    expect(pages).to.deep.equal(
      Array.from({ length: document.pageCount }, (_, index) => index + 1),
    );
  });

  it('has words on each page, in each kind of font', () => {
    for (let page = 1; page <= document.pageCount; page++) {
      expect(document.plainText(page)).to.include('Total of line 7');
      const words = document.pageText(page).words.map(({ text }) => text);
      expect(words).to.include.members(['Total', '(1,27.5)', 'form']);
    }
  });

  it('has pictures and drawings, and can be painted', () => {
    const { pictures, shapes } = document.pageObjects(1);
    expect(pictures).to.have.length.at.least(2);
    expect(shapes).to.be.at.least(2);
    const { pixels } = document.renderGrey(1, { scale: 1 });
    expect(new Set(pixels).size, 'shades of grey').to.be.above(20);
  });
});
