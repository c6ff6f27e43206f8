import type { PageText, Word } from '@fde/contracts';
import { inLatinDigits } from '@fde/contracts/digits';
import type {
  Bookmark,
  GreyPicture,
  PageObjects,
  PagePicture,
  PdfDocument,
  RenderOptions,
} from '../pdf-document.js';
import { PdfError } from '../pdf-error.js';
import { SecondReader } from '../pdfjs/second-reader.js';
import { encodePng } from '../picture/encode-png.js';
import { readPageText } from '../read-page-text.js';
import { Alphabets } from '../decipher/alphabets.js';
import { decipherPage } from '../decipher/decipher-page.js';
import { placeCodes, type CodedPage } from '../decipher/place-codes.js';
import type { Rotation } from '../text/glyph.js';
import { isShredded, linesOfWords } from '../text/plain-lines.js';
import { linesWithFacingBrackets } from '../text/right-to-left.js';
import { hasThai } from '../text/thai-clusters.js';
import type { PdfiumEngine } from './engine.js';
import { readBookmarks } from './read-bookmarks.js';
import { readCodes, readFrame, readGlyphs } from './read-glyphs.js';
import { readPageObjects } from './read-page-objects.js';
import { renderGrey, renderPixels } from './render-pixels.js';

/** Pages kept open: the candidates of a scan are read again with positions, and parsing is most of the cost. */
const MOST_OPEN_PAGES = 24;
/**
 * Where the engine's memory exceeds the file by this, only one page is kept: pages of a hundred thousand strokes take
 * 20 MB each, in each of two threads. With the pages of an ordinary report, the engine takes 35 to 75 MB (107 reports).
 */
const MOST_ENGINE_BYTES = 128 * 1024 * 1024;

interface OpenPage {
  readonly page: number;
  readonly text: number;
}

export class PdfiumDocument implements PdfDocument {
  #closed = false;
  /** By page number, least recently used first. */
  readonly #open = new Map<number, OpenPage>();
  #second: Promise<SecondReader | undefined> | undefined;
  readonly #alphabets = new Alphabets();

  constructor(
    private readonly engine: PdfiumEngine,
    private readonly handle: number,
    /** Where the file lies in the engine's memory. */
    private readonly bytes: { readonly pointer: number; readonly length: number },
    readonly pageCount: number,
  ) {}

  bookmarks(): readonly Bookmark[] {
    if (this.#closed) throw new PdfError('pdf_cancelled', 'The document was closed.');
    return this.engine.guard(() => readBookmarks(this.engine, this.handle));
  }

  plainText(page: number): string {
    const text = this.#engineText(page);
    const isPlaced = isShredded(text) || hasThai(text);
    const lines = isPlaced ? linesOfWords(this.pageText(page).words) : text;
    return linesWithFacingBrackets(inLatinDigits(lines));
  }

  #engineText(page: number): string {
    return this.#onPage(page, ({ text: textPage }) => {
      const { pdfium } = this.engine;
      const count = pdfium.FPDFText_CountChars(textPage);
      if (count <= 0) return '';
      const buffer = pdfium.malloc((count + 1) * 2);
      const written = pdfium.FPDFText_GetText(textPage, 0, count, buffer);
      const text = Buffer.from(pdfium.memory.buffer, buffer, Math.max(0, written - 1) * 2).toString(
        'utf16le',
      );
      pdfium.free(buffer);
      return text.replace(/\r\n?/g, '\n');
    });
  }

  pageText(page: number): PageText {
    return this.#onPage(page, (open) =>
      readPageText(page, readGlyphs(this.engine, open.text), readFrame(this.engine, open.page)),
    );
  }

  async rereadText(page: number): Promise<PageText | undefined> {
    const first = this.pageText(page);
    // Text recognised by a scanner's software lies invisibly under the picture; its font says no more about it.
    if (first.origin === 'ocr') return undefined;
    const { pointer, length } = this.bytes;
    this.#second ??= SecondReader.open(
      new Uint8Array(this.engine.pdfium.memory.buffer, pointer, length).slice(),
    );
    return (await this.#second)?.read(first, this.#hiddenWords(page));
  }

  learnFonts(recognised: PageText): void {
    const { page } = recognised;
    if (this.pageText(page).origin === 'ocr') return;
    this.#alphabets.learn(this.#codedPage(page).glyphs, recognised);
  }

  decipheredText(page: number): PageText | undefined {
    if (this.pageText(page).origin === 'ocr') return undefined;
    const { glyphs, ...frame } = this.#codedPage(page);
    return decipherPage(frame, page, glyphs, this.#alphabets);
  }

  #codedPage(page: number): CodedPage {
    return this.#onPage(page, (open) =>
      placeCodes(readCodes(this.engine, open.text), readFrame(this.engine, open.page)),
    );
  }

  #hiddenWords(page: number): readonly Word[] {
    return this.#onPage(page, (open) => {
      const hidden = readGlyphs(this.engine, open.text).filter((glyph) => glyph.style.invisible);
      return readPageText(page, hidden, readFrame(this.engine, open.page)).words;
    });
  }

  pageObjects(page: number): PageObjects {
    const turn = this.pageText(page).turn ?? 0;
    return this.#onPage(page, (open) => readPageObjects(this.engine, open.page, turn));
  }

  async endRereading(): Promise<void> {
    const second = this.#second;
    this.#second = undefined;
    await (await second)?.close();
  }

  renderPixels(page: number, options: RenderOptions = {}): PagePicture {
    return this.#paintAndClose(page, (open, turn) =>
      renderPixels(this.engine, open.page, turn, options),
    );
  }

  renderGrey(page: number, options: RenderOptions = {}): GreyPicture {
    return this.#paintAndClose(page, (open, turn) =>
      renderGrey(this.engine, open.page, turn, options),
    );
  }

  /** Closes a page after painting: an open page keeps its pictures decoded, 10 MB for a scan. */
  #paintAndClose(
    page: number,
    paint: (open: OpenPage, turn: Rotation) => PagePicture,
  ): PagePicture {
    const turn = this.pageText(page).turn ?? 0;
    try {
      return this.#onPage(page, (open) => paint(open, turn));
    } finally {
      this.#forget(page);
    }
  }

  async renderPng(page: number, options: RenderOptions = {}): Promise<Uint8Array> {
    return encodePng(this.renderPixels(page, options));
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    // The document is gone: nobody needs what the second reader still does.
    void this.#second?.then((second) => second?.close()).catch(() => undefined);
    if (this.engine.dead) return;
    this.engine.guard(() => {
      for (const open of this.#open.values()) this.#shut(open);
      this.#open.clear();
      this.engine.pdfium.FPDF_CloseDocument(this.handle);
      this.engine.pdfium.free(this.bytes.pointer);
    });
  }

  #onPage<T>(page: number, work: (open: OpenPage) => T): T {
    if (this.#closed) throw new PdfError('pdf_cancelled', 'The document was closed.');
    if (!Number.isInteger(page) || page < 1 || page > this.pageCount) {
      throw new PdfError(
        'pdf_no_such_page',
        `There is no page ${page}: the document has ${this.pageCount}.`,
      );
    }
    return this.engine.guard(() => work(this.#openPage(page)));
  }

  #openPage(page: number): OpenPage {
    const open = this.#open.get(page) ?? this.#load(page);
    this.#open.delete(page);
    this.#open.set(page, open);
    const most = this.#isHeavy() ? 1 : MOST_OPEN_PAGES;
    for (const oldest of [...this.#open.keys()].slice(0, -most)) this.#forget(oldest);
    return open;
  }

  #isHeavy(): boolean {
    return this.engine.pdfium.memory.buffer.byteLength > this.bytes.length + MOST_ENGINE_BYTES;
  }

  #forget(page: number): void {
    const stale = this.#open.get(page);
    this.#open.delete(page);
    if (stale !== undefined && !this.engine.dead) this.#shut(stale);
  }

  #load(page: number): OpenPage {
    const handle = this.engine.pdfium.FPDF_LoadPage(this.handle, page - 1);
    if (handle === 0) throw new PdfError('pdf_damaged', `Page ${page} is damaged.`);
    return { page: handle, text: this.engine.pdfium.FPDFText_LoadPage(handle) };
  }

  #shut(open: OpenPage): void {
    this.engine.pdfium.FPDFText_ClosePage(open.text);
    this.engine.pdfium.FPDF_ClosePage(open.page);
  }
}
