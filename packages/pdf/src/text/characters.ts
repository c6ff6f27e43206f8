import { inLatinDigits } from '@fde/contracts/digits';

/**
 * What a code point of a text layer stands for.
 *
 * Ligatures and full-width forms are spelled out (NFKC), but NOT superscripts and fractions: a footnote mark that
 * became a digit beside a number would change the number.
 */
export function spellOut(code: number): string {
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return CONTROL.get(code) ?? '';
  if (code < 0x7f) return String.fromCharCode(code);
  if (code >= 0xe000 && code <= 0xf8ff) return THAI_MARKS.get(code) ?? privateUse(code);
  if (ZERO_WIDTH.has(code)) return '';
  const plain = inLatinDigits(String.fromCodePoint(code));
  if ((code >= 0xfb00 && code <= 0xfb4f) || (code >= 0xff01 && code <= 0xff5e))
    return plain.normalize('NFKC');
  return REPLACED.get(code) ?? plain;
}

export function isBlank(code: number): boolean {
  return BLANKS.has(code) || (code >= 0x2000 && code <= 0x200a);
}

/** A code that says nothing about what is printed. */
export function isUnreadable(code: number): boolean {
  if (code === 0xfffd || code === 0) return true;
  if (code >= 0xe000 && code <= 0xf8ff)
    return !THAI_MARKS.has(code) && privateUse(code) === UNKNOWN;
  return (code < 0x20 && !CONTROL.has(code) && !BLANKS.has(code)) || (code >= 0x80 && code < 0xa0);
}

/** Stands for a glyph whose character is not known. */
export const UNKNOWN = '\uFFFD';

const BLANKS: ReadonlySet<number> = new Set([
  0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xa0, 0x202f, 0x205f, 0x3000,
]);
const ZERO_WIDTH: ReadonlySet<number> = new Set([
  0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0xfeff, 0xfffe, 0xffff,
]);
/** pdfium gives a hyphen at a line's end as U+0002. */
const CONTROL: ReadonlyMap<number, string> = new Map([
  [0x02, '-'],
  [0x00, UNKNOWN],
]);
const REPLACED: ReadonlyMap<number, string> = new Map([
  [0xad, '-'],
  [0x2010, '-'],
  [0x2011, '-'],
  [0xfe58, '\u2014'],
  [0xfe63, '-'],
  [0x2024, '.'],
  [0x2044, '/'],
  [0x0132, 'IJ'],
  [0x0133, 'ij'],
  [0x017f, 's'],
]);

/**
 * Adobe's corporate use area: old-style and other digit forms keep their ASCII value at a fixed distance
 * (https://github.com/adobe-type-tools/agl-specification, "corporate use subarea"); symbol fonts sit at U+F000.
 */
function privateUse(code: number): string {
  if (code >= 0xf730 && code <= 0xf739) return String.fromCharCode(code - 0xf700);
  if (code >= 0xf761 && code <= 0xf77a) return String.fromCharCode(code - 0xf720);
  if (code === 0xf724) return '$';
  if (BULLETS.has(code)) return '\u2022';
  if (code >= 0xf020 && code <= 0xf07e && SYMBOL_ASCII.test(String.fromCharCode(code - 0xf000))) {
    return String.fromCharCode(code - 0xf000);
  }
  return UNKNOWN;
}

/**
 * Signs above and below Thai letters where the letter moves them, and letters without their foot: fonts of Windows
 * keep these from U+F700 on.
 */
const THAI_MARKS: ReadonlyMap<number, string> = new Map(
  [
    ...'\u0e10\u0e34\u0e35\u0e36\u0e37\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e0d',
    ...'\u0e31\u0e4d\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e38\u0e39\u0e3a',
  ].map((sign, at) => [0xf700 + at, sign] as const),
);

const BULLETS: ReadonlySet<number> = new Set([
  0xf0b7, 0xf0a7, 0xf0d8, 0xf06e, 0xf06c, 0xf0fc, 0xf076, 0xf0e0,
]);
/** In symbol encodings, only digits and number punctuation agree with ASCII in all fonts. */
const SYMBOL_ASCII = /[0-9 ().,%+/-]/;
