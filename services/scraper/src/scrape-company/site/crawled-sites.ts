import { isSameSite } from './frontier/same-site.js';

/** The sites that a crawl is on: that of the start page, and those it was led on to. */
export class CrawledSites {
  readonly #sites: URL[] = [];

  add(url: string): void {
    this.#sites.push(new URL(url));
  }

  include(url: URL): boolean {
    return this.#sites.some((site) => isSameSite(site, url));
  }

  get newest(): URL | undefined {
    return this.#sites.at(-1);
  }
}
