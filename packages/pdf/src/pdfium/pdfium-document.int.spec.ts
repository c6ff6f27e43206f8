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

/** The memory of an engine never shrinks: other specs must not have made it large. */
async function replaceEngine(): Promise<void> {
  const engine = await pdfiumEngine();
  const stop = (): never => {
    throw new Error('stopped');
  };
  expect(() => engine.guard(stop)).to.throw('stopped');
}

async function engineMegabytes(): Promise<number> {
  const { pdfium } = await pdfiumEngine();
  return pdfium.memory.buffer.byteLength / 1024 / 1024;
}

describe('a document in pdfium', function () {
  this.timeout(120_000);

  it('keeps few pages open where they take much memory', async () => {
    await replaceEngine();
    const document = await openPdf(await heavyPages());
    try {
      for (let page = 1; page <= PAGES; page++) document.plainText(page);
      expect(await engineMegabytes()).to.be.below(MOST_MEGABYTES);
    } finally {
      document.close();
    }
  });
});
