import {
  installedLanguages,
  openPdf,
  PageNotRecognised,
  startPageRecogniser,
  type PageRecogniser,
  type PdfDocument,
} from '@fde/pdf';
import { HARD_CASES } from '@fde/testing/fixture-reports';
import { expect } from 'chai';
import { PageRecognition } from './page-recognition.js';

/** A statement page of a report that is a scan throughout. */
const PAGE = 3;

describe('recognising a page', function () {
  this.timeout(120_000);
  let document: PdfDocument;

  before(async () => {
    const scanned = await HARD_CASES.find(({ name }) => name === 'scanned-statements')?.report();
    document = await openPdf(scanned?.bytes ?? new Uint8Array());
  });

  after(() => document.close());

  for (const engine of ['native', 'bundled'] as const) {
    it(`gives words where they are printed, by the ${engine} engine`, async function () {
      if (engine === 'native' && (await installedLanguages(['eng'])) === undefined) {
        console.log('LEFT OUT: the native engine of recognition (tesseract is not installed)');
        return this.skip();
      }
      const recogniser = await startPageRecogniser({ engine });
      try {
        expect(recogniser.engine).to.equal(engine);
        await expectWords(recogniser, document);
      } finally {
        await recogniser.close();
      }
    });
  }

  it('leaves a page on which it fails, and reads the others', async () => {
    const blank = { width: 1, height: 1, words: [], quality: 'none', origin: 'ocr' } as const;
    const readUnlessFailing = async (page: number) => {
      if (page === PAGE) throw new PageNotRecognised('SIGKILL');
      return { ...blank, page };
    };
    const failing: PageRecogniser = {
      engine: 'native',
      recognise: (_, page) => readUnlessFailing(page),
      recognisePictures: (_, { page }) => readUnlessFailing(page),
      close: () => Promise.resolve(),
    };
    const recognition = new PageRecognition(
      document,
      {
        recognition: {},
        startRecogniser: () => Promise.resolve(failing),
        maxRecognisedPages: 10,
        isOver: () => false,
        onProgress: () => undefined,
      },
      2,
    );
    const texts = await recognition.read([PAGE, PAGE + 1]);
    expect(texts.map(({ page }) => page)).to.deep.equal([PAGE + 1]);
    expect([...recognition.failedPages]).to.deep.equal([PAGE]);
    await recognition.close();
  });

  it('falls back to the bundled engine where none of the languages is installed', async () => {
    const recogniser = await startPageRecogniser({ languages: ['tlh'] });
    expect(recogniser.engine).to.equal('bundled');
    await recogniser.close();
  });
});

async function expectWords(recogniser: PageRecogniser, document: PdfDocument): Promise<void> {
  const text = await recogniser.recognise(document, PAGE);
  expect(text).to.include({ page: PAGE, quality: 'good', origin: 'ocr' });
  expect(text.words.length).to.be.above(40);
  for (const word of text.words) {
    expect(word.x1, word.text).to.be.within(word.x0, text.width);
    expect(word.y1, word.text).to.be.within(word.y0, text.height + 1);
    expect(word.certainty, word.text).to.be.within(0, 1);
  }
  const lines = new Set(text.words.map((word) => Math.round(word.y1)));
  expect(lines.size).to.be.within(10, 80);
}
