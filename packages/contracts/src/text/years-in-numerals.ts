/** The numerals of East Asia by their value; a zero has several forms. */
const DIGITS: ReadonlyMap<string, string> = new Map([
  ...[...'零一二三四五六七八九'].map((sign, value) => [sign, String(value)] as const),
  ...[...'〇○'].map((sign) => [sign, '0'] as const),
]);
const DIGIT = `[${[...DIGITS.keys()].join('')}]`;

/** Titles spread their signs: `二 〇 二 三 年`. */
const YEAR = new RegExp(String.raw`[一二](?:\s?${DIGIT}){3}(?=\s?年)`, 'gu');

/** A text with its years of four numerals in figures: `二零二三年年度报告` is `2023年年度报告`. */
export const yearsInFigures = (text: string): string =>
  text.replace(YEAR, (year) => [...year].map((sign) => DIGITS.get(sign) ?? '').join(''));
