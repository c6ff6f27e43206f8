import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';

export interface Passwords {
  /** Needed to open the document; if empty, anybody can open it. */
  readonly user: string;
  /** Needed to change the permissions. */
  readonly owner: string;
}

/** The ciphers of the standard security handler, by the PDF version that introduced each. */
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

/** An encrypted page with these lines, like published reports that may be read but not copied from. */
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
