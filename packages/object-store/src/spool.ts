import { createHash, randomUUID } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** All of an object's bytes in a temporary file: safe on disk, hashed, not yet visible to anyone. */
export interface Spooled {
  readonly path: string;
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

const chunksOf = async function* (body: Readable | Uint8Array): AsyncIterable<Uint8Array> {
  if (body instanceof Uint8Array) {
    yield body;
    return;
  }
  for await (const chunk of body as AsyncIterable<unknown>) {
    yield typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array);
  }
};

const writeAll = async (file: FileHandle, bytes: Uint8Array): Promise<void> => {
  for (let offset = 0; offset < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, offset, bytes.length - offset);
    offset += bytesWritten;
  }
};

/**
 * Writes `body` to a new file at `path` and forces it to disk. Rejects with the body's error or the signal's reason;
 * the caller always removes `path`.
 */
export const spool = async (
  path: string,
  body: Readable | Uint8Array,
  signal?: AbortSignal,
): Promise<Spooled> => {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of chunksOf(body)) {
      signal?.throwIfAborted();
      hash.update(chunk);
      size += chunk.length;
      await writeAll(file, chunk);
    }
    signal?.throwIfAborted();
    await file.sync();
  } finally {
    await file.close();
  }
  return { path, size, sha256: hash.digest('hex') };
};

export const spoolPath = (folder: string): string => join(folder, `${randomUUID()}.part`);
