import type { PageText } from '@fde/contracts';
import { looksLikeLanguage, type PdfDocument } from '@fde/pdf';
import type { ReadingProgress } from '../reading-options.js';
import { unlessDamaged } from './unless-damaged.js';

/** A page with fewer characters shows a picture, or nothing. */
const FEWEST_CHARACTERS = 25;

type OnProgress = (progress: ReadingProgress) => void;

/** Positioned text of some pages, leaving out damaged ones. */
export function readPositions(
  document: PdfDocument,
  pages: readonly number[],
  onProgress: OnProgress,
): PageText[] {
  return pages.flatMap((page, index) => {
    const text = unlessDamaged(() => document.pageText(page));
    onProgress({ phase: 'reading_pages', done: index + 1, total: pages.length });
    return text ?? [];
  });
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
