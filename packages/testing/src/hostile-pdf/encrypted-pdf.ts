import { createHash } from 'node:crypto';
import { pdfOf, streamOf } from './hostile-pdfs.js';

export interface Passwords {
  /** Asked for to open the document; empty: anybody opens it. */
  readonly user: string;
  /** Asked for to change what may be done with it. */
  readonly owner: string;
}

/** Fills passwords up to 32 bytes (ISO 32000-1, 7.6.3.3, algorithm 2). */
const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const KEY_BYTES = 5;
/** Printing is allowed, nothing else. */
const PERMISSIONS = -60;
const FILE_ID = Buffer.from('00112233445566778899aabbccddeeff', 'hex');

/**
 * A page with these lines, encrypted by the standard security handler (revision 2, RC4 of 40 bits), as reports are
 * published that may be read but not copied from.
 */
export function encryptedPdf(
  lines: readonly (readonly [x: number, y: number, text: string])[],
  passwords: Passwords,
): Uint8Array {
  const owner = rc4(md5(padded(passwords.owner)).subarray(0, KEY_BYTES), padded(passwords.user));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(padded(passwords.user), owner, permissions, FILE_ID).subarray(0, KEY_BYTES);
  const shown = lines.map(([x, y, text]) => `1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj`);
  const content = Buffer.from(`BT /F 9 Tf\n${shown.join('\n')}\nET`, 'latin1');
  const id = `<${FILE_ID.toString('hex')}>`;
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
      streamOf('', rc4(keyOfObject(key, 4), content)),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${rc4(key, PADDING).toString('hex')}> /P ${PERMISSIONS} >>`,
    ],
    `/Encrypt 6 0 R /ID [${id} ${id}]`,
  );
}

const escaped = (text: string): string => text.replaceAll(/[()\\]/g, '\\$&');

const padded = (password: string): Buffer =>
  Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, PADDING.length);

const md5 = (...parts: readonly Buffer[]): Buffer =>
  createHash('md5').update(Buffer.concat(parts)).digest();

/** Each object has a key of its own (algorithm 1): its number in three bytes, its generation in two. */
const keyOfObject = (key: Buffer, number: number): Buffer =>
  md5(key, Buffer.from([number, 0, 0, 0, 0])).subarray(0, KEY_BYTES + 5);

/** OpenSSL 3 offers it no longer. */
function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index & 255] ?? 0;
  const swap = (a: number, b: number): void => {
    const kept = at(a);
    state[a & 255] = at(b);
    state[b & 255] = kept;
  };
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  j = 0;
  return Buffer.from(bytes).map((byte) => {
    i = (i + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  }) as Buffer;
}
