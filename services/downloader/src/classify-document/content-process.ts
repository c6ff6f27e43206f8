/**
 * The process that reads a document to classify it: a document that exhausts memory or time, or
 * crashes its reader, costs only this process.
 */
import { openPdf, PdfError } from '@fde/pdf';
import type { DocumentText } from '@fde/report-classification';

export interface ContentRequest {
  readonly bytes: Uint8Array;
  readonly maxPages: number;
}
export type ContentReply =
  | { readonly text: DocumentText }
  | { readonly error: { readonly code: string; readonly message: string } };

/** Text beyond this does not help to classify a document, but would have to be sent. */
const MAX_LETTERS = 8_000_000;
const SHAPE_PAGES = 3;

const read = async ({ bytes, maxPages }: ContentRequest): Promise<DocumentText> => {
  const document = await openPdf(bytes);
  try {
    const pages: string[] = [];
    let letters = 0;
    for (
      let page = 1;
      page <= Math.min(document.pageCount, maxPages) && letters < MAX_LETTERS;
      page += 1
    ) {
      const text = document.plainText(page);
      letters += text.length;
      pages.push(text);
    }
    const shapes = pages.slice(0, SHAPE_PAGES).map((_, index) => document.pageText(index + 1));
    return {
      pageCount: document.pageCount,
      pages,
      landscape: shapes.length > 0 && shapes.every(({ width, height }) => width > height),
    };
  } finally {
    document.close();
  }
};

process.once('message', (request: ContentRequest) => {
  read(request)
    .then(
      (text): ContentReply => ({ text }),
      (error: unknown): ContentReply => ({
        error:
          error instanceof PdfError
            ? { code: error.code, message: error.message }
            : { code: 'pdf_crashed', message: 'The document could not be read.' },
      }),
    )
    .then((reply) => process.send?.(reply, () => process.disconnect()))
    .catch(() => process.exit(1));
});
// The service is gone.
process.on('disconnect', () => process.exit(0));
