import { TaggedReportError } from '../tagged-report-error.js';

/** Bytes as they arrive, up to a bound. */
export async function* boundBytes(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<Uint8Array> {
  let taken = 0;
  for await (const chunk of chunks) {
    taken += chunk.length;
    if (taken > most)
      throw new TaggedReportError('tagged_too_large', `It is larger than ${most} bytes.`);
    yield chunk;
  }
}
