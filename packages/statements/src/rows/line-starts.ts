import { isMonthName } from '../language/dates/dates.js';

/** A line that begins with a small letter: in many languages it goes on from the one above. */
export const LOWER_START = /^[("'“‘[]?\p{Ll}/u;

/** The syllables that count the rows of a Korean form, "a" to "n". "(주)", a company's form, is none. */
const KOREAN_COUNT = '가나다라마바사아자차카타파하';
/** "1.자산", "(一)按", "가)", "Ⅰ. ": numbers before a label, which scripts without spaces set close to it. */
const CLOSE_NUMBER = String.raw`(?:[(（]?(?:\d{1,2}|[一二三四五六七八九十]{1,3}|[${KOREAN_COUNT}])[)）.．、]|[Ⅰ-Ⅻ][.．、)]?|[①-⑳])\s*`;
const APART_NUMBER = String.raw`(?:\(?(?:\p{L}|[ivx]{1,4}|\d{1,2})\)|(?:\p{Lu}|[IVX]{1,4}|\d{1,2})\.|[IVX]{1,4} [-–])\s+`;
const NUMBERED = new RegExp(String.raw`^(${APART_NUMBER}|${CLOSE_NUMBER})(\p{L}+)`, 'u');

/** "a. Keuntungan", not the abbreviation "a. o. Aufwand": a letter that counts stands before a word. */
const SMALL_LETTER = /^[a-k]\.\s+\p{L}{3}/u;

/**
 * "a)", "(b)", "1.", "IV.", "II -", "c. " before a label: where forms number their rows, no label goes on
 * so. "31. december" is a day.
 */
export const hasNumber = (label: string): boolean => {
  if (SMALL_LETTER.test(label)) return true;
  const [, number, word] = NUMBERED.exec(label) ?? [];
  if (number === undefined || word === undefined) return false;
  return !(/^\d/.test(number) && isMonthName(word));
};

/** "- tagdíj": a row of a list, where rows of it follow each other. */
export const BULLETED = /^[-–•] \p{L}/u;

/** A line that begins as rows in sentence case do; names in capitals stand within labels. */
export const CAPITAL_START = /^\p{Lu}\p{Ll}/u;
