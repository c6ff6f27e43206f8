import { readFile } from 'node:fs/promises';
import { PdfError } from './pdf-error.js';

/** The bytes of a file; a missing file is a `pdf_file_not_found`. */
export async function readPdfFile(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw new PdfError('pdf_file_not_found', 'The file does not exist or cannot be read.', {
      cause,
    });
  }
}
