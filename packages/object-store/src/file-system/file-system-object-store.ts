import { createReadStream } from 'node:fs';
import {
  access,
  constants,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  realpath,
  rename,
  rm,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { hashOf } from '../hash-stream.js';
import {
  alternativeKey,
  parseObjectKey,
  requireListingPrefix,
  requireObjectKey,
} from '../object-key.js';
import type { ObjectStore, StoredObject, WrittenObject } from '../object-store.js';
import { spool, spoolPath, type Spooled } from '../spool.js';
import { passesThrough, objectNotFound, storageUnavailable } from '../storage-errors.js';

const INCOMING = '.incoming';
/** A temporary file this old belongs to a process that died. */
const ABANDONED_AFTER_MS = 24 * 3600 * 1000;

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | undefined)?.code ?? '';
/** A link counts as missing: what it leads to was never stored here. */
const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'ELOOP'].includes(codeOf(error));
/** Windows has no such flag, and asks for a privilege to make links. */
const READ_NO_LINK = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/**
 * Files under one folder. A file gets its key by hard-linking a finished, synced temporary file, which fails if the
 * name is taken. So no reader sees half a file, and two writers never overwrite each other, in one process or many.
 */
export class FileSystemObjectStore implements ObjectStore {
  readonly #root: string;

  constructor(folder: string) {
    this.#root = resolve(folder);
  }

  async put(
    wantedKey: string,
    body: Readable | Uint8Array,
    options: { readonly signal?: AbortSignal } = {},
  ): Promise<WrittenObject> {
    requireObjectKey(wantedKey);
    const incoming = spoolPath(join(this.#root, INCOMING));
    try {
      await mkdir(dirname(incoming), { recursive: true });
      const spooled = await spool(incoming, body, options.signal);
      return await this.#settle(wantedKey, spooled);
    } catch (error) {
      if (passesThrough(error) || options.signal?.aborted || codeOf(error) === '') throw error;
      throw storageUnavailable('writing a file', error);
    } finally {
      await rm(incoming, { force: true });
    }
  }

  async stat(key: string): Promise<StoredObject | undefined> {
    requireObjectKey(key);
    try {
      const found = await lstat(this.#pathOf(key));
      const isOurs = found.isFile() && !(await this.#isLinkedFolder(key));
      return isOurs ? { key, size: found.size, lastModified: found.mtime } : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw storageUnavailable('looking for a file', error);
    }
  }

  async read(
    key: string,
    range?: { readonly start: number; readonly end: number },
  ): Promise<Readable> {
    requireObjectKey(key);
    try {
      if (await this.#isLinkedFolder(key)) throw objectNotFound(key);
      const file = await open(this.#pathOf(key), READ_NO_LINK);
      return file.createReadStream(range ?? {});
    } catch (error) {
      if (passesThrough(error)) throw error;
      throw isMissing(error) ? objectNotFound(key) : storageUnavailable('opening a file', error);
    }
  }

  async list(prefix: string): Promise<readonly StoredObject[]> {
    requireListingPrefix(prefix);
    const [company = '', year] = prefix.split('/');
    const companies = company === '' ? await this.#names('') : [company];
    const found: StoredObject[] = [];
    for (const folder of companies) {
      const years = year ? [year] : await this.#names(folder);
      for (const each of years) {
        const keys = (await this.#names(`${folder}/${each}`)).map(
          (file) => `${folder}/${each}/${file}`,
        );
        for (const key of keys.filter(parseObjectKey)) {
          const object = await this.stat(key);
          if (object) found.push(object);
        }
      }
    }
    return found.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  }

  async remove(key: string): Promise<void> {
    requireObjectKey(key);
    await rm(this.#pathOf(key), { force: true }).catch((error: unknown) => {
      if (!isMissing(error)) throw storageUnavailable('removing a file', error);
    });
  }

  async check(): Promise<void> {
    try {
      await mkdir(join(this.#root, INCOMING), { recursive: true });
      await access(this.#root, constants.R_OK | constants.W_OK);
      await this.#removeAbandoned();
    } catch (error) {
      throw storageUnavailable('checking it', error);
    }
  }

  /** Whether a folder between the root and the file is a link, by which a key could lead out. */
  async #isLinkedFolder(key: string): Promise<boolean> {
    const folder = dirname(this.#pathOf(key));
    const root = await realpath(this.#root);
    return (await realpath(folder)) !== join(root, ...key.split('/').slice(0, -1));
  }

  #pathOf(key: string): string {
    return join(this.#root, ...key.split('/'));
  }

  async #names(folder: string): Promise<readonly string[]> {
    try {
      return (await readdir(join(this.#root, folder)))
        .filter((name) => !name.startsWith('.'))
        .toSorted();
    } catch (error) {
      if (isMissing(error)) return [];
      throw storageUnavailable('listing files', error);
    }
  }

  /** Gives the finished file the first of its names that is free or already has the same content. */
  async #settle(wantedKey: string, spooled: Spooled): Promise<WrittenObject> {
    for (let n = 1; ; n += 1) {
      const key = alternativeKey(wantedKey, n);
      const path = this.#pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const won = await this.#claim(spooled.path, path);
      const object = await this.stat(key);
      if (!object) continue;
      if (
        won ||
        (object.size === spooled.size && (await hashOf(createReadStream(path))) === spooled.sha256)
      ) {
        return { ...object, sha256: spooled.sha256 };
      }
    }
  }

  /** True if `path` is now the temporary file's content, false if the name was taken. */
  async #claim(from: string, path: string): Promise<boolean> {
    try {
      await link(from, path);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(codeOf(error)))
        throw error;
      // Without hard links, checking and taking the name are two steps; the rename itself is still atomic.
      if (
        await lstat(path).then(
          () => true,
          () => false,
        )
      )
        return false;
      await rename(from, path);
    }
    await this.#syncFolder(dirname(path));
    return true;
  }

  /** Makes the new name survive a power cut; an error of a file system that cannot sync folders is ignored. */
  async #syncFolder(folder: string): Promise<void> {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } catch (error) {
      if (!['EINVAL', 'EPERM', 'EISDIR', 'ENOTSUP'].includes(codeOf(error))) throw error;
    } finally {
      await handle.close();
    }
  }

  async #removeAbandoned(): Promise<void> {
    const folder = join(this.#root, INCOMING);
    for (const name of await readdir(folder)) {
      const found = await lstat(join(folder, name)).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS)
        await rm(join(folder, name), { force: true });
    }
  }
}
