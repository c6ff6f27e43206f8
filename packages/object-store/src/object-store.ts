import type { Readable } from 'node:stream';

export interface StoredObject {
  /** `company_<id>/<year>/<file>.pdf` */
  readonly key: string;
  readonly size: number;
  readonly lastModified: Date;
}

export interface WrittenObject extends StoredObject {
  readonly sha256: string;
}

/**
 * Where files are kept. A key, once written, always names the same bytes: a file with the same name and other content
 * gets its own key (`report-2.pdf`); equal content is stored once. Throws ServiceError `object_not_found`,
 * `invalid_object_key`, `storage_unavailable` (retryable).
 */
export interface ObjectStore {
  /** Streams `body` into the store; nothing is visible under the key until everything is stored safely. */
  put(
    wantedKey: string,
    body: Readable | Uint8Array,
    options?: { readonly signal?: AbortSignal },
  ): Promise<WrittenObject>;
  stat(key: string): Promise<StoredObject | undefined>;
  /** `range` is inclusive, in bytes. */
  read(key: string, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  list(prefix: string): Promise<readonly StoredObject[]>;
  remove(key: string): Promise<void>;
  /** Resolves if the store can be used; throws otherwise. */
  check(): Promise<void>;
}
