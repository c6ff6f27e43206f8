import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadReport } from '../reading-protocol.js';
import type { ReportText } from '../text/report-text.js';

/** Raise it whenever the words of a page may come out differently: older entries are then no longer found. */
const TEXT_VERSION = 5;
const DEFAULT_MAX_BYTES = 512 * 1024 * 1024;
/** An eviction frees space down to this share of the bound, so that not every write evicts. */
const LOW_WATER = 0.8;
const SUFFIX = '.text.json';
const READING_SUFFIX = '.reading.json';

/** A report's text and what recognised its pages: another recogniser may read something else. */
export interface CachedText extends ReportText {
  readonly recognisedBy?: string;
}

/** A finished reading, valid as long as the engine stays the same. */
interface CachedReading {
  readonly engine: string;
  readonly report: ReadReport;
}

/**
 * The positioned text of reports and the statements read from it, by the SHA-256 of the file.
 *
 * Entries are complete or absent (written to a temporary file, then renamed); one that cannot be read counts as
 * absent. Losing the folder costs time, never a result.
 */
export class TextCache {
  constructor(
    private readonly directory: string,
    private readonly maxBytes: number = DEFAULT_MAX_BYTES,
  ) {}

  async find(sha256: string): Promise<CachedText | undefined> {
    const entry = await this.#load(this.#pathOf(sha256, SUFFIX));
    return isReportText(entry) && entry.sha256 === sha256 ? entry : undefined;
  }

  /** Whether there is text, readable or not. */
  async has(sha256: string): Promise<boolean> {
    return stat(this.#pathOf(sha256, SUFFIX)).then(
      () => true,
      () => false,
    );
  }

  /** What this same engine read from these bytes before. */
  async findReading(sha256: string, engine: string): Promise<ReadReport | undefined> {
    const entry = (await this.#load(this.#pathOf(sha256, READING_SUFFIX))) as
      Partial<CachedReading> | undefined;
    return entry?.engine === engine && entry.report?.sha256 === sha256 ? entry.report : undefined;
  }

  async keepReading(report: ReadReport, engine: string): Promise<boolean> {
    const entry: CachedReading = { engine, report };
    return this.#write(this.#pathOf(report.sha256, READING_SUFFIX), entry);
  }

  /** Caches a report's text. Returns false if the disk is full or read-only; the reading does not fail. */
  async keep(text: CachedText): Promise<boolean> {
    return this.#write(this.#pathOf(text.sha256, SUFFIX), text);
  }

  async #load(path: string): Promise<unknown> {
    try {
      const entry: unknown = JSON.parse(await readFile(path, 'utf8'));
      const now = new Date();
      await utimes(path, now, now);
      return entry;
    } catch (error) {
      if (isAbsence(error)) return undefined;
      throw error;
    }
  }

  async #write(path: string, entry: unknown): Promise<boolean> {
    const beside = join(this.directory, `.${randomUUID()}.tmp`);
    try {
      await mkdir(this.directory, { recursive: true });
      await writeFile(beside, JSON.stringify(entry));
      await rename(beside, path);
      await this.#evict();
      return true;
    } catch {
      await rm(beside, { force: true }).catch(() => undefined);
      return false;
    }
  }

  #pathOf(sha256: string, suffix: string): string {
    return join(this.directory, `${sha256}.v${TEXT_VERSION}${suffix}`);
  }

  async #evict(): Promise<void> {
    const entries = await this.#entries();
    let used = entries.reduce((sum, entry) => sum + entry.size, 0);
    if (used <= this.maxBytes) return;
    for (const entry of entries.toSorted((a, b) => a.used - b.used)) {
      if (used <= this.maxBytes * LOW_WATER) return;
      await rm(entry.path, { force: true });
      used -= entry.size;
    }
  }

  async #entries(): Promise<{ path: string; size: number; used: number }[]> {
    const names = (await readdir(this.directory)).filter(
      (name) => name.endsWith(SUFFIX) || name.endsWith(READING_SUFFIX),
    );
    const entries = await Promise.all(
      names.map(async (name) => {
        const path = join(this.directory, name);
        // Another process may evict at the same time.
        const facts = await stat(path).catch(() => undefined);
        return facts === undefined ? undefined : { path, size: facts.size, used: facts.mtimeMs };
      }),
    );
    return entries.filter((entry) => entry !== undefined);
  }
}

function isAbsence(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  const code = (error as { code?: unknown }).code;
  return (
    code === 'ENOENT' ||
    code === 'EACCES' ||
    code === 'ENOTDIR' ||
    code === 'EISDIR' ||
    code === 'EPERM' ||
    code === 'EROFS'
  );
}

function isReportText(value: unknown): value is CachedText {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Partial<ReportText>;
  return (
    typeof entry.sha256 === 'string' &&
    Number.isInteger(entry.pageCount) &&
    Number.isInteger(entry.scannedPages) &&
    Array.isArray(entry.plainTexts) &&
    Array.isArray(entry.pages) &&
    entry.plainTexts.length === entry.pageCount
  );
}
