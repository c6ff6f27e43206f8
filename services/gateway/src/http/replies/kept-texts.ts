import {
  WORTH_PACKING_BYTES,
  packText,
  unpackGzip,
  type PackedAnswer,
  type Packing,
} from '@fde/event-log';

/** A body that is sent repeatedly: its bytes, plain and compressed, each made once. */
export interface KeptBody {
  /** Of the plain body. */
  readonly size: number;
  plain(): Buffer | Promise<Buffer>;
  /** Undefined where packing would gain nothing. */
  packed(packing: Packing): Buffer | Promise<Buffer> | undefined;
}

const printedBody = (bytes: Buffer): KeptBody => {
  const made = new Map<Packing, Promise<Buffer>>();
  return {
    size: bytes.length,
    plain: () => bytes,
    packed: (packing) => {
      if (bytes.length < WORTH_PACKING_BYTES) return undefined;
      const known = made.get(packing);
      if (known !== undefined) return known;
      const packed = packText[packing](bytes);
      made.set(packing, packed);
      return packed;
    },
  };
};

/** What was packed when it was written; few clients take it unpacked. */
const packedBody = ({ bytes, gzip, br }: PackedAnswer): KeptBody => {
  let plain: Promise<Buffer> | undefined;
  return {
    size: bytes,
    plain: () => (plain ??= unpackGzip(gzip)),
    packed: (packing) => (packing === 'br' ? br : gzip),
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
    return this.#keep(tag, printedBody(Buffer.from(JSON.stringify(make()))));
  }

  /** The body of this version, which was packed when it was written. */
  packedBody(tag: string, answer: PackedAnswer): KeptBody {
    return this.#keep(tag, packedBody(answer));
  }

  #keep(tag: string, body: KeptBody): KeptBody {
    if (body.size > this.#maxBytes / 4) return body;
    this.#bytes += body.size - (this.#bodies.get(tag)?.size ?? 0);
    this.#bodies.set(tag, body);
    for (const [oldest, { size }] of this.#bodies) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#bodies.delete(oldest);
      this.#bytes -= size;
    }
    return body;
  }
}
