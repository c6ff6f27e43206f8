import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerCache } from './answer-cache.js';

export interface FileAnswerCacheOptions {
  readonly directory: string;
  /** Beyond this many, the least recently used are removed from time to time. */
  readonly maxAnswers: number;
  readonly onError?: (error: unknown) => void;
}

const KEY = /^[0-9a-f]{64}$/;
/** Scanning the directory on every write would cost more than the answers. */
const WRITES_BETWEEN_PRUNINGS = 100;

/** One file per answer, written to a temporary file and renamed, so that several processes can share the directory. */
export class FileAnswerCache implements AnswerCache {
  readonly #options: FileAnswerCacheOptions;
  #writes = 0;

  constructor(options: FileAnswerCacheOptions) {
    this.#options = options;
  }

  async get(key: string): Promise<string | undefined> {
    const file = this.#fileOf(key);
    try {
      const text = await readFile(file, 'utf8');
      const now = new Date();
      await utimes(file, now, now);
      return text;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#options.onError?.(error);
      return undefined;
    }
  }

  async put(key: string, answer: string): Promise<void> {
    try {
      await mkdir(this.#options.directory, { recursive: true });
      const beside = `${this.#fileOf(key)}.${randomUUID()}.part`;
      await writeFile(beside, answer);
      await rename(beside, this.#fileOf(key));
      this.#writes += 1;
      if (this.#writes % WRITES_BETWEEN_PRUNINGS === 0) await this.#prune();
    } catch (error) {
      this.#options.onError?.(error);
    }
  }

  #fileOf(key: string): string {
    if (!KEY.test(key)) throw new TypeError('an answer key is a SHA-256 in hex');
    return join(this.#options.directory, `${key}.json`);
  }

  async #prune(): Promise<void> {
    const names = (await readdir(this.#options.directory)).map((name) =>
      join(this.#options.directory, name),
    );
    const files = await Promise.all(
      names.map(async (name) => ({ name, usedAt: (await stat(name)).mtimeMs })),
    );
    const surplus = files.toSorted((a, b) => b.usedAt - a.usedAt).slice(this.#options.maxAnswers);
    await Promise.all(surplus.map(({ name }) => rm(name, { force: true })));
  }
}
