import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Packing = 'br' | 'gzip';

/** A body that is sent repeatedly: its bytes, plain and compressed, each made once. */
export interface KeptBody {
  readonly bytes: Buffer;
  /** Undefined where packing would gain nothing. */
  packed(packing: Packing): Promise<Buffer> | undefined;
}

/** Smaller bodies fit into one packet as they are. */
const WORTH_PACKING_BYTES = 1024;
/**
 * Compressed once and sent often: nearly as small as possible, in a few milliseconds for a large
 * statement.
 */
const BROTLI_QUALITY = 6;

const PACKERS: Readonly<Record<Packing, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gzip),
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
};

const keptBody = (bytes: Buffer): KeptBody => {
  const made = new Map<Packing, Promise<Buffer>>();
  return {
    bytes,
    packed: (packing) => {
      if (bytes.length < WORTH_PACKING_BYTES) return undefined;
      const known = made.get(packing);
      if (known !== undefined) return known;
      const packed = PACKERS[packing](bytes);
      made.set(packing, packed);
      return packed;
    },
  };
};

/**
 * JSON of records by their ETag. A version of a record never changes, so its bytes are made once;
 * large statements are asked for again and again. The oldest are dropped when there is no more
 * room.
 */
export class KeptTexts {
  readonly #bodies = new Map<string, KeptBody>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The body of this version, where it is kept. */
  known(tag: string): KeptBody | undefined {
    return this.#bodies.get(tag);
  }

  /** The body of this version; `make` gives the value where it is not kept. */
  body(tag: string, make: () => unknown): KeptBody {
    const known = this.#bodies.get(tag);
    if (known !== undefined) return known;
    const made = keptBody(Buffer.from(JSON.stringify(make())));
    this.#keep(tag, made);
    return made;
  }

  #keep(tag: string, body: KeptBody): void {
    if (body.bytes.length > this.#maxBytes / 4) return;
    this.#bodies.set(tag, body);
    this.#bytes += body.bytes.length;
    for (const [oldest, { bytes }] of this.#bodies) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#bodies.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}
