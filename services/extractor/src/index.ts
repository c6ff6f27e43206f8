export { extractorService } from './extractor-service.js';
