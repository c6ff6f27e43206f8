import { readFile } from 'node:fs/promises';
import { encodeJbig2, type Bitmap } from './encode-jbig2.js';
import { pdfOf, streamOf } from './hostile-pdfs.js';

/** A letter page that shows only this picture, in JBIG2 as scanners write it. */
export function jbig2Pdf(picture: Bitmap): Uint8Array {
  const dictionary = `/Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceGray /BitsPerComponent 1`;
  return picturePdf(`${dictionary} /Filter /JBIG2Decode`, encodeJbig2(picture));
}

/**
 * A balance sheet of ten rows as one picture in JPEG 2000. No package here writes that format: the page was drawn at
 * 158 dpi and compressed with OpenJPEG 2.5 (`opj_compress -r 160`).
 */
export async function jpxPdf(): Promise<Uint8Array> {
  const picture = await readFile(new URL('../../fixtures/balance-sheet.jp2', import.meta.url));
  return picturePdf('/Width 1346 /Height 1742 /Filter /JPXDecode', picture);
}

function picturePdf(dictionary: string, picture: Uint8Array): Uint8Array {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>',
    streamOf('', Buffer.from('612 0 0 792 0 0 cm /I Do', 'latin1')),
    streamOf(`/Type /XObject /Subtype /Image ${dictionary}`, picture),
  ]);
}
