import { openPdf } from '@fde/pdf';
import { PDFDocument } from 'pdf-lib';

/** Pixels per point: 150 dpi, as office scanners use. */
const SCALE = 150 / 72;

/** A PDF with pictures of some pages, like a scan of them. */
export const picturePages = async (
  bytes: Uint8Array,
  pages: readonly number[],
): Promise<Uint8Array> => {
  const source = await openPdf(bytes);
  try {
    const target = await PDFDocument.create();
    for (const page of pages.filter((one) => one <= source.pageCount)) {
      const picture = await target.embedPng(await source.renderPng(page, { scale: SCALE }));
      const [width, height] = [picture.width / SCALE, picture.height / SCALE];
      target.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
    }
    return await target.save();
  } finally {
    source.close();
  }
};
