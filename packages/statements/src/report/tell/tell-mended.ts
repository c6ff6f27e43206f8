import type { RawStatement } from '@fde/contracts';

import type { MendedWord } from '../../page/index.js';
import { MOST_MENDED_WORDS } from '../weights.js';

const wordsOf = (raw: RawStatement, mended: readonly MendedWord[]): string[] => {
  const own = mended.filter(({ page }) => raw.pages.includes(page));
  return [...new Set(own.map(({ printed, read: misread }) => `"${misread}" as "${printed}"`))];
};

/**
 * Names the words of labels that were corrected, so that a reader can compare them with the page.
 */
export const tellMended = (
  statements: readonly RawStatement[],
  mended: readonly MendedWord[],
): RawStatement[] =>
  statements.map((raw) => {
    const words = wordsOf(raw, mended);
    if (words.length === 0) return raw;
    const list = words.slice(0, MOST_MENDED_WORDS).join(', ');
    const note = `Words misread by character recognition were corrected by other words of the report: ${list}`;
    return { ...raw, notes: [...(raw.notes ?? []), note] };
  });
