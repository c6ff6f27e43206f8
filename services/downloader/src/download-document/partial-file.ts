import { START_BYTES } from '@fde/object-store';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Validators from the site, to check later whether the rest still belongs to the stored part (RFC
 * 9110 13.1.5).
 */
export interface Validators {
  readonly etag: string | undefined;
  readonly lastModified: string | undefined;
}

interface Note extends Validators {
  readonly url: string;
}

/**
 * A partly downloaded file, kept over breaks and attempts. It counts only together with its note:
 * the address and the validators it came with.
 */
export class PartialFile {
  constructor(readonly path: string) {}

  get #notePath(): string {
    return `${this.path}.json`;
  }

  /**
   * How much of `url` is stored, and the validator to resume with; nothing if it came without a
   * strong validator.
   */
  async progress(
    url: string,
  ): Promise<{ readonly size: number; readonly ifRange: string | undefined }> {
    try {
      const note = JSON.parse(await readFile(this.#notePath, 'utf8')) as Note;
      const strong = note.etag && !note.etag.startsWith('W/') ? note.etag : note.lastModified;
      if (note.url !== url || !strong) return { size: 0, ifRange: undefined };
      return { size: (await stat(this.path)).size, ifRange: strong };
    } catch {
      return { size: 0, ifRange: undefined };
    }
  }

  /** Starts over, with these validators. */
  async begin(url: string, { etag, lastModified }: Validators): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true });
    await rm(this.#notePath, { force: true });
    await writeFile(this.path, '');
    await writeFile(this.#notePath, JSON.stringify({ url, etag, lastModified } satisfies Note));
  }

  /** Appends all of `body`; what arrived before a break stays. `check` sees the file's start once, as soon as enough of it is there. */
  async append(
    body: Readable,
    onBytes: (size: number) => void,
    check: (start: Buffer) => void,
  ): Promise<void> {
    const file = await open(this.path, 'a');
    let size = (await file.stat()).size;
    let checked = size >= START_BYTES;
    try {
      for await (const chunk of body as AsyncIterable<Buffer>) {
        await file.write(chunk);
        size += chunk.length;
        onBytes(size);
        if (!checked && size >= START_BYTES) {
          checked = true;
          check(await this.head(START_BYTES));
        }
      }
    } finally {
      await file.close();
    }
  }

  async size(): Promise<number> {
    return (await stat(this.path)).size;
  }

  async head(count: number): Promise<Buffer> {
    return this.#slice(0, count);
  }

  async tail(count: number): Promise<Buffer> {
    return this.#slice(Math.max(0, (await this.size()) - count), count);
  }

  async #slice(start: number, count: number): Promise<Buffer> {
    const file = await open(this.path, 'r');
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, start);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  read(): Readable {
    return createReadStream(this.path);
  }

  async remove(): Promise<void> {
    await rm(this.path, { force: true });
    await rm(this.#notePath, { force: true });
  }
}

const ABANDONED_AFTER_MS = 7 * 24 * 3600 * 1000;

/** What is left of downloads, in one folder. */
export class PartialFiles {
  readonly #folder: string;
  /** Paths of the downloads at work in this process. */
  readonly #atWork = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Works with the file of a document; removes what others have left long ago before. */
  async use<T>(documentId: number, work: (file: PartialFile) => Promise<T>): Promise<T> {
    const file = new PartialFile(join(this.#folder, `document-${documentId}.part`));
    this.#atWork.add(file.path);
    try {
      await this.#removeAbandoned();
      return await work(file);
    } finally {
      this.#atWork.delete(file.path);
    }
  }

  /**
   * Removes downloads that nobody resumed for a week before the newest one. Times of files are not compared with a
   * clock: the database's may be another than that of the machine, and either may jump.
   */
  async #removeAbandoned(): Promise<void> {
    const paths = (await readdir(this.#folder).catch(() => [])).map((name) =>
      join(this.#folder, name),
    );
    const found = await Promise.all(
      paths.map(async (path) => ({ path, at: (await stat(path).catch(() => null))?.mtimeMs ?? 0 })),
    );
    const newest = Math.max(...found.map(({ at }) => at));
    for (const { path, at } of found)
      if (newest - at > ABANDONED_AFTER_MS && !this.#isAtWork(path))
        await rm(path, { force: true });
  }

  #isAtWork(path: string): boolean {
    return [...this.#atWork].some((one) => path.startsWith(one));
  }
}
