export {
  ExtractDocument,
  type ExtractDocumentOptions,
} from './extract-document/extract-document.js';
export { EXTRACTOR_SETTINGS } from './extractor-settings.js';
export type { StatementsReader } from './extract-document/second-reading.js';
export { extractorService } from './extractor-service.js';
