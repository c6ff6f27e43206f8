import type { BoundingBox, PageText, Word } from '@fde/contracts';
import type { PdfDocument } from '@fde/pdf';
import { unlessDamaged } from './unless-damaged.js';

/** A table that was scanned fills at least this share of its page; a logo or a signature does not. */
const LEAST_SHARE = 0.12;
/**
 * How many words a page may print over a scan: its number, a stamp. Over the background of a designed page there are
 * more.
 */
const MOST_WORDS_ON_IT = 8;
/** How many shapes show that text is drawn as outlines, one per letter. A page of rules and boxes has fewer. */
const LEAST_OUTLINES = 60;

/** Whether a page without usable text shows anything: an empty page is not worth recognising. */
export function showsSomething(document: PdfDocument, page: number, plainText: string): boolean {
  if (plainText.trim() !== '') return true;
  const objects = unlessDamaged(() => document.pageObjects(page));
  return objects !== undefined && (objects.pictures.length > 0 || objects.shapes >= LEAST_OUTLINES);
}

/** Pictures on a text page that may show text missing from its text layer: half a page may be a scan. */
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
