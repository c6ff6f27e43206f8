/** An answer of statements has some 10 kB. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The body as text; undefined if it is larger than any answer can be. */
export const boundedBody = async (response: Response): Promise<string | undefined> => {
  if (response.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body = response.body as unknown as AsyncIterable<Uint8Array>;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
