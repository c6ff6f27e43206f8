export { busyPdf } from './busy-pdf.js';
export {
  hostilePdfs,
  memoryBombPdf,
  pdfOf,
  smallPdf,
  streamOf,
  type HostilePdf,
} from './hostile-pdfs.js';
export { CIPHERS, encryptedPdf, type Cipher, type Passwords } from './encrypted-pdf.js';
export { mutatePdf } from './mutate-pdf.js';
export { costlyPdfs, type CostlyPdf } from './costly-pdfs.js';
export { jbig2Pdf, jpxPdf } from './picture-pdf.js';
export type { Bitmap } from './encode-jbig2.js';
