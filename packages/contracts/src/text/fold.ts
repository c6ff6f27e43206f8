/** Nearly all text: nothing to take apart. */
const PLAIN = /^[\x20-\x5f\x61-\x7e]*$/;
const SPACES = / {2,}/g;
const MARKS = /\p{M}+/gu;
/** The parts into which Korean syllables are taken. */
const JAMO = /[\u1100-\u11ff]/;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const QUOTES = /[\u2018\u2019\u201a\u201b\u0060\u00b4]/g;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]+/gu;

const withoutMarks = (text: string): string => {
  const bare = text.normalize('NFKD').replace(MARKS, '');
  return JAMO.test(bare) ? bare.normalize('NFC') : bare;
};

/**
 * Letters without their accents, ligatures and wide forms taken apart; Korean syllables, case, dashes and spaces stay as
 * they are.
 */
export const withoutAccents = (text: string): string =>
  PLAIN.test(text) ? text : withoutMarks(text);

/**
 * The form in which labels and titles are compared: lower case, no diacritics, plain dashes and quotes, single spaces.
 * Vocabulary patterns are written against this form.
 */
export const fold = (text: string): string =>
  PLAIN.test(text) ? text.replace(SPACES, ' ').trim().toLowerCase() : foldAny(text);

const foldAny = (text: string): string =>
  withoutAccents(text)
    .replace(/ß/g, 'ss')
    .replace(DASHES, '-')
    .replace(QUOTES, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** A folded text without punctuation: its words, letters and digits of any script, one space between two. */
export const foldWords = (text: string): string =>
  fold(text).replace(NEITHER_LETTER_NOR_DIGIT, ' ').trim();
