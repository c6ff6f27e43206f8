import { deflateSync } from 'node:zlib';

/** How an object is named in others: `7 0 R`. */
export type Reference = `${number} 0 R`;

/** Streams are bytes. */
type PdfObject = string | Buffer<ArrayBuffer>;

const numberOf = (reference: Reference): number => Number.parseInt(reference, 10);

const HEADER = Buffer.from('%PDF-1.7\n');
/** Widths in bytes of the columns of a cross-reference stream: kind, place, index or generation. */
const COLUMNS = [1, 4, 2] as const;

/** Writes a PDF object by object, and the places of the objects in either of the two forms that readers know. */
export class PdfWriter {
  /** By number, from 1. */
  readonly #objects: (PdfObject | undefined)[] = [];

  /** The reference of an object that is set later. */
  reserve(): Reference {
    return `${this.#objects.push(undefined)} 0 R`;
  }

  set(reference: Reference, object: string): void {
    this.#objects[numberOf(reference) - 1] = object;
  }

  add(object: string): Reference {
    return `${this.#objects.push(object)} 0 R`;
  }

  /** @param entries of its dictionary, besides those of its length and filter */
  addStream(entries: string, content: Uint8Array | string): Reference {
    return `${this.#objects.push(streamOf(entries, content))} 0 R`;
  }

  /** As older programs do: each object on its own, and a table of their places (PDF 32000, 7.5.4). */
  writePlain(catalogue: Reference): Uint8Array {
    const parts = [HEADER];
    const entries = ['0000000000 65535 f \n'];
    let length = HEADER.length;
    for (const [index, object] of this.#written().entries()) {
      entries.push(`${String(length).padStart(10, '0')} 00000 n \n`);
      const whole = wrap(index + 1, Buffer.from(object));
      parts.push(whole);
      length += whole.length;
    }
    const size = entries.length;
    return Buffer.concat([
      ...parts,
      Buffer.from(`xref\n0 ${size}\n${entries.join('')}trailer\n`),
      Buffer.from(`<< /Size ${size} /Root ${catalogue} >>\nstartxref\n${length}\n%%EOF\n`),
    ]);
  }

  /**
   * As programs of today do: objects together in a compressed stream, and their places in another (PDF 32000, 7.5.7
   * and 7.5.8).
   */
  write(catalogue: Reference): Uint8Array {
    const objects = this.#written();
    const packed = packObjects(objects);
    const stream = objects.push(packed.stream);
    const parts = [HEADER];
    const places: (readonly [kind: number, place: number, index: number])[] = [[0, 0, 0xffff]];
    let length = HEADER.length;
    for (const [index, object] of objects.entries()) {
      const number = index + 1;
      const at = packed.numbers.indexOf(number);
      places[number] = at >= 0 ? [2, stream, at] : [1, length, 0];
      if (!(object instanceof Buffer)) continue;
      const whole = wrap(number, object);
      parts.push(whole);
      length += whole.length;
    }
    const own = places.push([1, length, 0]) - 1;
    const table = streamOf(
      `/Type /XRef /Size ${places.length} /Root ${catalogue} /W [${COLUMNS.join(' ')}]`,
      Uint8Array.from(places.flatMap(rowOf)),
    );
    return Buffer.concat([
      ...parts,
      wrap(own, table),
      Buffer.from(`startxref\n${length}\n%%EOF\n`),
    ]);
  }

  /** @throws Error where an object was reserved and never set */
  #written(): PdfObject[] {
    return this.#objects.map((object, index) => {
      if (object === undefined) throw new Error(`Object ${index + 1} was reserved and not set.`);
      return object;
    });
  }
}

interface PackedObjects {
  readonly numbers: readonly number[];
  readonly stream: Buffer<ArrayBuffer>;
}

/** All objects but streams, in one stream. */
function packObjects(objects: readonly PdfObject[]): PackedObjects {
  const packed = objects.flatMap((object, index) =>
    typeof object === 'string' ? [{ number: index + 1, object }] : [],
  );
  let offset = 0;
  const header: number[] = [];
  for (const { number, object } of packed) {
    header.push(number, offset);
    offset += Buffer.byteLength(object) + 1;
  }
  const head = `${header.join(' ')} `;
  const stream = streamOf(
    `/Type /ObjStm /N ${packed.length} /First ${head.length}`,
    head + packed.map(({ object }) => `${object}\n`).join(''),
  );
  return { numbers: packed.map(({ number }) => number), stream };
}

function streamOf(entries: string, content: Uint8Array | string): Buffer<ArrayBuffer> {
  const deflated = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Filter /FlateDecode /Length ${deflated.length} >>\nstream\n`),
    deflated,
    Buffer.from('\nendstream'),
  ]);
}

const wrap = (number: number, object: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> =>
  Buffer.concat([Buffer.from(`${number} 0 obj\n`), object, Buffer.from('\nendobj\n')]);

/** A row of the cross-reference stream, each column's bytes from the highest. */
const rowOf = (row: readonly number[]): number[] =>
  COLUMNS.flatMap((width, column) =>
    Array.from(
      { length: width },
      (_, byte) => ((row[column] ?? 0) >> (8 * (width - 1 - byte))) & 0xff,
    ),
  );
