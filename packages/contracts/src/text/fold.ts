/** Nearly all text: nothing to decompose. */
const PLAIN = /^[\x20-\x5f\x61-\x7e]*$/;
/** Runs of spaces, and spaces other than the plain one; most are single and plain, and stay. */
const SPACES = /\s{2,}|[^\S ]/g;
const MARKS = /\p{M}+/gu;
/** The parts that Korean syllables decompose into. */
const JAMO = /[\u1100-\u11ff]/;
/**
 * Ranges with marks and such parts; dashes, quotes and other signs decompose into none. The pattern
 * of all marks is slow.
 */
const MAY_HOLD_MARKS = /[\u0300-\u1fff\u20d0-\u20ff\u2c00-\uffff]/;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const QUOTES = /[\u2018\u2019\u201a\u201b\u0060\u00b4]/g;
/** Letters of national alphabets that do not decompose, with what people write without them. */
const OWN_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ς', 'σ'],
]);
const ANY_OWN_LETTER = new RegExp(`[${[...OWN_LETTERS.keys()].join('')}]`, 'g');
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]+/gu;

const withoutMarks = (text: string): string => {
  const apart = text.normalize('NFKD');
  if (!MAY_HOLD_MARKS.test(apart)) return apart;
  const bare = apart.replace(MARKS, '');
  return JAMO.test(bare) ? bare.normalize('NFC') : bare;
};

/**
 * Letters without accents, ligatures and wide forms decomposed; Korean syllables, case, dashes and
 * spaces stay as they are.
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
  singleSpaced(withoutAccents(text).replace(DASHES, '-').replace(QUOTES, "'"))
    .trim()
    .toLowerCase()
    .replace(ANY_OWN_LETTER, (letter) => OWN_LETTERS.get(letter) ?? letter);

/** A folded text without punctuation: its words, letters and digits of any script, one space between two. */
export const foldWords = (text: string): string =>
  fold(text).replace(NEITHER_LETTER_NOR_DIGIT, ' ').trim();
