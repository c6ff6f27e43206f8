import type { OperationName } from '../api/client.js';
import type { Texts } from '../messages/use-texts.js';

const IN_ORDER: Record<OperationName, null> = {
  extract_company: null,
  scrape_company: null,
  recompile_company: null,
  process_company_documents: null,
  process_document: null,
  download_document: null,
  classify_document: null,
  extract_document: null,
};
/** In the order in which they are offered. */
export const OPERATIONS = Object.keys(IN_ORDER) as OperationName[];

/** What a task does, in a reader's words. */
export const operationText = (t: Texts, operation: OperationName): string =>
  t(`tasks.operations.${operation}`);
