import { openPdf, PageNotRecognised, type PageRecogniser, type PdfDocument } from '@fde/pdf';
import { HARD_CASES } from '@fde/testing/fixture-reports';
import { expect } from 'chai';
import { readDocument } from './read-document.js';
import { layoutEngine } from './statement-engine.js';

describe('reading a scan on which recognition fails', () => {
  let document: PdfDocument;
  before(async () => {
    const scan = await HARD_CASES.find(({ name }) => name === 'scanned-statements')?.report();
    document = await openPdf(scan?.bytes ?? new Uint8Array());
  });
  after(() => document.close());

  it('ends, is partial, and names the pages', async () => {
    const pages: number[] = [];
    const failOn = (page: number): Promise<never> => {
      pages.push(page);
      return Promise.reject(new PageNotRecognised('SIGKILL'));
    };
    const failing: PageRecogniser = {
      engine: 'native',
      recognise: (_, page) => failOn(page),
      recognisePictures: (_, { page }) => failOn(page),
      close: () => Promise.resolve(),
    };
    const reading = await readDocument(document, 'scan', {
      engine: layoutEngine,
      hints: {},
      recognition: {},
      startRecogniser: () => Promise.resolve(failing),
      maxRecognisedPages: 100,
      isOver: () => false,
      onProgress: () => undefined,
    });
    expect(pages).to.not.deep.equal([]);
    expect(reading.isPartial).to.equal(true);
    const problem = reading.problems.find((text) =>
      text.startsWith('Character recognition failed'),
    );
    expect(problem?.match(/\d+/)?.[0]).to.equal(String(Math.min(...pages)));
    expect(reading.problems.join('\n')).to.not.contain('limit of recognition');
  });
});
