import type { BoundingBox, PageText, Word } from '@fde/contracts';
import type { PdfDocument } from '@fde/pdf';
import { unlessDamaged } from './unless-damaged.js';

/** A table that was scanned fills at least this share of its page; a logo or a signature does not. */
const LEAST_SHARE = 0.12;
/** Words that the page prints on a scan: its number, a stamp. A background of a designed page has more on it. */
const MOST_WORDS_ON_IT = 8;
/** Shapes of a page whose text is drawn as outlines: each letter is one. A page of rules and boxes has fewer. */
const LEAST_OUTLINES = 60;

/** Whether something is to be seen on a page without usable text: an empty page is not worth recognising. */
export function showsSomething(document: PdfDocument, page: number, plainText: string): boolean {
  if (plainText.trim() !== '') return true;
  const objects = unlessDamaged(() => document.pageObjects(page));
  return objects !== undefined && (objects.pictures.length > 0 || objects.shapes >= LEAST_OUTLINES);
}

/** The pictures on a page of text that may show text which the page does not say: half a page may be a scan. */
export function unreadPictures(document: PdfDocument, text: PageText): BoundingBox[] {
  const pictures = unlessDamaged(() => document.pageObjects(text.page))?.pictures ?? [];
  return pictures.filter(
    (box) => shareOf(box, text) >= LEAST_SHARE && wordsIn(box, text.words) <= MOST_WORDS_ON_IT,
  );
}

function shareOf([x0, y0, x1, y1]: BoundingBox, { width, height }: PageText): number {
  const across = Math.min(x1, width) - Math.max(x0, 0);
  const down = Math.min(y1, height) - Math.max(y0, 0);
  return (Math.max(0, across) * Math.max(0, down)) / (width * height);
}

function wordsIn([x0, y0, x1, y1]: BoundingBox, words: readonly Word[]): number {
  const isIn = (word: Word): boolean => {
    const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
    return x > x0 && x < x1 && y > y0 && y < y1;
  };
  return words.filter(isIn).length;
}
