/** A static file as the site gave it. */
interface StaticFile {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
}

/** As much as the scripts of a few pages of a big site have together. */
const MOST_BYTES = 20_000_000;

/** Static files that the pages of one crawl have in common: each is asked for once, however many pages are shown. */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();
  #bytes = 0;

  get(url: string): StaticFile | undefined {
    return this.#files.get(url);
  }

  keep(url: string, file: StaticFile): void {
    if (this.#files.has(url) || this.#bytes + file.bytes.length > MOST_BYTES) return;
    this.#files.set(url, file);
    this.#bytes += file.bytes.length;
  }
}
