import type { Placement } from './placement.js';

/** Widths of letters in shares of the font's size, of common fonts for text; digits are all alike. */
const DIGIT = 0.55;
const NARROW = 0.28;
const BRACKET = 0.33;
const CAPITAL = 0.67;
const LETTER = 0.5;

const shareOf = (letter: string): number => {
  if (/\d/.test(letter)) return DIGIT;
  if (/[\s.,:;'’ilj|]/.test(letter)) return NARROW;
  if (/[()\-–frt]/.test(letter)) return BRACKET;
  return /\p{Lu}/u.test(letter) ? CAPITAL : LETTER;
};

/** About how wide a text is in pixels: the fonts of a document are not read. */
export const widthOfText = (text: string, { size, scale, letterSpacing }: Placement): number => {
  let width = 0;
  for (const letter of text) width += shareOf(letter) * size + letterSpacing;
  return width * scale;
};
