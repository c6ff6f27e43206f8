export { busyPdf } from './busy-pdf.js';
export { endlessPagePdf } from './endless-page-pdf.js';
export { hostilePdfs, memoryBombPdf, smallPdf } from './hostile-pdfs.js';
export { CIPHERS, encryptedPdf, type Cipher, type Passwords } from './encrypted-pdf.js';
export { mutatePdf } from './mutate-pdf.js';
export { costlyPdfs } from './costly-pdfs.js';
export { jbig2Pdf, jpxPdf } from './picture-pdf.js';
export type { Bitmap } from './encode-jbig2.js';
