export { drawBoxes, type PageBox } from './picture/draw-boxes.js';
export { cutPages } from './cut-pages.js';
export { looksLikeLanguage } from './text/judge-quality.js';
export { linesOfWords } from './text/plain-lines.js';
export { installedLanguages } from './recognise/installed-languages.js';
export { PageNotRecognised } from './recognise/page-not-recognised.js';
export { startPageRecogniser, type PageRecogniser } from './recognise/page-recogniser.js';
export {
  DEFAULT_RECOGNITION_LANGUAGES,
  recognitionName,
  type RecognitionOptions,
} from './recognise/recognition-name.js';
export { inspectBytes } from './inspect-bytes.js';
export { inspectPdf, type PdfFacts } from './inspect-pdf.js';
export { startEngine } from './pdfium/engine.js';
export { openPdf, type OpenPdfOptions } from './open-pdf.js';
export { readPdfFile } from './read-pdf-file.js';
export type {
  Bookmark,
  PageObjects,
  PagePicture,
  PdfDocument,
  RenderOptions,
} from './pdf-document.js';
export { isPdfErrorCode, PDF_ERROR_CODES, PdfError, type PdfErrorCode } from './pdf-error.js';
export { DEFAULT_PDF_LIMITS, type PdfLimits } from './pdf-limits.js';
