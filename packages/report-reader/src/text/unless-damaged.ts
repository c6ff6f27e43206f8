import { PdfError } from '@fde/pdf';

/** Undefined for a damaged page, so that one bad page does not fail the others. */
export function unlessDamaged<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof PdfError && error.code === 'pdf_damaged') return undefined;
    throw error;
  }
}
