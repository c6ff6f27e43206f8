import { PdfError, type PdfDocument } from '@fde/pdf';
import { expect } from 'chai';
import { NotRecorded, RecordedDocument } from './recorded-document.js';
import type { RecordedPages } from './recorded-pages.js';

const recordOf = (plain: Record<number, string | null> = {}): RecordedPages => ({
  sha256: 'x',
  plain,
  positioned: {},
  reread: {},
  objects: {},
  shown: {},
});

/** A file of two pages, the second damaged, that counts how often it is asked. */
const fileOf = (pages: number[]): PdfDocument =>
  ({
    pageCount: 2,
    plainText: (page: number) => {
      pages.push(page);
      if (page === 2) throw new PdfError('pdf_damaged', 'The page is damaged.');
      return `text of ${page}`;
    },
    rereadText: () => Promise.resolve(undefined),
    close: () => undefined,
  }) as unknown as PdfDocument;

describe('recorded document', () => {
  it('asks the file once for each page, damaged or not', () => {
    const pages: number[] = [];
    const document = new RecordedDocument(recordOf(), fileOf(pages));
    for (let time = 0; time < 2; time++) {
      expect(document.plainText(1)).to.equal('text of 1');
      expect(() => document.plainText(2)).to.throw(PdfError, 'damaged');
    }
    expect(pages).to.deep.equal([1, 2]);
    expect(document.hasNews).to.equal(true);
  });

  it('answers without the file what was recorded, and nothing else', () => {
    const document = new RecordedDocument({ ...recordOf({ 1: 'kept' }), pageCount: 2 });
    expect(document.plainText(1)).to.equal('kept');
    expect(document.hasNews).to.equal(false);
    expect(() => document.plainText(2)).to.throw(NotRecorded);
  });

  it('remembers that a second engine was of no help', async () => {
    const record = recordOf();
    await new RecordedDocument(record, fileOf([])).rereadText(1);
    expect(await new RecordedDocument(record).rereadText(1)).to.equal(undefined);
  });
});
