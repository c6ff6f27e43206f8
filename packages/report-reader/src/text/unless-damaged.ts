import { PdfError } from '@fde/pdf';

/** One page that cannot be loaded does not spoil the others. */
export function unlessDamaged<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof PdfError && error.code === 'pdf_damaged') return undefined;
    throw error;
  }
}
