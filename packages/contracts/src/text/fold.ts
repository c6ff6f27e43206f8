/** Nearly all text: nothing to take apart. */
const PLAIN = /^[\x20-\x5f\x61-\x7e]*$/;
/** Spaces that are more than one, or another than the plain one: most are one and plain, and stay. */
const SPACES = /\s{2,}|[^\S ]/g;
const MARKS = /\p{M}+/gu;
/** The parts into which Korean syllables are taken. */
const JAMO = /[\u1100-\u11ff]/;
/** Where marks and such parts stand: dashes, quotes and other signs are taken apart into none. The pattern of all marks is slow. */
const MAY_HOLD_MARKS = /[\u0300-\u1fff\u20d0-\u20ff\u2c00-\uffff]/;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const QUOTES = /[\u2018\u2019\u201a\u201b\u0060\u00b4]/g;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]+/gu;

const withoutMarks = (text: string): string => {
  const apart = text.normalize('NFKD');
  if (!MAY_HOLD_MARKS.test(apart)) return apart;
  const bare = apart.replace(MARKS, '');
  return JAMO.test(bare) ? bare.normalize('NFC') : bare;
};

/**
 * Letters without their accents, ligatures and wide forms taken apart; Korean syllables, case, dashes and spaces stay as
 * they are.
 */
export const withoutAccents = (text: string): string =>
  PLAIN.test(text) ? text : withoutMarks(text);

/** One plain space for each run of white space. */
export const singleSpaced = (text: string): string => text.replace(SPACES, ' ');

/**
 * The form in which labels and titles are compared: lower case, no diacritics, plain dashes and quotes, single spaces.
 * Vocabulary patterns are written against this form.
 */
export const fold = (text: string): string => (PLAIN.test(text) ? foldPlain(text) : foldAny(text));

const foldPlain = (text: string): string =>
  (text.includes('  ') ? singleSpaced(text) : text).trim().toLowerCase();

const foldAny = (text: string): string =>
  singleSpaced(withoutAccents(text).replace(/ß/g, 'ss').replace(DASHES, '-').replace(QUOTES, "'"))
    .trim()
    .toLowerCase();

/** A folded text without punctuation: its words, letters and digits of any script, one space between two. */
export const foldWords = (text: string): string =>
  fold(text).replace(NEITHER_LETTER_NOR_DIGIT, ' ').trim();
