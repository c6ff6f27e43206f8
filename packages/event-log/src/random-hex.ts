import { randomBytes } from 'node:crypto';

/** A call of the system's generator costs as much for a few bytes as for thousands. */
const KEPT_BYTES = 4_096;

let kept = Buffer.alloc(0);
let used = 0;

/** As many random bytes, in hexadecimal digits. */
export const randomHex = (bytes: number): string => {
  if (used + bytes > kept.length) {
    kept = randomBytes(Math.max(KEPT_BYTES, bytes));
    used = 0;
  }
  const hex = kept.toString('hex', used, used + bytes);
  used += bytes;
  return hex;
};
