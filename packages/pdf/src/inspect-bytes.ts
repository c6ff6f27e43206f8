import { PdfError } from './pdf-error.js';
import { DEFAULT_PDF_LIMITS, type PdfLimits } from './pdf-limits.js';
import { whatItIs } from './what-it-is.js';

/** Readers accept a header anywhere in the first 1,024 bytes (ISO 32000-1, annex H, note 13). */
const HEADER_WINDOW = 1024;

/**
 * Looks only at the bytes: enough to name what the server sent instead of a PDF.
 *
 * @throws PdfError pdf_empty, pdf_too_large, pdf_not_a_pdf
 */
export function inspectBytes(bytes: Uint8Array, limits: Partial<PdfLimits> = {}): void {
  const maxBytes = limits.maxBytes ?? DEFAULT_PDF_LIMITS.maxBytes;
  if (bytes.length === 0) throw new PdfError('pdf_empty', 'The file is empty.');
  if (bytes.length > maxBytes) {
    throw new PdfError(
      'pdf_too_large',
      `The file has ${bytes.length} bytes; at most ${maxBytes} are read.`,
    );
  }
  const head = Buffer.from(
    bytes.buffer,
    bytes.byteOffset,
    Math.min(bytes.length, HEADER_WINDOW),
  ).toString('latin1');
  if (!head.includes('%PDF-'))
    throw new PdfError('pdf_not_a_pdf', `The file is not a PDF: ${whatItIs(head)}.`);
}

/** Whether the file is complete: has `%%EOF` or at least `startxref` near its end. */
export function looksTruncated(bytes: Uint8Array): boolean {
  const tail = Buffer.from(
    bytes.buffer,
    bytes.byteOffset + Math.max(0, bytes.length - 2048),
    Math.min(2048, bytes.length),
  );
  return !tail.includes('%%EOF') && !tail.includes('startxref');
}

/** Whether the trailer names an encryption dictionary. */
export function mentionsEncryption(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('/Encrypt');
}
