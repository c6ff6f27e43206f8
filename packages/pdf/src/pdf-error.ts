import { ServiceError } from '@fde/contracts/errors';

/**
 * What can be wrong with a PDF, or with the attempt to read it. The same bytes fail the same way, so only a
 * `pdf_crashed` that says so can be retried (`pdf_cancelled` is not a failure of the document at all).
 */
export const PDF_ERROR_CODES = [
  'pdf_file_not_found',
  'pdf_empty',
  'pdf_not_a_pdf',
  'pdf_encrypted',
  'pdf_truncated',
  'pdf_damaged',
  'pdf_too_large',
  'pdf_too_many_pages',
  'pdf_no_such_page',
  'pdf_time_limit',
  'pdf_memory_limit',
  'pdf_crashed',
  'pdf_cancelled',
] as const;

export type PdfErrorCode = (typeof PDF_ERROR_CODES)[number];

/** A document that cannot be read, with the cause in one readable sentence. */
export class PdfError extends ServiceError {
  declare readonly code: PdfErrorCode;

  constructor(
    code: PdfErrorCode,
    message: string,
    options: { cause?: unknown; retryable?: boolean } = {},
  ) {
    super(code, message, options);
    this.name = 'PdfError';
  }
}

export function isPdfErrorCode(code: unknown): code is PdfErrorCode {
  return PDF_ERROR_CODES.some((known) => known === code);
}
