/** Bounds on what is opened at all; a report of 1,000 pages or 100 MB is far beyond any that was measured. */
export interface PdfLimits {
  readonly maxBytes: number;
  readonly maxPages: number;
}

export const DEFAULT_PDF_LIMITS: PdfLimits = { maxBytes: 200 * 1024 * 1024, maxPages: 2000 };
