/** Nearly all text: nothing to take apart. */
const PLAIN = /^[\x20-\x5f\x61-\x7e]*$/;
const SPACES = / {2,}/g;
const DIACRITICS = /\p{M}+/gu;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const QUOTES = /[\u2018\u2019\u201a\u201b\u0060\u00b4]/g;

/**
 * The form in which labels and titles are compared: lower case, no diacritics, plain dashes and quotes, single spaces.
 * Vocabulary patterns are written against this form.
 */
export const fold = (text: string): string =>
  PLAIN.test(text) ? text.replace(SPACES, ' ').trim().toLowerCase() : foldAny(text);

const foldAny = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(DIACRITICS, '')
    .replace(/ß/g, 'ss')
    .replace(DASHES, '-')
    .replace(QUOTES, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
