import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

export type Packing = 'br' | 'gzip';

/** Smaller texts fit into one packet as they are. */
export const WORTH_PACKING_BYTES = 1024;
/**
 * Packed once and sent often: nearly as small as possible, in a few milliseconds for a large
 * statement.
 */
const BROTLI_QUALITY = 6;

/** How texts are packed that are sent more than once. */
export const packText: Readonly<Record<Packing, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gzip),
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
};

/** What `packText.gzip` was given. */
export const unpackGzip: (packed: Buffer) => Promise<Buffer> = promisify(gunzip);
