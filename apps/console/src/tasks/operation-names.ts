import type { OperationName } from '../api/client.js';

/** What a task does, in a reader's words. */
export const OPERATION_LABELS: Record<OperationName, string> = {
  extract_company: 'Full pipeline',
  scrape_company: 'Find documents',
  recompile_company: 'Recompile statements',
  process_company_documents: 'Process all documents',
  process_document: 'Process document',
  download_document: 'Download document',
  classify_document: 'Classify document',
  extract_document: 'Read statements',
};

/** `scraping_website` -> "scraping website" */
export const stepLabel = (step: string): string => step.replaceAll('_', ' ');
