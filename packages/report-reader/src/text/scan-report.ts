import type { PageText } from '@fde/contracts';
import { looksLikeLanguage, type PdfDocument } from '@fde/pdf';
import type { ReadingProgress } from '../reading-options.js';
import { unlessDamaged } from './unless-damaged.js';
import { showsSomething } from './unread-pictures.js';

/** A page with fewer characters shows a picture, or nothing. */
const FEWEST_CHARACTERS = 25;
/** Words of a page's number: "Page 47". */
const MOST_WORDS_OF_A_NUMBER = 2;

type OnProgress = (progress: ReadingProgress) => void;

/** Positioned text of some pages, without damaged ones; the quality of a blank one is good. */
export function readPositions(
  document: PdfDocument,
  pages: readonly number[],
  onProgress: OnProgress,
): PageText[] {
  return pages.flatMap((page, index) => {
    const text = unlessDamaged(() => document.pageText(page));
    onProgress({ phase: 'reading_pages', done: index + 1, total: pages.length });
    return text === undefined ? [] : withBlankAsRead(document, text);
  });
}

/** A blank page, or one that shows only its number, is read completely: no text is missing on it. */
function withBlankAsRead(document: PdfDocument, text: PageText): PageText {
  const isBlank =
    text.quality === 'none' &&
    text.words.length <= MOST_WORDS_OF_A_NUMBER &&
    !showsSomething(document, text.page, '');
  return isBlank ? { ...text, quality: 'good' } : text;
}

/** Pages without a usable text layer: pictures, and text in fonts whose characters are unknown. */
export function pagesWithoutText(plainTexts: readonly string[]): number[] {
  return plainTexts.flatMap((text, index) => (hasUsableText(text) ? [] : [index + 1]));
}

function hasUsableText(text: string): boolean {
  const solid = text.replace(/\s+/g, '');
  if (solid.length < FEWEST_CHARACTERS) return false;
  const unreadable = solid.match(/[\uFFFD\u0000-\u0008\u000E-\u001F\uE000-\uF8FF]/g)?.length ?? 0;
  if (unreadable / solid.length > 0.12) return false;
  return looksLikeLanguage(text.split(/\s+/).map((word) => ({ text: word })));
}
