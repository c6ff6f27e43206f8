/**
 * The process that reads a document to classify it: a document that exhausts memory or time, or
 * crashes its reader, costs only this process.
 */
import { ServiceError, type PageText } from '@fde/contracts';
import { openPdf } from '@fde/pdf';
import type { DocumentText } from '@fde/report-classification';

export interface ContentRequest {
  readonly bytes: Uint8Array;
  readonly kind: 'pdf' | 'html';
  readonly maxPages: number;
}
export type ContentReply =
  | { readonly text: DocumentText }
  | { readonly error: { readonly code: string; readonly message: string } };

/** Text beyond this does not help to classify a document, but would have to be sent. */
const MAX_LETTERS = 8_000_000;
const SHAPE_PAGES = 3;

/** The pages of a document, as far as classifying it needs them. */
interface Pages {
  readonly pageCount: number;
  textOf(page: number): string;
  shapeOf(page: number): Pick<PageText, 'width' | 'height'>;
}

const textOf = ({ pageCount, ...pages }: Pages, maxPages: number): DocumentText => {
  const texts: string[] = [];
  let letters = 0;
  for (let page = 1; page <= Math.min(pageCount, maxPages) && letters < MAX_LETTERS; page += 1) {
    const text = pages.textOf(page);
    letters += text.length;
    texts.push(text);
  }
  const shapes = texts.slice(0, SHAPE_PAGES).map((_, index) => pages.shapeOf(index + 1));
  return {
    pageCount,
    pages: texts,
    landscape: shapes.length > 0 && shapes.every(({ width, height }) => width > height),
  };
};

const readPdf = async ({ bytes, maxPages }: ContentRequest): Promise<DocumentText> => {
  const document = await openPdf(bytes);
  try {
    return textOf(
      {
        pageCount: document.pageCount,
        textOf: (page) => document.plainText(page),
        shapeOf: (page) => document.pageText(page),
      },
      maxPages,
    );
  } finally {
    document.close();
  }
};

/** A web page has the pages that its HTML makes; the width of its tables says nothing about its form. */
const readHtml = async ({ bytes, maxPages }: ContentRequest): Promise<DocumentText> => {
  const { plainTextOf, readWebPage } = await import('@fde/tagged-report/web-page');
  const laidOut = readWebPage(bytes);
  const texts = laidOut.slice(0, maxPages).map(plainTextOf);
  return textOf(
    {
      pageCount: laidOut.length,
      textOf: (page) => texts[page - 1] ?? '',
      shapeOf: () => ({ width: 0, height: 0 }),
    },
    maxPages,
  );
};

const read = (request: ContentRequest): Promise<DocumentText> =>
  request.kind === 'html' ? readHtml(request) : readPdf(request);

process.once('message', (request: ContentRequest) => {
  read(request)
    .then(
      (text): ContentReply => ({ text }),
      (error: unknown): ContentReply => ({
        error:
          error instanceof ServiceError
            ? { code: error.code, message: error.message }
            : { code: 'pdf_crashed', message: 'The document could not be read.' },
      }),
    )
    .then((reply) => process.send?.(reply, () => process.disconnect()))
    .catch(() => process.exit(1));
});
// The service is gone.
process.on('disconnect', () => process.exit(0));
