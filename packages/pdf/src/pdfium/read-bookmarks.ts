import type { Bookmark } from '../pdf-document.js';
import type { PdfiumEngine } from './engine.js';

/** More than an outline has; an outline that leads back to itself ends here. */
const MOST_BOOKMARKS = 2_000;
const DEEPEST = 6;
/** A title in UTF-16 that is longer is not read. */
const MOST_TITLE_BYTES = 1_000;
const ROOT = 0;

/** The outline of a loaded document, in its order, without entries that lead to no page of it. */
export function readBookmarks(engine: PdfiumEngine, document: number): Bookmark[] {
  const { pdfium } = engine;
  const found: Bookmark[] = [];
  let left = MOST_BOOKMARKS;
  const walk = (parent: number, depth: number): void => {
    let at = pdfium.FPDFBookmark_GetFirstChild(document, parent);
    for (; at !== 0 && left > 0; at = pdfium.FPDFBookmark_GetNextSibling(document, at)) {
      left--;
      const page = pageOf(engine, document, at);
      if (page > 0) found.push({ title: titleOf(engine, at), page });
      if (depth < DEEPEST) walk(at, depth + 1);
    }
  };
  walk(ROOT, 1);
  return found;
}

/** 1-based; 0 for a bookmark that leads nowhere in this document. */
function pageOf({ pdfium }: PdfiumEngine, document: number, bookmark: number): number {
  const own = pdfium.FPDFBookmark_GetDest(document, bookmark);
  const action = own === 0 ? pdfium.FPDFBookmark_GetAction(bookmark) : 0;
  const destination = action === 0 ? own : pdfium.FPDFAction_GetDest(document, action);
  return destination === 0 ? 0 : pdfium.FPDFDest_GetDestPageIndex(document, destination) + 1;
}

function titleOf({ pdfium }: PdfiumEngine, bookmark: number): string {
  const bytes = pdfium.FPDFBookmark_GetTitle(bookmark, 0, 0);
  if (bytes <= 2 || bytes > MOST_TITLE_BYTES) return '';
  const buffer = pdfium.malloc(bytes);
  pdfium.FPDFBookmark_GetTitle(bookmark, buffer, bytes);
  const title = Buffer.from(pdfium.memory.buffer, buffer, bytes - 2).toString('utf16le');
  pdfium.free(buffer);
  return title;
}
