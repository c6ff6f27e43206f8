import { expect } from 'chai';
import { setTimeout } from 'node:timers/promises';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { openPdf } from '../open-pdf.js';
import type { PdfDocument } from '../pdf-document.js';
import { PageHelper } from './page-helper.js';

const PAGES = 60;

async function manyPages(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= PAGES; page++)
    document.addPage([612, 792]).drawText(`Page ${page}`, { x: 72, y: 720, size: 12, font });
  return document.save();
}

/** A share of the pages, of which the caller reads each so slowly that the helper takes some. */
async function shareSlowly(
  helper: PageHelper,
  document: PdfDocument,
): Promise<{ readonly texts: readonly (string | undefined)[]; readonly own: number }> {
  let own = 0;
  const pages = Array.from({ length: PAGES }, (_, index) => index + 1);
  const texts = await helper.share('plain', pages, (page) => {
    own++;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    return document.plainText(page);
  });
  return { texts, own };
}

describe('a second thread that reads pages', function () {
  this.timeout(60_000);
  const expected = Array.from({ length: PAGES }, (_, index) => `Page ${index + 1}`);
  let bytes: Uint8Array;
  let document: PdfDocument;
  let helper: PageHelper;

  beforeEach(async () => {
    bytes = await manyPages();
    document = await openPdf(bytes);
    helper = new PageHelper();
  });
  afterEach(async () => {
    document.close();
    await helper.close();
  });

  it('reads some of them, in the order that was asked for', async () => {
    expect(await helper.module).to.not.equal(undefined);
    helper.open(bytes);
    const { texts, own } = await shareSlowly(helper, document);
    expect(texts).to.deep.equal(expected);
    expect(own).to.be.lessThan(PAGES);
  });

  it('gives the same words and places as the caller reads, also of pages that it holds open', async () => {
    helper.open(bytes);
    await shareSlowly(helper, document);
    const placed = await helper.share('placed', [1, PAGES], (page) => document.pageText(page));
    expect(placed).to.deep.equal([document.pageText(1), document.pageText(PAGES)]);
  });

  it('begins with pages before they are asked for', async () => {
    expect(await helper.module).to.not.equal(undefined);
    helper.open(bytes);
    const pages = Array.from({ length: PAGES }, (_, index) => index + 1);
    helper.expect('plain', pages);
    await setTimeout(1000);
    let own = 0;
    const texts = await helper.share('plain', pages, (page) => {
      own++;
      return document.plainText(page);
    });
    expect(texts).to.deep.equal(expected);
    expect(own, 'pages left to the caller').to.equal(0);
  });

  it('reads what is asked for where that is not what it began with', async () => {
    helper.open(bytes);
    helper.expect('plain', [1, 2, 3, 4]);
    helper.expect('placed', [5, 6]);
    const texts = await helper.share('plain', [3, 4, 5, 6], (page) => document.plainText(page));
    expect(texts).to.deep.equal(expected.slice(2, 6));
  });

  it('leaves all pages to the caller before it is ready, and after it ended', async () => {
    helper.open(bytes);
    const early = await helper.share('plain', [1, 2, 3], (page) => document.plainText(page));
    expect(early).to.deep.equal(expected.slice(0, 3));
    await helper.close();
    await setTimeout(10);
    expect(await shareSlowly(helper, document)).to.deep.equal({ texts: expected, own: PAGES });
    expect(await helper.module).to.equal(undefined);
  });

  it('leaves to the caller what it cannot read', async () => {
    helper.open(new Uint8Array([1, 2, 3]));
    expect(await shareSlowly(helper, document)).to.deep.equal({ texts: expected, own: PAGES });
  });
});
