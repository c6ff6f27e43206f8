export { busyPdf } from './busy-pdf.js';
export {
  hostilePdfs,
  memoryBombPdf,
  pdfOf,
  smallPdf,
  streamOf,
  type HostilePdf,
} from './hostile-pdfs.js';
export { mutatePdf } from './mutate-pdf.js';
