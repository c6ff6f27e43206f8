import { deflateSync } from 'node:zlib';
import { pdfOf, streamOf } from './hostile-pdfs.js';

/** Enough that a page takes seconds, but few enough not to exhaust memory. */
const STROKES = 100_000;

/**
 * A harmless and very small file whose pages each take the processor for a second or more: all share one drawing of a
 * hundred thousand strokes. It has no statement. `mark` makes it a different document for anyone who compares
 * contents.
 */
export function busyPdf(pages: number, mark = ''): Uint8Array {
  const drawing = `BT /F 10 Tf 72 700 Td (A page that takes long ${mark.replaceAll(/[^\w ]/g, '')}) Tj ET\n${'0 0 m 9 9 l S\n'.repeat(STROKES)}`;
  const first = 5;
  const kids = Array.from({ length: pages }, (_, index) => `${first + index} 0 R`).join(' ');
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F 4 0 R >> >> /Contents 3 0 R >>';
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    streamOf('/Filter /FlateDecode', deflateSync(Buffer.from(drawing, 'latin1'))),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...Array.from({ length: pages }, () => page),
  ]);
}
