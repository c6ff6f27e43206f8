import type { Readable } from 'node:stream';
import type { ObjectStore, StoredObject, WrittenObject } from './object-store.js';

/** A store that is opened on first use, so that its modules need not be loaded earlier. */
export class LateObjectStore implements ObjectStore {
  readonly #open: () => Promise<ObjectStore>;
  #store: Promise<ObjectStore> | undefined;

  constructor(open: () => Promise<ObjectStore>) {
    this.#open = open;
  }

  async put(...args: Parameters<ObjectStore['put']>): Promise<WrittenObject> {
    return (await this.#openStore()).put(...args);
  }
  async stat(key: string): Promise<StoredObject | undefined> {
    return (await this.#openStore()).stat(key);
  }
  async read(...args: Parameters<ObjectStore['read']>): Promise<Readable> {
    return (await this.#openStore()).read(...args);
  }
  async list(prefix: string): Promise<readonly StoredObject[]> {
    return (await this.#openStore()).list(prefix);
  }
  async remove(key: string): Promise<void> {
    return (await this.#openStore()).remove(key);
  }
  async check(): Promise<void> {
    return (await this.#openStore()).check();
  }

  #openStore(): Promise<ObjectStore> {
    this.#store ??= this.#open();
    return this.#store;
  }
}
