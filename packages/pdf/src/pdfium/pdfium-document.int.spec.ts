import { expect } from 'chai';
import { PDFDocument, PDFName } from 'pdf-lib';
import { openPdf } from '../open-pdf.js';
import { pdfiumEngine } from './engine.js';

const PAGES = 16;
const STROKES = 100_000;
/** All pages open at once take 20 MB each. */
const MOST_MEGABYTES = 230;

/** Pages that share one drawing of so many strokes that each takes much memory while it is open. */
async function heavyPages(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const drawing = context.register(context.flateStream('0 0 m 9 9 l S\n'.repeat(STROKES)));
  for (let page = 1; page <= PAGES; page++)
    document.addPage().node.set(PDFName.of('Contents'), drawing);
  return document.save();
}

async function engineMegabytes(): Promise<number> {
  const { pdfium } = await pdfiumEngine();
  return pdfium.memory.buffer.byteLength / 1024 / 1024;
}

describe('a document in pdfium', function () {
  this.timeout(120_000);

  it('keeps few pages open where they take much memory', async () => {
    const before = await engineMegabytes();
    const document = await openPdf(await heavyPages());
    try {
      for (let page = 1; page <= PAGES; page++) document.plainText(page);
      expect(await engineMegabytes()).to.be.below(Math.max(before + 1, MOST_MEGABYTES));
    } finally {
      document.close();
    }
  });
});
