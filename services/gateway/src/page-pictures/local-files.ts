import { ServiceError } from '@fde/contracts';
import { readUnchanged, storedKindOf, type ObjectStore } from '@fde/object-store';
import { statFile } from '../stat-file.js';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const MAX_FILES = 6;

/** Beginning of the paths of all copies. */
export const COPIES = join(tmpdir(), 'fde-pages-');

/** The file of a document, as its record names it. */
export interface StoredFile {
  readonly objectKey: string;
  readonly sha256: string;
}

/**
 * The most recently viewed documents, as files on this machine, whatever store holds them. A key may
 * name other bytes after its document was deleted and another stored, so a copy is identified by
 * key and hash together.
 */
export class LocalFiles {
  readonly #objects: ObjectStore;
  readonly #files = new Map<string, Promise<string>>();
  #folder: Promise<string> | undefined;
  #count = 0;

  constructor(objects: ObjectStore) {
    this.#objects = objects;
  }

  /**
   * Path of a copy of the object. Throws `file_not_stored`, `stored_file_changed`,
   * `storage_unavailable`.
   */
  async path({ objectKey, sha256 }: StoredFile): Promise<string> {
    const key = `${sha256} ${objectKey}`;
    const known = await this.#present(key);
    this.#files.delete(key);
    const file = known === undefined ? this.#copy({ objectKey, sha256 }) : Promise.resolve(known);
    this.#files.set(key, file);
    file.catch(() => this.#files.delete(key));
    const oldest = this.#files.keys().next();
    if (this.#files.size > MAX_FILES && oldest.done !== true) await this.#drop(oldest.value);
    return file;
  }

  /** Systems sweep folders for temporary files of which nothing was used for days: then all copies are gone. */
  async #present(key: string): Promise<string | undefined> {
    const folder = await this.#folder;
    if (folder !== undefined && !existsSync(folder)) {
      this.#folder = undefined;
      this.#files.clear();
    }
    const path = await this.#files.get(key)?.catch(() => undefined);
    return path !== undefined && existsSync(path) ? path : undefined;
  }

  async stop(): Promise<void> {
    if (this.#folder !== undefined) await rm(await this.#folder, { recursive: true, force: true });
  }

  async #copy({ objectKey: key, sha256 }: StoredFile): Promise<string> {
    if ((await statFile(this.#objects, key)) === undefined)
      throw new ServiceError('file_not_stored', 'The file of the document is not in the store');
    this.#folder ??= mkdtemp(COPIES);
    const path = join(await this.#folder, `${(this.#count += 1)}.${storedKindOf(key)}`);
    try {
      const stored = await readUnchanged(this.#objects, { key, sha256 });
      await pipeline(stored, createWriteStream(path));
      return path;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  async #drop(key: string): Promise<void> {
    const file = this.#files.get(key);
    this.#files.delete(key);
    const path = await file?.catch(() => undefined);
    if (path !== undefined) await rm(path, { force: true });
  }
}
