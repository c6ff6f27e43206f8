import type { PageText, Word } from '@fde/contracts';
import { buildWords } from '../text/build-words.js';
import { UNKNOWN } from '../text/characters.js';
import { dropDoubleStrikes } from '../text/drop-overprints.js';
import { joinPieces } from '../text/join-words.js';
import { judgeQuality } from '../text/judge-quality.js';
import type { PlacedGlyph } from '../text/place-glyphs.js';
import type { Alphabets, CodedGlyph } from './alphabets.js';
import type { PageFace } from './place-codes.js';

/** Share of the glyphs that may be unknown: a rare letter in a heading does no harm. */
const MOST_UNKNOWN = 0.02;
/** A deciphered word is trusted like a well recognised one, not like print. */
const MOST_CERTAINTY = 0.95;

/**
 * The words of a page in fonts that do not say what they print, deciphered with what was learned about them.
 * Undefined if too little is known yet; a single unknown glyph in a number is enough.
 */
export function decipherPage(
  { width, height, turn }: PageFace,
  page: number,
  glyphs: readonly CodedGlyph[],
  alphabets: Alphabets,
): PageText | undefined {
  const deciphered = glyphs.map((glyph) => withMeaning(glyph, alphabets));
  const solid = deciphered.filter((glyph) => !glyph.blank);
  const unknown = solid.filter((glyph) => glyph.unreadable).length;
  if (solid.length === 0 || unknown > MOST_UNKNOWN * solid.length) return undefined;
  const words = joinPieces(buildWords(dropDoubleStrikes(deciphered)));
  if (words.some(({ text }) => text.includes(UNKNOWN) && /\d/.test(text))) return undefined;
  const certain = words.map((word): Word => ({ ...word, certainty: MOST_CERTAINTY }));
  const quality = judgeQuality(certain, unknown, solid.length);
  if (quality !== 'good') return undefined;
  return {
    ...{ page, width, height, words: certain, quality, origin: 'ocr' },
    ...(turn === 0 ? {} : { turn }),
  };
}

function withMeaning({ placed, ...glyph }: CodedGlyph, alphabets: Alphabets): PlacedGlyph {
  const meaning = alphabets.meaningOf(glyph);
  if (meaning === 'blank') return { ...placed, text: '', blank: true, unreadable: false };
  const unreadable = meaning === 'unknown';
  return { ...placed, text: unreadable ? UNKNOWN : meaning.text, blank: false, unreadable };
}
