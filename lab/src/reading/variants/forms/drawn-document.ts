import type { PdfDocument } from '@fde/pdf';
import { RecordedDocument } from '../../golden/recorded-document.js';
import type { WordPage } from './word-page.js';

const NO_OBJECTS = { pictures: [], shapes: 0 } as const;

/** Drawn pages as an open document: letters of every script without a font that has them. */
export const drawnDocument = (pages: readonly WordPage[]): PdfDocument => {
  const byPage = <T>(of: (page: WordPage) => T): Record<number, T> =>
    Object.fromEntries(pages.map((page, at) => [at + 1, of(page)]));
  return new RecordedDocument({
    sha256: 'drawn',
    pageCount: pages.length,
    bookmarks: [],
    plain: byPage((page) => page.plain()),
    positioned: byPage((page) => page.positioned()),
    reread: byPage(() => null),
    objects: byPage(() => NO_OBJECTS),
    shown: {},
  });
};
