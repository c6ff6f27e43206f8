import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';

export interface Passwords {
  /** Asked for to open the document; empty: anybody opens it. */
  readonly user: string;
  /** Asked for to change what may be done with it. */
  readonly owner: string;
}

/** The ways of encrypting that the standard security handler has had, by the version of PDF that brought each. */
export const CIPHERS = {
  'RC4, 40 bits': '1.3',
  'RC4, 128 bits': '1.4',
  'AES, 128 bits': '1.7',
  'AES, 256 bits': '1.7ext3',
} as const;
export type Cipher = keyof typeof CIPHERS;

const WIDTH = 612;
const HEIGHT = 792;
const FONT_SIZE = 9;

/** A page with these lines, encrypted, as reports are published that may be read but not copied from. */
export async function encryptedPdf(
  lines: readonly (readonly [x: number, y: number, text: string])[],
  passwords: Passwords,
  cipher: Cipher = 'AES, 256 bits',
): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: [WIDTH, HEIGHT],
    margin: 0,
    pdfVersion: CIPHERS[cipher],
    userPassword: passwords.user,
    ownerPassword: passwords.owner,
    permissions: { printing: 'highResolution' },
  });
  document.font('Helvetica').fontSize(FONT_SIZE);
  // A PDF counts from the bottom, this library from the top.
  for (const [x, y, text] of lines)
    document.text(text, x, HEIGHT - y, { lineBreak: false, baseline: 'alphabetic' });
  document.end();
  return buffer(document);
}
