export { drawBoxes, type PageBox } from './picture/draw-boxes.js';
export { drawPage } from './picture/draw-page.js';
export { cutPages } from './cut-pages.js';
export { looksLikeLanguage } from './text/judge-quality.js';
export { linesOfWords } from './text/plain-lines.js';
export { installedLanguages } from './recognise/installed-languages.js';
export { PageNotRecognised } from './recognise/page-not-recognised.js';
export { startPageRecogniser, type PageRecogniser } from './recognise/page-recogniser.js';
export { recognitionName } from './recognise/recognition-name.js';
export { startEngine } from './pdfium/engine.js';
export { openPdf } from './open-pdf.js';
export { readPdfFile } from './read-pdf-file.js';
export type {
  Bookmark,
  PageObjects,
  PagePicture,
  PdfDocument,
  RenderOptions,
} from './pdf-document.js';
export { PDF_ERROR_CODES, PdfError } from './pdf-error.js';
