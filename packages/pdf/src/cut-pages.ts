import { inspectBytes, mentionsEncryption } from './inspect-bytes.js';
import { openPdf } from './open-pdf.js';
import { PdfError } from './pdf-error.js';

/** Pixels per point of the pictures that replace pages of a document that cannot be cut. */
const PICTURE_SCALE = 2.5;

/**
 * A small PDF of the given pages (1-based), in the given order, to show to a language model or a person. Encrypted
 * documents that open without a password cannot be copied object by object; their pages become pictures.
 *
 * @throws PdfError as `openPdf`, and pdf_no_such_page
 */
export async function cutPages(bytes: Uint8Array, pages: readonly number[]): Promise<Uint8Array> {
  inspectBytes(bytes);
  if (mentionsEncryption(bytes)) return drawPages(bytes, pages);
  try {
    return await copyPages(bytes, pages);
  } catch (error) {
    if (error instanceof PdfError) throw error;
    // A page that one parser cannot follow, the other may still paint.
    return drawPages(bytes, pages);
  }
}

/** Loaded only for a cut: loading it takes longer than reading a page. */
const loadPdfLib = () => import('pdf-lib');

async function copyPages(bytes: Uint8Array, pages: readonly number[]): Promise<Uint8Array> {
  const { PDFDocument } = await loadPdfLib();
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const count = source.getPageCount();
  for (const page of pages) {
    if (!Number.isInteger(page) || page < 1 || page > count) {
      throw new PdfError(
        'pdf_no_such_page',
        `There is no page ${page}: the document has ${count}.`,
      );
    }
  }
  const cut = await PDFDocument.create();
  const copies = await cut.copyPages(
    source,
    pages.map((page) => page - 1),
  );
  for (const copy of copies) cut.addPage(copy);
  return cut.save();
}

async function drawPages(bytes: Uint8Array, pages: readonly number[]): Promise<Uint8Array> {
  const { PDFDocument } = await loadPdfLib();
  const source = await openPdf(bytes);
  try {
    const cut = await PDFDocument.create();
    for (const page of pages) {
      const png = await cut.embedPng(await source.renderPng(page, { scale: PICTURE_SCALE }));
      const size = { width: png.width / PICTURE_SCALE, height: png.height / PICTURE_SCALE };
      cut.addPage([size.width, size.height]).drawImage(png, { x: 0, y: 0, ...size });
    }
    return await cut.save();
  } finally {
    source.close();
  }
}
