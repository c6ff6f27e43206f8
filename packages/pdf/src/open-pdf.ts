import { inspectBytes, looksTruncated } from './inspect-bytes.js';
import type { PdfDocument } from './pdf-document.js';
import { PdfError } from './pdf-error.js';
import { DEFAULT_PDF_LIMITS, type PdfLimits } from './pdf-limits.js';
import { pdfiumEngine, type PdfiumEngine } from './pdfium/engine.js';
import { PdfiumDocument } from './pdfium/pdfium-document.js';
import { readPdfFile } from './read-pdf-file.js';

export type OpenPdfOptions = Partial<PdfLimits>;

/**
 * Opens a PDF from its bytes or a file.
 *
 * @throws PdfError that names what is wrong: see PDF_ERROR_CODES
 */
export async function openPdf(
  source: Uint8Array | string,
  options: OpenPdfOptions = {},
): Promise<PdfDocument> {
  const bytes = typeof source === 'string' ? await readPdfFile(source) : source;
  inspectBytes(bytes, options);
  const engine = await pdfiumEngine();
  return engine.guard(() => load(engine, bytes, options.maxPages ?? DEFAULT_PDF_LIMITS.maxPages));
}

function load(engine: PdfiumEngine, bytes: Uint8Array, maxPages: number): PdfDocument {
  const { pdfium } = engine;
  const pointer = engine.copyIn(bytes);
  const handle = pdfium.FPDF_LoadMemDocument(pointer, bytes.length, 0);
  if (handle === 0) {
    const error = loadError(pdfium.FPDF_GetLastError(), bytes);
    pdfium.free(pointer);
    throw error;
  }
  const pageCount = pdfium.FPDF_GetPageCount(handle);
  const problem = pageProblem(pageCount, maxPages, bytes);
  if (problem !== undefined) {
    pdfium.FPDF_CloseDocument(handle);
    pdfium.free(pointer);
    throw problem;
  }
  return new PdfiumDocument(engine, handle, { pointer, length: bytes.length }, pageCount);
}

function pageProblem(pageCount: number, maxPages: number, bytes: Uint8Array): PdfError | undefined {
  if (pageCount > maxPages) {
    return new PdfError(
      'pdf_too_many_pages',
      `The document has ${pageCount} pages; at most ${maxPages} are read.`,
    );
  }
  if (pageCount > 0) return undefined;
  return looksTruncated(bytes)
    ? new PdfError('pdf_truncated', 'The file breaks off: none of its pages is complete.')
    : new PdfError('pdf_damaged', 'The document has no pages.');
}

/** Error numbers of FPDF_GetLastError (fpdfview.h): 3 format, 4 password, 5 security handler. */
function loadError(code: number, bytes: Uint8Array): PdfError {
  if (code === 4)
    return new PdfError('pdf_encrypted', 'The document is encrypted and asks for a password.');
  if (code === 5)
    return new PdfError(
      'pdf_encrypted',
      'The document is encrypted by a method that cannot be opened.',
    );
  if (looksTruncated(bytes))
    return new PdfError('pdf_truncated', 'The file breaks off: its end is missing.');
  return new PdfError('pdf_damaged', 'The structure of the document is damaged beyond repair.');
}
