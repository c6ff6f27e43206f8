import { fold as foldText } from '@fde/contracts/text';
import anyAscii from 'any-ascii';

/** Scripts in which a word does not end at a space: every sign is a word of its own. */
const SIGN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
/** Letters that are not in the Latin alphabet. */
const OTHER_LETTERS = /(?:(?!\p{Script=Latin})\p{L})+/gu;
const MAY_HOLD_OTHER_LETTERS = /[\u0370-\u1dbf\u2c00-\ua7ff\uac00-\ud7ff\uf900-\ufaff]/;

/** Signs that would otherwise be written as others that mean something else: yen as yuan. */
const APART: ReadonlyMap<string, string> = new Map([['円', 'en']]);

/** Letters of Hebrew and Arabic that are written as apostrophes or not at all, which would part a word. */
const SPELLED: ReadonlyMap<string, string> = new Map([
  ['א', 'a'],
  ['ע', 'e'],
  ['ا', 'a'],
  ['ع', 'e'],
  ['ء', ''],
]);
const ANY_SPELLED = new RegExp(`[${[...SPELLED.keys()].join('')}]`, 'g');

/**
 * Begins the Latin form of a word or sign, so that it is no word of another language: neither `の` nor
 * `το` is the word "no" or "to".
 */
const FROM_OTHER_LETTERS = 'q';

const inLatin = (letters: string): string =>
  FROM_OTHER_LETTERS +
  (APART.get(letters) ??
    anyAscii(letters.replace(ANY_SPELLED, (letter) => SPELLED.get(letter) ?? letter)));

const toLatin = (folded: string): string =>
  folded
    .replace(SIGN, (sign) => ` ${inLatin(sign)} `)
    .replace(OTHER_LETTERS, inLatin)
    .replace(/ {2,}/g, ' ')
    .trim()
    .toLowerCase();

/**
 * The form in which labels, titles and the words of all languages are compared: `fold` of
 * `@fde/contracts/text`, with letters of other alphabets written in Latin ones and every sign of a
 * script without spaces as a word (`资产总计` is `qzi qchan qzong qji`). So one kind of pattern serves all
 * languages. It is for comparing only; what is shown is always the text as printed.
 */
export const fold = (text: string): string => {
  const folded = foldText(text);
  return MAY_HOLD_OTHER_LETTERS.test(folded) ? toLatin(folded) : folded;
};

/** Whether a text has words without spaces between them. */
export const hasSigns = (text: string): boolean => text.search(SIGN) >= 0;

/** A folded text without punctuation: its words and numbers, one space between two. */
export const foldWords = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
