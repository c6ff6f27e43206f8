import type { PageText, Word } from '@fde/contracts';
import { withoutAccents } from '@fde/contracts/text';

/** Fewer readable characters than this are just a page number or a header on a picture. */
const FEWEST_CHARACTERS = 25;
const UNREADABLE_SHARE = 0.12;

/**
 * Whether the text layer says what is printed.
 *
 * `garbled` if many glyphs have no character, or if the "words" are not words: a font with a wrong ToUnicode table
 * keeps word lengths and digits but loses the vowels of the language.
 */
export function judgeQuality(
  words: readonly Word[],
  unreadableGlyphs: number,
  glyphs: number,
): PageText['quality'] {
  if (glyphs === 0) return 'none';
  if (unreadableGlyphs / glyphs > UNREADABLE_SHARE) return 'garbled';
  const characters = words.reduce((sum, word) => sum + word.text.length, 0);
  if (characters < FEWEST_CHARACTERS) return 'none';
  return looksLikeLanguage(words) ? 'good' : 'garbled';
}

/** The fewest words of four or more letters needed for a verdict. */
const SAMPLE = 10;

/** A cheap test that most words of Latin script pass without further doubt. */
const PLAIN = /^[A-Za-z]+[.,;:]?$/;

/** Signs that no word contains: control characters, brackets and operators between letters, capitals after a digit. */
const SCRAMBLED =
  /[^\p{L}\p{N}\p{P}\p{Sc}\p{Sm}\p{So}\p{M}]|\p{L}[!"#$%*<=>?@^{|}~\\[\]]\p{L}|^\d\p{Lu}{3,}$/u;

/**
 * Latin-script words nearly always have a vowel (0.97 and more on real pages) and have few rare letters; in shifted
 * or scrambled encodings neither is true. Other scripts are not judged.
 */
export function looksLikeLanguage(words: readonly Pick<Word, 'text'>[]): boolean {
  if (rareLetterShare(words) > RARE_LETTERS) return false;
  const long = words.map((word) => withoutAccents(word.text)).filter((text) => text.length >= 4);
  const latin = long.filter((text) => PLAIN.test(text));
  const scrambled = long.filter((text) => !PLAIN.test(text) && SCRAMBLED.test(text));
  if (long.length >= SAMPLE && scrambled.length / long.length > 0.25) return false;
  if (latin.length < SAMPLE) return true;
  const voiced = latin.filter((text) => /[aeiouy]/i.test(text)).length / latin.length;
  const letters = latin
    .join('')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const common = letters.replace(/[^eairnostl]/g, '').length / letters.length;
  return voiced > 0.8 && common > 0.5;
}

/** Polish, Czech and Turkish have up to 15 % of such letters; a shifted encoding has nothing else. */
const RARE_LETTERS = 0.35;

/** Share of extended Latin letters among all letters, where there are enough of them to tell. */
function rareLetterShare(words: readonly Pick<Word, 'text'>[]): number {
  const text = words.map((word) => word.text).join('');
  if (!/[\u0100-\u024f]/.test(text)) return 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const rare = text.match(/[\u0100-\u024f]/g)?.length ?? 0;
  return letters < 4 * SAMPLE ? 0 : rare / letters;
}
