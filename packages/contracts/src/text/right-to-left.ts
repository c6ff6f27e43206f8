/** Letters of Hebrew and Arabic, and the forms that Arabic letters take within words; no digits. */
const LETTER = /[\u05d0-\u05f4\u0620-\u065f\u066e-\u06ef\u06fa-\u07ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LATIN = /\p{Script=Latin}/gu;

/** Whether a text has letters that are read from right to left. */
export const hasRightToLeft = (text: string): boolean => LETTER.test(text);

const rightToLeftLetters = (text: string): number =>
  hasRightToLeft(text) ? [...text].filter(hasRightToLeft).length : 0;

const latinLetters = (text: string): number => text.match(LATIN)?.length ?? 0;

const sumOf = (texts: readonly string[], letters: (text: string) => number): number =>
  texts.reduce((sum, text) => sum + letters(text), 0);

/** Whether a page of these words is read from right to left: it has more such letters than Latin ones. */
export const isRightToLeft = (words: readonly string[]): boolean =>
  words.some(hasRightToLeft) && sumOf(words, rightToLeftLetters) > sumOf(words, latinLetters);
