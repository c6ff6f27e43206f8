/**
 * The process that renders page pictures: a document that exhausts memory or time, or crashes its
 * reader, costs only this process. Keeps the last document open, because people view its pages one
 * after the other.
 */
import { ServiceError, type BoundingBox } from '@fde/contracts';
import { drawBoxes, drawPage, openPdf, type PagePicture } from '@fde/pdf';
import { readFile } from 'node:fs/promises';
import type { PictureAnswer, PictureJob, RenderedPage } from './picture-job.js';

const MAX_PIXELS = 12_000_000;
const BOX_COLOUR = '#d64524';
const BOX_POINTS = 2;

/** A document whose pages can be drawn. */
interface OpenDocument {
  readonly pageCount: number;
  draw(
    page: number,
    width: number,
  ): Promise<{ readonly picture: PagePicture; readonly width: number; readonly height: number }>;
  close(): void;
}

let open: { readonly file: string; readonly document: OpenDocument } | undefined;

const openPages = async (file: string): Promise<OpenDocument> => {
  const document = await openPdf(file);
  return {
    pageCount: document.pageCount,
    draw: async (page, pixels) => {
      const { width, height } = document.pageText(page);
      const options = { scale: pixels / width, maxPixels: MAX_PIXELS };
      return { picture: document.renderPixels(page, options), width, height };
    },
    close: () => document.close(),
  };
};

/** A document in HTML has the pages that its reading lays out. */
const layOutPages = async (file: string): Promise<OpenDocument> => {
  const { readWebPage } = await import('@fde/tagged-report/web-page');
  const pages = readWebPage(await readFile(file));
  return {
    pageCount: pages.length,
    draw: async (number, pixels) => {
      const page = pages[number - 1];
      if (page === undefined)
        throw new ServiceError(
          'pdf_no_such_page',
          `There is no page ${number}: the document has ${pages.length}.`,
        );
      const { width, height } = page;
      const options = { scale: pixels / width, maxPixels: MAX_PIXELS };
      return { picture: await drawPage(page, options), width, height };
    },
    close: () => undefined,
  };
};

const documentOf = async (file: string): Promise<OpenDocument> => {
  if (open?.file === file) return open.document;
  open?.document.close();
  open = undefined;
  const document = await (/html$/.test(file) ? layOutPages(file) : openPages(file));
  open = { file, document };
  return document;
};

const render = async (job: PictureJob): Promise<RenderedPage> => {
  const document = await documentOf(job.file);
  const { picture, width, height } = await document.draw(job.page, job.width);
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
