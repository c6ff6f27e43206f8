import type { PageText } from '@fde/contracts';
import type { Bookmark, PageObjects } from '@fde/pdf';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/**
 * Raised whenever the form of a record changes. After a change to how the text layer is read, record with `--fresh`.
 */
const VERSION = 1;

/** By page number; null if the engine said that the page is damaged, or that it is of no help. */
type ByPage<T> = Record<number, T | null>;

/** What a PDF's engine answered about pages, kept so that it need not be asked again. */
export interface RecordedPages {
  readonly sha256: string;
  pageCount?: number;
  bookmarks?: readonly Bookmark[];
  readonly plain: ByPage<string>;
  readonly positioned: ByPage<PageText>;
  readonly reread: ByPage<PageText>;
  readonly objects: ByPage<PageObjects>;
  /** What was recognised on pictures of pages. */
  readonly shown: ByPage<PageText>;
}

const KINDS = ['plain', 'positioned', 'reread', 'objects', 'shown'] as const;

const nothingOf = (sha256: string): RecordedPages => ({
  sha256,
  plain: {},
  positioned: {},
  reread: {},
  objects: {},
  shown: {},
});

/** The records of many documents in a folder, one compressed file each. */
export class RecordedFolder {
  constructor(private readonly directory: string) {}

  async load(sha256: string): Promise<RecordedPages> {
    try {
      const recorded = await unpack(await readFile(this.pathOf(sha256)));
      // An older record may lack some kinds of answers.
      return { ...nothingOf(sha256), ...(JSON.parse(recorded.toString('utf8')) as RecordedPages) };
    } catch {
      return nothingOf(sha256);
    }
  }

  /** Writes a record completely or not at all, keeping what another process may have added meanwhile. */
  async save(pages: RecordedPages): Promise<void> {
    const others = await this.load(pages.sha256);
    const merged = { ...pages };
    for (const kind of KINDS)
      Object.assign(merged, { [kind]: { ...others[kind], ...pages[kind] } });
    const beside = join(this.directory, `.${randomUUID()}.tmp`);
    await mkdir(this.directory, { recursive: true });
    await writeFile(beside, await pack(JSON.stringify(merged)));
    await rename(beside, this.pathOf(pages.sha256));
  }

  private pathOf(sha256: string): string {
    return join(this.directory, `${sha256}.v${VERSION}.json.gz`);
  }
}
