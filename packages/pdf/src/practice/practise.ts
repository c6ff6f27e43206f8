import { openPdf } from '../open-pdf.js';
import { practicePdf } from './practice-pdf.js';

/** Has the PDF engine do once, with a document of its own making, what readings ask of it. */
export async function practise(): Promise<void> {
  const document = await openPdf(await practicePdf());
  try {
    document.bookmarks();
    for (let page = 1; page <= document.pageCount; page++) {
      document.plainText(page);
      document.pageText(page);
      document.decipheredText(page);
      document.pageObjects(page);
      document.renderGrey(page);
      document.renderPixels(page);
    }
  } finally {
    document.close();
  }
}
