import type { Word } from '@fde/contracts';
import { isRightToLeft } from '@fde/contracts/right-to-left';
import { toLines } from './join-words.js';
import { withFacingBrackets } from './right-to-left.js';

/**
 * The words of a page in the order in which they are read: on a page that runs from right to left
 * each line begins at its right end, and its brackets face what they hold.
 */
export const inReadingOrder = (words: readonly Word[]): Word[] => {
  if (!isRightToLeft(words.map(({ text }) => text))) return [...words];
  return toLines(words).flatMap((line) =>
    line.toReversed().map((word) => ({ ...word, text: withFacingBrackets(word.text) })),
  );
};
