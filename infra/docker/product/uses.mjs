// What packages load only at work, from files beside their code: each at work once, as the services use it.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const WORD = 'Revenue';
const LINES = [`${WORD} 1 234 567`, 'Operating costs 765 432', 'Profit for the year 469 135'];

/** @type {(folder: string, file: string) => Promise<any>} */
const load = (folder, file) => import(pathToFileURL(join(folder, 'packages/pdf/dist', file)).href);

/** @type {(folder: string) => Promise<Uint8Array>} */
const drawPdf = async (folder) => {
  const { PDFDocument, StandardFonts } = createRequire(join(folder, 'packages/pdf/'))('pdf-lib');
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([400, 200]);
  LINES.forEach((line, index) =>
    page.drawText(line, { x: 30, y: 160 - 40 * index, font, size: 18 }),
  );
  return document.save();
};

/** @type {(words: readonly { text: string }[]) => void} */
const expectWord = (words) =>
  assert.ok(
    words.some(({ text }) => text === WORD),
    `no ${WORD} among ${words.map(({ text }) => text).join(' ')}`,
  );

/**
 * By what is used; `only`: in this image alone.
 *
 * @type {Readonly<Record<string, { only?: string, use: (folder: string) => Promise<void> }>>}
 */
export const USES = {
  'pdfium and pdf.js read a page': {
    use: async (folder) => {
      const { openPdf } = await load(folder, 'index.js');
      const document = await openPdf(await drawPdf(folder));
      expectWord(document.pageText(1).words);
      expectWord((await document.rereadText(1)).words);
      await document.endRereading();
    },
  },
  'canvas draws a page from its words': {
    use: async (folder) => {
      const { drawPage } = await load(folder, 'index.js');
      const word = { text: WORD, x0: 10, x1: 90, y0: 10, y1: 30, fontSize: 18 };
      const { pixels } = await drawPage({ width: 100, height: 40, words: [word] }, {});
      assert.ok(
        pixels.some((/** @type {number} */ shade) => shade === 0),
        'the page is white',
      );
    },
  },
  'the bundled engine recognises characters': {
    only: 'extractor',
    use: async (folder) => {
      const { openPdf, startPageRecogniser } = await load(folder, 'index.js');
      const document = await openPdf(await drawPdf(folder));
      const recogniser = await startPageRecogniser({ engine: 'bundled' });
      expectWord((await recogniser.recognise(document, 1)).words);
      await recogniser.close();
    },
  },
  'the second engine reads a word': {
    only: 'extractor',
    use: async (folder) => {
      const { openPdf } = await load(folder, 'index.js');
      const document = await openPdf(await drawPdf(folder));
      const [{ x0, y0, x1, y1 }] = document.pageText(1).words;
      const picture = document.renderGrey(1, { scale: 3 });
      const { startNumberReader } = await load(folder, 'recognise/second/number-reader.js');
      const reader = await startNumberReader();
      const box = [x0, y0, x1, y1].map((points) => points * picture.scale);
      expectWord([await reader.read(picture, box)]);
    },
  },
};
