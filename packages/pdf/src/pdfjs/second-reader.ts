import type { PageText, Word } from '@fde/contracts';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { readPageText } from '../read-page-text.js';
import type { PageFrame, Rotation } from '../text/glyph.js';
import { textItemGlyphs } from './text-item-glyphs.js';

/** Share of the words on a page that the second reading must answer: a font that it leaves out takes numbers with it. */
const ANSWERED = 0.98;

/** Signs that belong to numbers and cannot make one up. */
const MARK = /^[$\u20ac\u00a3\u00a5%()+\-\u2010-\u2015\u2212]{1,3}$/u;
const CURRENCY = /^[$\u20ac\u00a3\u00a5]$/u;

/**
 * A second opinion on pages whose characters pdfium does not know. pdf.js guesses where pdfium gives up, above all at
 * fonts whose glyphs are named by number (G41, g0041, C65, cid65). Loaded only when a page needs it.
 */
export class SecondReader {
  private constructor(private readonly document: PDFDocumentProxy) {}

  /** Opens its own copy of the bytes; undefined where pdf.js cannot open the document. */
  static async open(bytes: Uint8Array): Promise<SecondReader | undefined> {
    const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
    const task = getDocument({
      data: bytes, verbosity: VerbosityLevel.ERRORS, disableFontFace: true, useSystemFonts: false,
      cMapUrl: `${join(home, 'cmaps')}/`, standardFontDataUrl: `${join(home, 'standard_fonts')}/`,
    });
    return task.promise.then((document) => new SecondReader(document), () => undefined);
  }

  /**
   * The page's words, where they are good text and stand where pdfium saw words: undefined otherwise. The places keep out
   * what pdfium knows to be invisible (`hidden`), and catch glyphs that pdf.js silently drops. Signs that pdfium does not
   * see at all are kept: a currency sign names the money, a lost minus would turn a number round. Where one saw a word that the other
   * did not, the page's `doubtful` says so: what stands beside it may lack a part.
   */
  async read(first: PageText, hidden: readonly Word[] = []): Promise<PageText | undefined> {
    const page = await this.document.getPage(first.page).catch(() => undefined);
    const second = page === undefined ? undefined : await readPage(page, first.page).catch(() => undefined);
    if (second?.quality !== 'good' || second.turn !== first.turn) return undefined;
    const seenTwice = second.words.filter((word) => first.words.some((seen) => overlap(seen, word)));
    const unanswered = first.words.filter((seen) => !seenTwice.some((word) => overlap(seen, word)));
    if (unanswered.length > (1 - ANSWERED) * first.words.length) return undefined;
    const seenOnce = second.words.filter((word) => !seenTwice.includes(word));
    const marks = seenOnce.filter((word) => MARK.test(word.text) && !hidden.some((other) => overlap(other, word)));
    const doubtful = [...unanswered, ...seenOnce.filter((word) => !CURRENCY.test(word.text) || !marks.includes(word))];
    return {
      ...second, words: second.words.filter((word) => seenTwice.includes(word) || marks.includes(word)),
      ...(doubtful.length === 0 ? {} : { doubtful: doubtful.map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1] as const) }),
    };
  }

  async close(): Promise<void> {
    await this.document.loadingTask.destroy();
  }
}

async function readPage(page: PDFPageProxy, number: number): Promise<PageText> {
  const { items } = await page.getTextContent({ disableNormalization: true });
  const glyphs = items.flatMap((item) => ('str' in item ? textItemGlyphs({ ...item, transform: item.transform.map(Number) }) : []));
  return readPageText(number, glyphs, frameOf(page));
}

function frameOf(page: PDFPageProxy): PageFrame {
  const [left = 0, bottom = 0, right = 612, top = 792] = page.view;
  return { left, bottom, right, top, rotation: (((page.rotate % 360) + 360) % 360) as Rotation };
}

function overlap(a: Word, b: Word): boolean {
  return Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0) && Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 0.4 * Math.min(a.fontSize, b.fontSize);
}
