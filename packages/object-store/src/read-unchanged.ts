import { ServiceError } from '@fde/contracts';
import { createHash } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';
import type { ObjectStore } from './object-store.js';

/** A stored file as its record names it. */
export interface KnownFile {
  readonly key: string;
  /** When it was stored, in lower-case hex; null if none was taken. */
  readonly sha256: string | null;
  /** Whose file it is, where an error can say how to get it again. */
  readonly documentId?: number;
}

const SHOWN_DIGITS = 12;

const changed = ({ key, sha256, documentId }: KnownFile, now: string): ServiceError => {
  const hashes = `SHA-256 ${now.slice(0, SHOWN_DIGITS)}, not ${sha256?.slice(0, SHOWN_DIGITS)}`;
  const again =
    documentId === undefined ? '' : `: POST /api/v1/tasks/documents/${documentId}/download`;
  return new ServiceError(
    'stored_file_changed',
    `The stored file ${key} is not the one that was downloaded (${hashes}). Download it again${again}`,
  );
};

/**
 * Reads a stored file whose numbers will be traced to it. The stream ends with `stored_file_changed`
 * instead of its end if the bytes are others than its record says, so that nobody who waits for its
 * end takes them. Throws `object_not_found`, `storage_unavailable`.
 */
export const readUnchanged = async (objects: ObjectStore, file: KnownFile): Promise<Readable> => {
  const hash = createHash('sha256');
  const check = new Transform({
    transform: (chunk: Uint8Array, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
    flush: (done) => {
      const now = hash.digest('hex');
      done(file.sha256 === null || now === file.sha256 ? null : changed(file, now));
    },
  });
  // Closes the file when the reader goes away; a fault of it reaches the reader by `check`.
  pipeline(await objects.read(file.key), check, () => undefined);
  return check;
};
