export { readContent } from './classify-document/read-content.js';
export { downloaderService } from './downloader-service.js';
