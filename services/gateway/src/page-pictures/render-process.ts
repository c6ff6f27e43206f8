/**
 * The process that renders page pictures: a PDF that exhausts memory or time, or crashes its
 * reader, costs only this process. Keeps the last document open, because people view its pages one
 * after the other.
 */
import { ServiceError, type BoundingBox } from '@fde/contracts';
import { drawBoxes, openPdf, type PdfDocument } from '@fde/pdf';
import type { PictureAnswer, PictureJob, RenderedPage } from './picture-job.js';

const MAX_PIXELS = 12_000_000;
const BOX_COLOUR = '#d64524';
const BOX_POINTS = 2;
let open: { readonly file: string; readonly document: PdfDocument } | undefined;

const documentOf = async (file: string): Promise<PdfDocument> => {
  if (open?.file === file) return open.document;
  open?.document.close();
  open = undefined;
  const document = await openPdf(file);
  open = { file, document };
  return document;
};

const render = async (job: PictureJob): Promise<RenderedPage> => {
  const document = await documentOf(job.file);
  const { width, height } = document.pageText(job.page);
  const picture = document.renderPixels(job.page, {
    scale: job.width / width,
    maxPixels: MAX_PIXELS,
  });
  const boxes =
    job.box === null
      ? []
      : [{ bbox: [...job.box] as BoundingBox, colour: BOX_COLOUR, thickness: BOX_POINTS }];
  return {
    png: await drawBoxes(picture, boxes),
    pageWidth: width,
    pageHeight: height,
    pageCount: document.pageCount,
  };
};

const answer = async (job: PictureJob): Promise<PictureAnswer> => {
  try {
    return { id: job.id, ok: true, ...(await render(job)) };
  } catch (error) {
    const known = error instanceof ServiceError;
    return {
      id: job.id,
      ok: false,
      code: known ? error.code : 'pdf_crashed',
      message: known ? error.message : 'The page cannot be rendered',
    };
  }
};

process.on('message', (job: PictureJob) => {
  void answer(job).then((reply) => process.send?.(reply));
});
// The gateway is gone.
process.on('disconnect', () => process.exit(0));
