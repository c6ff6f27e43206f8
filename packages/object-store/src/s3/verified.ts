import { createHash } from 'node:crypto';
import { Transform, pipeline, type Readable } from 'node:stream';
import { storageUnavailable } from '../storage-errors.js';

/**
 * Passes the bytes on; the stream fails at its end with `storage_unavailable` if their SHA-256 differs from the
 * stored one.
 */
export const verifyBytes = (body: Readable, sha256: string): Readable => {
  const hash = createHash('sha256');
  const check = new Transform({
    transform(chunk: Uint8Array, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(
        hash.digest('hex') === sha256
          ? null
          : storageUnavailable(
              'reading a file',
              new Error('The bytes differ from those that were stored'),
            ),
      );
    },
  });
  // The returned stream reports what went wrong.
  pipeline(body, check, () => undefined);
  return check;
};
