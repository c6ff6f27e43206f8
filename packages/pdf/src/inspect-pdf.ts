import { openPdf, type OpenPdfOptions } from './open-pdf.js';
import { inspectBytes, looksTruncated } from './inspect-bytes.js';
import { readPdfFile } from './read-pdf-file.js';

export interface PdfFacts {
  readonly pageCount: number;
  readonly bytes: number;
  /** The end of the file is missing, but pages could be recovered. */
  readonly truncated: boolean;
}

/**
 * Whether this is a PDF that can be read, and its size.
 *
 * @throws PdfError that names what is wrong: see PDF_ERROR_CODES
 */
export async function inspectPdf(
  source: Uint8Array | string,
  options: OpenPdfOptions = {},
): Promise<PdfFacts> {
  const bytes = typeof source === 'string' ? await readPdfFile(source) : source;
  inspectBytes(bytes, options);
  const document = await openPdf(bytes, options);
  document.close();
  return { pageCount: document.pageCount, bytes: bytes.length, truncated: looksTruncated(bytes) };
}
