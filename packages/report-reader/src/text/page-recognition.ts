import type { PageText } from '@fde/contracts';
import {
  PageNotRecognised,
  startPageRecogniser,
  type PageRecogniser,
  type PdfDocument,
} from '@fde/pdf';
import type { ReadingProgress, RecognitionSettings } from '../reading-options.js';
import { unlessDamaged } from './unless-damaged.js';
import { unreadPictures } from './unread-pictures.js';

export interface PageRecognitionOptions {
  readonly recognition: RecognitionSettings;
  /** Starts character recognition if pages need it; a reading from a record brings its own. */
  readonly startRecogniser?: (settings: RecognitionSettings) => Promise<PageRecogniser>;
  /** The most pages that are recognised. */
  readonly maxRecognisedPages: number;
  /** Whether the time for recognition is up. */
  readonly isOver: () => boolean;
  readonly onProgress: (progress: ReadingProgress) => void;
}

/**
 * Reads pages without usable text, one after the other: with the second engine if it knows their characters, then the
 * rest from their pictures with one recogniser. Never both at once, because each takes about a hundred megabytes.
 * Recognising a garbled page shows what its fonts print, so that few such pages need it.
 */
export class PageRecognition {
  /** Pages on which character recognition failed or took too long. */
  readonly failedPages = new Set<number>();
  #recogniser: Promise<PageRecogniser> | undefined;
  #recognised = 0;
  #done = 0;

  constructor(
    private readonly document: PdfDocument,
    private readonly options: PageRecognitionOptions,
    private readonly total: number,
  ) {}

  /** Whether to read no more pages: the time is up, or the limit of recognised pages is reached. */
  get isOver(): boolean {
    return this.options.isOver() || this.#recognised >= this.options.maxRecognisedPages;
  }

  /** Reads as many of these pages as time allows. */
  async read(pages: readonly number[]): Promise<PageText[]> {
    const reread = await this.#rereadGarbled(pages);
    const texts = [...reread];
    for (const page of pages) {
      if (reread.some((text) => text.page === page)) continue;
      if (this.isOver) break;
      const text = this.#decipher(page) ?? (await this.#recognise(page));
      if (text !== undefined) texts.push(text);
      this.#tell();
    }
    return texts;
  }

  /** Completes pages that were deciphered except for some letters: recognising each page shows what those are. */
  async complete(pages: readonly PageText[]): Promise<PageText[]> {
    const texts: PageText[] = [];
    for (const { page } of pages) {
      if (this.isOver) break;
      const recognised = await this.#recognise(page);
      const text = this.#decipher(page) ?? recognised;
      if (text !== undefined) texts.push(text);
    }
    return texts;
  }

  async close(): Promise<void> {
    await (await this.#recogniser)?.close();
    this.#recogniser = undefined;
  }

  async #rereadGarbled(pages: readonly number[]): Promise<PageText[]> {
    const texts: PageText[] = [];
    try {
      for (const page of pages) {
        const garbled =
          unlessDamaged(() => this.document.pageText(page).quality === 'garbled') ?? false;
        if (!garbled || this.options.isOver()) continue;
        const reread = await this.document.rereadText(page);
        if (reread === undefined) continue;
        texts.push(reread);
        this.#tell();
      }
      return texts;
    } finally {
      await this.document.endRereading();
    }
  }

  /** Recognises the whole page, or only the pictures on it if its text is good. */
  async #recognise(page: number): Promise<PageText | undefined> {
    const { recognition, startRecogniser = startPageRecogniser } = this.options;
    const recogniser = await (this.#recogniser ??= startRecogniser(recognition));
    this.#recognised++;
    const text = unlessDamaged(() => this.document.pageText(page));
    if (text === undefined) return undefined;
    try {
      return await this.#recogniseWith(recogniser, text);
    } catch (error) {
      if (!(error instanceof PageNotRecognised)) throw error;
      this.failedPages.add(page);
      return undefined;
    }
  }

  async #recogniseWith(recogniser: PageRecogniser, text: PageText): Promise<PageText> {
    if (text.quality === 'good')
      return recogniser.recognisePictures(this.document, text, unreadPictures(this.document, text));
    const recognised = await recogniser.recognise(this.document, text.page);
    if (text.quality === 'garbled') this.document.learnFonts(recognised);
    return recognised;
  }

  /** Deciphers a garbled page with what earlier recognised pages showed about its fonts. */
  #decipher(page: number): PageText | undefined {
    return unlessDamaged(() =>
      this.document.pageText(page).quality === 'garbled'
        ? this.document.decipheredText(page)
        : undefined,
    );
  }

  #tell(): void {
    this.#done++;
    this.options.onProgress({ phase: 'recognising_pages', done: this.#done, total: this.total });
  }
}
