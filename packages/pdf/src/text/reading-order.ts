import type { Word } from '@fde/contracts';
import { toLines } from './join-words.js';
import { goesLeft, lettersToLeft, withFacingBrackets } from './right-to-left.js';

const LATIN = /\p{Script=Latin}/gu;

const latinLetters = (text: string): number => text.match(LATIN)?.length ?? 0;
const sumOf = (words: readonly Word[], letters: (text: string) => number): number =>
  words.reduce((sum, { text }) => sum + letters(text), 0);

/** Whether most letters of a page are read from right to left. */
const runsLeft = (words: readonly Word[]): boolean =>
  sumOf(words, lettersToLeft) > sumOf(words, latinLetters);

/**
 * The words of a page in the order in which they are read: on a page that runs from right to left
 * each line begins at its right end, and its brackets face what they hold.
 */
export const inReadingOrder = (words: readonly Word[]): Word[] => {
  if (!words.some(({ text }) => goesLeft(text)) || !runsLeft(words)) return [...words];
  return toLines(words).flatMap((line) =>
    line.toReversed().map((word) => ({ ...word, text: withFacingBrackets(word.text) })),
  );
};
