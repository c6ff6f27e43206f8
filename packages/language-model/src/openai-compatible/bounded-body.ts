/** An answer of statements has some 10 kB. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The body as text; undefined if it is larger than any answer can be. */
export const boundedBody = async (response: Response): Promise<string | undefined> => {
  if (response.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: ReadableStream<Uint8Array> = response.body;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks).toString('utf8');
};
