import { seededRandom } from '../fixture-reports/seeded-random.js';

/**
 * Damages a PDF in one to three ways, the same for the same seed: flipped, lost, doubled, swapped and foreign bytes,
 * numbers that are too large, references that point elsewhere.
 */
export function mutatePdf(source: Uint8Array, other: Uint8Array, seed: number): Uint8Array {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * Math.max(1, limit));
  let bytes: Uint8Array = Uint8Array.from(source);
  for (let round = 1 + below(3); round > 0; round--) {
    const mutation = MUTATIONS[below(MUTATIONS.length)];
    if (mutation !== undefined && bytes.length > 0) bytes = mutation(bytes, below, other);
  }
  return bytes;
}

type Mutation = (
  bytes: Uint8Array,
  below: (limit: number) => number,
  other: Uint8Array,
) => Uint8Array;

const flipBytes: Mutation = (bytes, below) => {
  const copy = Uint8Array.from(bytes);
  for (let count = 1 + below(40); count > 0; count--) copy[below(copy.length)] = below(256);
  return copy;
};

const truncate: Mutation = (bytes, below) => bytes.slice(0, 1 + below(bytes.length));

const loseChunk: Mutation = (bytes, below) => {
  const at = below(bytes.length);
  return join(bytes.slice(0, at), bytes.slice(at + 1 + below(400)));
};

const doubleChunk: Mutation = (bytes, below) => {
  const at = below(bytes.length);
  const chunk = bytes.slice(at, at + 1 + below(2000));
  return join(bytes.slice(0, at), chunk, chunk, bytes.slice(at));
};

const splice: Mutation = (bytes, below, other) => {
  const at = below(bytes.length);
  const from = below(other.length);
  return join(bytes.slice(0, at), other.slice(from, from + 1 + below(3000)), bytes.slice(at));
};

const HUGE = ['99999999999', '-1', '0', '2147483647', '4294967296', '1e40', '65536'];

const growNumber: Mutation = (bytes, below) =>
  replaceOne(bytes, /\d+(?= |\/|>|\])/g, below, () => HUGE[below(HUGE.length)] ?? '0');

const pointElsewhere: Mutation = (bytes, below) =>
  replaceOne(bytes, /\d+ 0 R/g, below, () => `${below(40)} 0 R`);

const NAMES = [
  '/Kids',
  '/Parent',
  '/Contents',
  '/Font',
  '/Filter /FlateDecode',
  '/Filter /LZWDecode',
  '/Resources',
  '/ToUnicode',
  '/Length',
  '/W [1 9 9]',
  '/Rotate 45',
  '/MediaBox [0 0 0 0]',
];

const renameKey: Mutation = (bytes, below) =>
  replaceOne(bytes, /\/[A-Z][A-Za-z]+/g, below, () => NAMES[below(NAMES.length)] ?? '/X');

const MUTATIONS: readonly Mutation[] = [
  flipBytes,
  flipBytes,
  truncate,
  loseChunk,
  doubleChunk,
  splice,
  growNumber,
  growNumber,
  growNumber,
  pointElsewhere,
  pointElsewhere,
  renameKey,
];

function replaceOne(
  bytes: Uint8Array,
  pattern: RegExp,
  below: (limit: number) => number,
  replacement: () => string,
): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const matches = [...text.matchAll(pattern)];
  const match = matches[below(matches.length)];
  if (match === undefined) return bytes;
  return Buffer.from(
    text.slice(0, match.index) + replacement() + text.slice(match.index + match[0].length),
    'latin1',
  );
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}
