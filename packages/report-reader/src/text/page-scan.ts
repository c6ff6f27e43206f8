import { PdfError, type PdfDocument } from '@fde/pdf';
import { setImmediate } from 'node:timers/promises';
import type { ReadingProgress } from '../reading-options.js';
import { unlessDamaged } from './unless-damaged.js';

/** Plain text of a document's pages, looked at in any order, each once. A damaged page counts as empty. */
export class PageScan {
  readonly #texts: string[];
  readonly #seen = new Set<number>();
  #readable = 0;

  constructor(
    private readonly document: PdfDocument,
    private readonly onProgress: (progress: ReadingProgress) => void,
  ) {
    this.#texts = Array.from({ length: document.pageCount }, () => '');
  }

  /** Text by page, empty where it was not looked at. */
  get texts(): readonly string[] {
    return this.#texts;
  }

  get count(): number {
    return this.#seen.size;
  }

  /** Looks at pages, yielding in between so that a cancellation or a message can come in. */
  async look(pages: readonly number[]): Promise<void> {
    for (const page of this.#unseen(pages)) {
      this.#seen.add(page);
      const text = unlessDamaged(() => this.document.plainText(page));
      if (text === undefined) continue;
      this.#texts[page - 1] = text;
      this.#readable++;
    }
    this.onProgress({
      phase: 'finding_pages',
      done: this.#seen.size,
      total: this.document.pageCount,
    });
    await setImmediate();
  }

  #unseen(pages: readonly number[]): number[] {
    const { pageCount } = this.document;
    return [...new Set(pages)].filter(
      (page) => page >= 1 && page <= pageCount && !this.#seen.has(page),
    );
  }

  /** Looks at all remaining pages. @throws PdfError pdf_damaged where no page at all can be read */
  async complete(pagesAtOnce: number): Promise<void> {
    const rest = this.#texts.map((_, index) => index + 1).filter((page) => !this.#seen.has(page));
    for (let at = 0; at < rest.length; at += pagesAtOnce)
      await this.look(rest.slice(at, at + pagesAtOnce));
    if (this.#readable === 0)
      throw new PdfError('pdf_damaged', 'None of the pages of the document can be read.');
  }
}
