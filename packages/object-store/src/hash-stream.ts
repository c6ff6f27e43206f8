import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** SHA-256 of a whole stream, in lower-case hex. */
export const hashOf = async (stream: Readable): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of stream as AsyncIterable<Uint8Array>) hash.update(chunk);
  return hash.digest('hex');
};
