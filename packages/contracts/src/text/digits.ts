/** The zero of each script's digits: Arabic, Persian, Devanagari, Thai and their width in East Asia. */
const ZEROS = ['\u0660', '\u06f0', '\u0966', '\u0e50', '\uff10'].map((zero) => zero.charCodeAt(0));
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\uff10-\uff19]/g;
/** The signs that Arabic writes between thousands and before decimals. */
const ARABIC_SIGNS: ReadonlyMap<string, string> = new Map([
  ['\u066b', '.'],
  ['\u066c', ','],
  ['\u066a', '%'],
]);

const latinDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
};

/** A text with the digits of other scripts in Latin ones: `١٬٤٠٣٫٥` is `1,403.5`, `๒๕๖๖` is `2566`. */
export const inLatinDigits = (text: string): string =>
  text
    .replace(OTHER_DIGITS, latinDigit)
    .replace(/[\u066a-\u066c]/g, (sign) => ARABIC_SIGNS.get(sign) ?? sign);
