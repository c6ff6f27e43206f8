import type { Readable } from 'node:stream';
import type { ObjectStore, StoredObject, WrittenObject } from './object-store.js';

/** A store that is opened when it is first used: what it is made of need not be loaded before. */
export class LateObjectStore implements ObjectStore {
  readonly #open: () => Promise<ObjectStore>;
  #store: Promise<ObjectStore> | undefined;

  constructor(open: () => Promise<ObjectStore>) {
    this.#open = open;
  }

  async put(...args: Parameters<ObjectStore['put']>): Promise<WrittenObject> {
    return (await this.#opened()).put(...args);
  }
  async stat(key: string): Promise<StoredObject | undefined> {
    return (await this.#opened()).stat(key);
  }
  async read(...args: Parameters<ObjectStore['read']>): Promise<Readable> {
    return (await this.#opened()).read(...args);
  }
  async list(prefix: string): Promise<readonly StoredObject[]> {
    return (await this.#opened()).list(prefix);
  }
  async remove(key: string): Promise<void> {
    return (await this.#opened()).remove(key);
  }
  async check(): Promise<void> {
    return (await this.#opened()).check();
  }

  #opened(): Promise<ObjectStore> {
    this.#store ??= this.#open();
    return this.#store;
  }
}
