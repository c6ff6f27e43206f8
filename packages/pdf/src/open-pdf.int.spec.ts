import { expect } from 'chai';
import { degrees, PDFDocument, PDFHexString, PDFName, StandardFonts } from 'pdf-lib';
import { cutPages } from './cut-pages.js';
import { openPdf } from './open-pdf.js';
import { PdfError } from './pdf-error.js';
import { drawBoxes } from './picture/draw-boxes.js';

async function sample(pages: number, rotation = 0): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage([612, 792]);
    page.setRotation(degrees(rotation));
    page.drawText(`Consolidated balance sheets, page number ${number}`, {
      x: 72,
      y: 720,
      size: 12,
      font,
    });
    page.drawText('1,234', { x: 400, y: 700, size: 10, font });
  }
  return document.save();
}

/** A document with an outline of one entry for each page, and one that leads nowhere. */
async function outlined(titles: readonly string[], { isLoop = false } = {}): Promise<Uint8Array> {
  const document = await PDFDocument.load(await sample(titles.length));
  const { context } = document;
  const root = context.nextRef();
  const refs = [...titles, 'nowhere'].map(() => context.nextRef());
  for (const [index, ref] of refs.entries()) {
    const next = refs[index + 1] ?? (isLoop ? refs[0] : undefined);
    const page = index < titles.length ? document.getPage(index).ref : undefined;
    context.assign(
      ref,
      context.obj({
        Title: PDFHexString.fromText(titles[index] ?? 'Nowhere'),
        Parent: root,
        ...(next === undefined ? {} : { Next: next }),
        ...(page === undefined ? {} : { Dest: [page, 'Fit'] }),
      }),
    );
  }
  const [first, last] = [refs[0], refs.at(-1)];
  if (first === undefined || last === undefined) throw new Error('An outline has entries.');
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last }));
  document.catalog.set(PDFName.of('Outlines'), root);
  return document.save();
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'none';
  } catch (error) {
    return error instanceof PdfError ? error.code : 'untyped';
  }
}

describe('a PDF', () => {
  it('gives plain text and words with positions of each page', async () => {
    const document = await openPdf(await sample(3));
    expect(document.pageCount).to.equal(3);
    expect(document.plainText(2)).to.equal('Consolidated balance sheets, page number 2\n1,234');
    const { words, width, height, quality } = document.pageText(2);
    expect(words.map((word) => word.text)).to.deep.equal([
      'Consolidated',
      'balance',
      'sheets,',
      'page',
      'number',
      '2',
      '1,234',
    ]);
    expect([width, height, quality]).to.deep.equal([612, 792, 'good']);
    expect(words[6]?.x0).to.be.closeTo(400, 0.5);
    expect(words[0]?.y1).to.be.closeTo(792 - 720 + 0.22 * 12, 0.1);
    document.close();
    document.close();
    expect(() => document.pageText(1)).to.throw(PdfError);
  });

  it('gives the entries of its outline that lead to its pages', async () => {
    const document = await openPdf(await outlined(['Balance sheet', 'Bilanz \u00fc']));
    expect(document.bookmarks()).to.deep.equal([
      { title: 'Balance sheet', page: 1 },
      { title: 'Bilanz \u00fc', page: 2 },
    ]);
    document.close();
    expect(() => document.bookmarks()).to.throw(PdfError);
    const plain = await openPdf(await sample(1));
    expect(plain.bookmarks()).to.deep.equal([]);
    plain.close();
  });

  it('reads an outline that leads back to itself once', async () => {
    const document = await openPdf(await outlined(['One', 'Two'], { isLoop: true }));
    expect(document.bookmarks().slice(0, 2)).to.deep.equal([
      { title: 'One', page: 1 },
      { title: 'Two', page: 2 },
    ]);
    expect(document.bookmarks()).to.have.length.at.most(2_000);
    document.close();
  });

  it('is painted as it is read, boxes on it', async () => {
    const document = await openPdf(await sample(1, 90));
    const picture = document.renderPixels(1, { scale: 1 });
    expect([picture.width, picture.height]).to.deep.equal([612, 792]);
    const dark = picture.pixels.findIndex((value, index) => index % 4 === 0 && value < 100);
    expect(Math.floor(dark / 4 / 612)).to.be.within(60, 74);
    const png = await drawBoxes(picture, [
      { bbox: [400, 80, 425, 95], colour: '#ff0000', thickness: 1 },
    ]);
    expect(Buffer.from(png.subarray(1, 4)).toString()).to.equal('PNG');
    document.close();
  });

  it('is painted in grey as in colours, each pixel one byte', async () => {
    const document = await openPdf(await sample(1, 90));
    const [colours, grey] = [
      document.renderPixels(1, { scale: 1 }),
      document.renderGrey(1, { scale: 1 }),
    ];
    expect([grey.width, grey.height, grey.pixels.length]).to.deep.equal([
      colours.width,
      colours.height,
      612 * 792,
    ]);
    // The engine smooths the edges of letters differently; how much ink there is, and on which lines, is the same.
    const ink = (pixels: Uint8Array): number => pixels.reduce((sum, value) => sum + 255 - value, 0);
    expect(ink(grey.pixels)).to.be.closeTo(ink(colours.pixels) / 3, 0.1 * ink(grey.pixels));
    expect(grey.pixels.findIndex((value) => value < 100) / 612).to.be.closeTo(
      colours.pixels.findIndex((value) => value < 100) / 4 / 612,
      1,
    );
    document.close();
  });

  it('is painted no larger than asked', async () => {
    const document = await openPdf(await sample(1));
    const { width, height } = document.renderPixels(1, { scale: 8, maxPixels: 100_000 });
    expect(width * height).to.be.within(90_000, 101_000);
    document.close();
  });

  it('is cut to the pages that are asked for, in their order', async () => {
    const cut = await openPdf(await cutPages(await sample(5), [4, 2]));
    expect(cut.pageCount).to.equal(2);
    expect([cut.plainText(1), cut.plainText(2)].map((text) => text.split('\n')[0])).to.deep.equal([
      'Consolidated balance sheets, page number 4',
      'Consolidated balance sheets, page number 2',
    ]);
    cut.close();
    expect(await codeOf(cutPages(await sample(2), [3]))).to.equal('pdf_no_such_page');
  });
});

describe('a file that is not a sound PDF', () => {
  it('is refused with the cause', async () => {
    const good = await sample(2);
    expect(await codeOf(openPdf(new Uint8Array()))).to.equal('pdf_empty');
    expect(await codeOf(openPdf(Buffer.from('plain text')))).to.equal('pdf_not_a_pdf');
    expect(await codeOf(openPdf(good.slice(0, 300)))).to.equal('pdf_truncated');
    expect(await codeOf(openPdf(good, { maxPages: 1 }))).to.equal('pdf_too_many_pages');
    expect(await codeOf(openPdf(good, { maxBytes: 100 }))).to.equal('pdf_too_large');
    expect(await codeOf(openPdf('does-not-exist.pdf'))).to.equal('pdf_file_not_found');
  });

  it('is named for what it is', async () => {
    for (const [bytes, words] of [
      ['<!DOCTYPE html><html></html>', 'HTML page'],
      ['\n<html lang="en">', 'HTML page'],
      ['{"a":1}', 'JSON document'],
      ['PK\u0003\u0004x', 'ZIP archive'],
    ] as const) {
      const error = await openPdf(Buffer.from(bytes, 'latin1')).catch((cause: unknown) => cause);
      expect(error).to.be.instanceOf(PdfError);
      expect((error as PdfError).message).to.contain(words);
    }
  });

  it('does no harm to the document after it', async () => {
    await codeOf(openPdf(Buffer.from('%PDF-1.7\n1 0 obj << /Kids [1 0 R] >> endobj')));
    const document = await openPdf(await sample(1));
    expect(document.plainText(1)).to.contain('page number 1');
    document.close();
  });
});
