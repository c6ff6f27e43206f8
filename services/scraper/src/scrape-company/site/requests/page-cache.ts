import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageContent } from '../../page/page-content.js';

/** A page as it was read last, with what the site gave to ask whether it changed. */
export interface CachedPage {
  readonly etag: string | undefined;
  readonly lastModified: string | undefined;
  readonly finalUrl: string;
  readonly page: PageContent;
}

/** Losing it costs a full request instead of a conditional one, nothing more. */
export interface PageCache {
  get(url: string): Promise<CachedPage | undefined>;
  put(url: string, page: CachedPage): Promise<void>;
}

export const NO_PAGE_CACHE: PageCache = { get: async () => undefined, put: async () => undefined };

/** Raised when pages are read differently, so that what an older version read is not taken for the page. */
const VERSION = 3;
const KEEP_MS = 90 * 24 * 3600 * 1000;
const PRUNE_EVERY = 200;

interface Entry extends CachedPage {
  readonly version: number;
  readonly url: string;
}

/** One JSON file per page in a folder; entries not written for 90 days are removed. */
export class FileSystemPageCache implements PageCache {
  #writes = 0;

  constructor(private readonly folder: string) {}

  async get(url: string): Promise<CachedPage | undefined> {
    try {
      const entry = JSON.parse(await readFile(this.#pathOf(url), 'utf8')) as Entry;
      return entry.version === VERSION && entry.url === url ? entry : undefined;
    } catch {
      // Absent, or cut off by a crash: both mean that the page is not known.
      return undefined;
    }
  }

  async put(url: string, page: CachedPage): Promise<void> {
    if (!page.etag && !page.lastModified) return;
    await mkdir(this.folder, { recursive: true });
    const entry: Entry = { ...page, version: VERSION, url };
    const path = this.#pathOf(url);
    const temporary = `${path}.${process.pid}.tmp`;
    await writeFile(temporary, JSON.stringify(entry));
    await rename(temporary, path);
    this.#writes += 1;
    if (this.#writes % PRUNE_EVERY === 1) await this.#prune();
  }

  #pathOf(url: string): string {
    return join(this.folder, `${createHash('sha256').update(url).digest('hex')}.json`);
  }

  async #prune(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > KEEP_MS) await rm(path, { force: true });
    }
  }
}
