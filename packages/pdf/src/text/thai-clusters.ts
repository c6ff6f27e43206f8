import type { PlacedGlyph } from './place-glyphs.js';

const THAI = /\p{Script=Thai}/u;
const LETTER = /^(?=\p{Script=Thai})\p{Lo}$/u;
const AM = '\u0e33';
/** Share of the narrower of two letters that stands over the other, from which both cannot be printed. */
const COVERED = 0.6;

export const hasThai = (text: string): boolean => THAI.test(text);

const isLetter = ({ text }: PlacedGlyph): boolean => LETTER.test(text);

const widthOf = ({ x0, x1 }: PlacedGlyph): number => x1 - x0;

const isCovered = (before: PlacedGlyph, glyph: PlacedGlyph): boolean =>
  before.baseline === glyph.baseline &&
  Math.min(before.x1, glyph.x1) - Math.max(before.x0, glyph.x0) >
    COVERED * Math.min(widthOf(before), widthOf(glyph));

/** The vowel "am" behind its letter, on which some files place it. */
const behind = (before: PlacedGlyph, am: PlacedGlyph): PlacedGlyph => ({
  ...am,
  x0: before.x1,
  x1: before.x1 + widthOf(am),
});

/**
 * Browsers name a sign above a letter by the letter and the sign, wherever they place it: the letter
 * would stand a second time, over the next one. Letters of Thai never stand over each other.
 */
export function mendThai(glyphs: readonly PlacedGlyph[]): readonly PlacedGlyph[] {
  if (!glyphs.some(({ text }) => hasThai(text))) return glyphs;
  const out: PlacedGlyph[] = [];
  let letter: PlacedGlyph | undefined;
  let isRepeated = false;
  for (const glyph of glyphs) {
    if (!isLetter(glyph)) {
      const isSign = hasThai(glyph.text);
      if (!(isRepeated && isSign)) out.push(glyph);
      if (!isSign) isRepeated = false;
      continue;
    }
    const covered = letter !== undefined && isCovered(letter, glyph);
    isRepeated = covered && glyph.text !== AM;
    if (isRepeated) continue;
    letter = covered && letter !== undefined ? behind(letter, glyph) : glyph;
    out.push(letter);
  }
  return out;
}
