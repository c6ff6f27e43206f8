/** A picture in black and white; a byte for each pixel, row by row, 1 is black. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/**
 * The picture as JBIG2 (ITU-T T.88) the way PDF embeds it, without a file header: a page and one generic region in
 * arithmetic code.
 */
export function encodeJbig2({ width, height, pixels }: Bitmap): Uint8Array {
  const region = Buffer.concat([
    numbers(width, height, 0, 0),
    // Combined by OR; template 0, no typical prediction, and the usual places of its four adaptive pixels.
    Buffer.from([0, 0, 3, -1, -3, -1, 2, -2, -2, -2]),
    encodeRows({ width, height, pixels }),
  ]);
  // Resolution unknown, a white page, not striped.
  const page = Buffer.concat([numbers(width, height, 0, 0), Buffer.from([0, 0, 0])]);
  return Buffer.concat([segment(0, PAGE, page), segment(1, GENERIC_REGION, region)]);
}

const PAGE = 48;
const GENERIC_REGION = 38;

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
}

const segment = (number: number, type: number, data: Uint8Array): Buffer =>
  Buffer.concat([numbers(number), Buffer.from([type, 0, 1]), numbers(data.length), data]);

/** Pixels that predict a pixel, most significant bit first (T.88, figure 3): how far right, how far down. */
const CONTEXT = [
  [-2, -2],
  [-1, -2],
  [0, -2],
  [1, -2],
  [2, -2],
  [-3, -1],
  [-2, -1],
  [-1, -1],
  [0, -1],
  [1, -1],
  [2, -1],
  [3, -1],
  [-4, 0],
  [-3, 0],
  [-2, 0],
  [-1, 0],
] as const;

function encodeRows({ width, height, pixels }: Bitmap): Uint8Array {
  const coder = new ArithmeticCoder();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let context = 0;
      for (const [right, down] of CONTEXT) {
        const at = x + right;
        const inside = at >= 0 && at < width && y + down >= 0;
        context = (context << 1) | (inside ? (pixels[(y + down) * width + at] ?? 0) : 0);
      }
      coder.encode(context, pixels[y * width + x] ?? 0);
    }
  return coder.finish();
}

/** Estimates of probability (T.88, table E.1): its value, the next after the likelier and the rarer symbol, and whether they change places. */
const ESTIMATES: readonly (readonly [value: number, likely: number, rare: number, swap: 0 | 1])[] =
  [
    [0x5601, 1, 1, 1],
    [0x3401, 2, 6, 0],
    [0x1801, 3, 9, 0],
    [0x0ac1, 4, 12, 0],
    [0x0521, 5, 29, 0],
    [0x0221, 38, 33, 0],
    [0x5601, 7, 6, 1],
    [0x5401, 8, 14, 0],
    [0x4801, 9, 14, 0],
    [0x3801, 10, 14, 0],
    [0x3001, 11, 17, 0],
    [0x2401, 12, 18, 0],
    [0x1c01, 13, 20, 0],
    [0x1601, 29, 21, 0],
    [0x5601, 15, 14, 1],
    [0x5401, 16, 14, 0],
    [0x5101, 17, 15, 0],
    [0x4801, 18, 16, 0],
    [0x3801, 19, 17, 0],
    [0x3401, 20, 18, 0],
    [0x3001, 21, 19, 0],
    [0x2801, 22, 19, 0],
    [0x2401, 23, 20, 0],
    [0x2201, 24, 21, 0],
    [0x1c01, 25, 22, 0],
    [0x1801, 26, 23, 0],
    [0x1601, 27, 24, 0],
    [0x1401, 28, 25, 0],
    [0x1201, 29, 26, 0],
    [0x1101, 30, 27, 0],
    [0x0ac1, 31, 28, 0],
    [0x09c1, 32, 29, 0],
    [0x08a1, 33, 30, 0],
    [0x0521, 34, 31, 0],
    [0x0441, 35, 32, 0],
    [0x02a1, 36, 33, 0],
    [0x0221, 37, 34, 0],
    [0x0141, 38, 35, 0],
    [0x0111, 39, 36, 0],
    [0x0085, 40, 37, 0],
    [0x0049, 41, 38, 0],
    [0x0025, 42, 39, 0],
    [0x0015, 43, 40, 0],
    [0x0009, 44, 41, 0],
    [0x0005, 45, 42, 0],
    [0x0001, 45, 43, 0],
    [0x5601, 46, 46, 0],
  ];

const ALL_ONES = 0xff;
/** The bit of the code register that is carried into the byte before. */
const CARRY = 0x8000000;

/** The MQ coder (T.88, annex E). */
class ArithmeticCoder {
  readonly #states = new Uint8Array(1 << CONTEXT.length);
  readonly #likelier = new Uint8Array(1 << CONTEXT.length);
  /** The first is never written: a carry into it cannot happen. */
  readonly #bytes: number[] = [0];
  #interval = 0x8000;
  #code = 0;
  #shifts = 12;

  encode(context: number, bit: number): void {
    const [value, likely, rare, swap] = ESTIMATES[this.#states[context] ?? 0] ?? [0x5601, 0, 0, 0];
    const isLikely = bit === this.#likelier[context];
    this.#interval -= value;
    if (isLikely && this.#interval >= 0x8000) {
      this.#code += value;
      return;
    }
    // Whichever symbol has the smaller part of the interval takes its lower end.
    if (isLikely === this.#interval < value) this.#interval = value;
    else this.#code += value;
    if (!isLikely && swap === 1) this.#likelier[context] = bit;
    this.#states[context] = isLikely ? likely : rare;
    this.#renormalise();
  }

  finish(): Uint8Array {
    const most = this.#code + this.#interval;
    this.#code = Math.floor(this.#code / 0x10000) * 0x10000 + 0xffff;
    if (this.#code >= most) this.#code -= 0x8000;
    this.#code *= 2 ** this.#shifts;
    this.#writeByte();
    this.#code *= 2 ** this.#shifts;
    this.#writeByte();
    if (this.#bytes.at(-1) !== 0xff) this.#bytes.push(0xff);
    return Uint8Array.from([...this.#bytes.slice(1), 0xac]);
  }

  #renormalise(): void {
    do {
      this.#interval *= 2;
      this.#code *= 2;
      this.#shifts -= 1;
      if (this.#shifts === 0) this.#writeByte();
    } while (this.#interval < 0x8000);
  }

  /** After a byte of all ones the next has seven bits, so that no carry runs through it. */
  #writeByte(): void {
    if (this.#code >= CARRY && this.#last() !== ALL_ONES) {
      this.#bytes.push((this.#bytes.pop() ?? 0) + 1);
      this.#code -= CARRY;
    }
    const bits = this.#last() === ALL_ONES ? 7 : 8;
    const unit = CARRY / 2 ** bits;
    const byte = Math.floor(this.#code / unit);
    this.#bytes.push(byte);
    this.#code -= byte * unit;
    this.#shifts = bits;
  }

  #last(): number {
    return this.#bytes.at(-1) ?? 0;
  }
}
