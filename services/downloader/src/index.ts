export {
  downloadDocumentHandler,
  type DownloadDocumentDependencies,
} from './download-document/download-document-handler.js';
export {
  DOWNLOADER_SETTINGS,
  downloaderSettingsFrom,
  type DownloaderSettings,
} from './downloader-settings.js';
export {
  classifyDocumentHandler,
  type ClassifyDocumentDependencies,
} from './classify-document/classify-document-handler.js';
export { opinionFrom, type AskOpinion } from './classify-document/second-opinion.js';
export { readContent, type ContentLimits } from './classify-document/read-content.js';
export { downloaderService } from './downloader-service.js';
