import { ServiceError } from '@fde/contracts';
import { readContent } from '@fde/downloader';
import { PagePictures, PICTURE_LIMITS } from '@fde/gateway';
import { FileSystemObjectStore } from '@fde/object-store';
import { judgeContent } from '@fde/report-classification';
import { DEFAULT_READING_LIMITS, readReport, type ReadReport } from '@fde/report-reader';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DamagedDocument } from './damaged-documents.js';

/** How one way through a document ended. */
export interface WayEnd {
  readonly way: 'classify' | 'extract' | 'picture';
  /** What was read, or the code of the error. */
  readonly outcome: string;
  /** Of the error. */
  readonly message?: string;
  /** The error, if the way may not end in its code. */
  readonly untyped?: string;
  /** Whether pages were read by the second reader or from their pictures. */
  readonly beyondText: boolean;
  readonly milliseconds: number;
  readonly limitMs: number;
  /** Highest resident memory of the reading process in bytes; 0 if unknown. */
  readonly peakRssBytes: number;
}

/** The downloader's default settings, except for the time. */
const CLASSIFIED_PAGES = 800;
const MB = 1024 * 1024;
const CLASSIFY_RSS_BYTES = 1024 * MB;
const CLASSIFY_MS = 15_000;
const PICTURE_WIDTH = 400;
/** Pages to draw, in turn. */
const PICTURED_PAGES = 3;
/** The current year for judging dates; fixed, so that a seed gives the same result in every year. */
const YEAR = 2026;

/** Takes a document through everything that opens PDFs: telling what it is, reading its statements, drawing a page. */
export class ThreeWays {
  readonly #folder: string;
  readonly #objects: FileSystemObjectStore;
  readonly #pictures: PagePictures;
  readonly #patience: number;

  private constructor(folder: string, patience: number) {
    this.#folder = folder;
    this.#objects = new FileSystemObjectStore(folder);
    this.#pictures = new PagePictures(this.#objects, {
      ...PICTURE_LIMITS,
      timeoutMs: PICTURE_LIMITS.timeoutMs * patience,
    });
    this.#patience = patience;
  }

  /** `patience` multiplies the time limits. */
  static async open(patience: number): Promise<ThreeWays> {
    return new ThreeWays(await mkdtemp(join(tmpdir(), 'fde-fuzz-')), patience);
  }

  async close(): Promise<void> {
    await this.#pictures.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async take(document: DamagedDocument): Promise<readonly WayEnd[]> {
    return [
      await this.#classify(document),
      await this.#extract(document),
      await this.#picture(document),
    ];
  }

  #classify({ bytes }: DamagedDocument): Promise<WayEnd> {
    const timeoutMs = CLASSIFY_MS * this.#patience;
    return timeWay('classify', timeoutMs, async () => {
      const text = await readContent(bytes, {
        kind: 'pdf',
        maxPages: CLASSIFIED_PAGES,
        timeoutMs,
        maxRssBytes: CLASSIFY_RSS_BYTES,
        signal: new AbortController().signal,
      });
      return { outcome: `judged (${judgeContent(text, YEAR).type ?? 'nothing'})` };
    });
  }

  #extract({ kind, bytes }: DamagedDocument): Promise<WayEnd> {
    const timeoutMs = kind.timeoutMs * this.#patience;
    return timeWay('extract', timeoutMs, async () => {
      let beyondText = false;
      const { statements, peakRssBytes }: ReadReport = await readReport(bytes, {
        limits: { timeoutMs, maxRecognisedPages: kind.maxRecognisedPages },
        onProgress: ({ phase }) => {
          beyondText ||= phase === 'recognising_pages';
        },
      });
      return { outcome: `read (${statements.length} statements)`, beyondText, peakRssBytes };
    });
  }

  #picture({ bytes, seed }: DamagedDocument): Promise<WayEnd> {
    const timeoutMs = PICTURE_LIMITS.timeoutMs * this.#patience;
    return timeWay('picture', timeoutMs, async () => {
      const { key } = await this.#objects.put('company_1/2020/damaged.pdf', bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const page = 1 + (seed % PICTURED_PAGES);
      const wish = { objectKey: key, sha256, page, width: PICTURE_WIDTH, box: null };
      await this.#pictures.picture(wish, 'fuzz');
      return { outcome: 'drawn' };
    });
  }
}

/** What a reading process may take at its peak: it is checked ten times a second, and grows in between. */
export const MOST_RSS_BYTES = DEFAULT_READING_LIMITS.maxRssBytes * 1.5;

type Ended = Pick<WayEnd, 'outcome'> & Partial<Pick<WayEnd, 'beyondText' | 'peakRssBytes'>>;

async function timeWay(
  way: WayEnd['way'],
  limitMs: number,
  work: () => Promise<Ended>,
): Promise<WayEnd> {
  const startedAt = performance.now();
  const end = await work().catch(errorEnd);
  const milliseconds = performance.now() - startedAt;
  return { way, limitMs, milliseconds, beyondText: false, peakRssBytes: 0, ...end };
}

/** Codes that say what is wrong with a document. A crashed reader is our own fault. */
const isNamed = (error: unknown): error is ServiceError =>
  error instanceof ServiceError &&
  (error.code === 'page_not_found' || error.code.startsWith('pdf_')) &&
  error.code !== 'pdf_crashed' &&
  !error.message.includes('its reader ended');

function errorEnd(error: unknown): Ended & Pick<WayEnd, 'untyped' | 'message'> {
  if (isNamed(error)) return { outcome: error.code, message: error.message };
  const outcome = error instanceof ServiceError ? error.code : 'untyped error';
  return { outcome, untyped: String(error) };
}
