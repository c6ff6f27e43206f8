import type { PageReader } from './page-reader.js';

/** What a scrape reads its pages with. */
export type ScrapeReader = Pick<PageReader, 'read' | 'readSitemap'>;
/** A page takes a tenth of it, a big one a third. */
const SLOW_PAGE_MS = 1000;

/**
 * Two threads that read pages, one page at a time each. A scrape begins in the first; once a page
 * of it took long, all its further pages are read in the second, which is started when it is first
 * needed: a hostile site holds up another company for one page, and from then on only sites like
 * itself.
 */
export class PageLanes {
  readonly #first: PageReader;
  readonly #second: PageReader;

  constructor(make: () => PageReader) {
    this.#first = make();
    this.#second = make();
  }

  /** For one scrape. */
  forScrape(): ScrapeReader {
    let reader = this.#first;
    const spent = (milliseconds: number): void => {
      if (milliseconds > SLOW_PAGE_MS) reader = this.#second;
    };
    return {
      read: (bytes, contentType, url) => reader.read(bytes, contentType, url, spent),
      readSitemap: (bytes, url) => reader.readSitemap(bytes, url, spent),
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.#first.close(), this.#second.close()]);
  }
}
