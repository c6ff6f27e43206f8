import { createHash } from 'node:crypto';
import { Transform, pipeline, type Readable } from 'node:stream';
import { storageUnavailable } from '../storage-errors.js';

/** The same bytes; the stream fails at its end with `storage_unavailable` where their SHA-256 is another one than was stored. */
export const verified = (body: Readable, sha256: string): Readable => {
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
  // What went wrong is told by the stream that is returned.
  pipeline(body, check, () => undefined);
  return check;
};
