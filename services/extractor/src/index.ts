export {
  ExtractDocument,
  type ExtractDocumentOptions,
} from './extract-document/extract-document.js';
export { EXTRACTOR_SETTINGS } from './extractor-settings.js';
export type { SecondReader } from './extract-document/second-reading.js';
