import type { Word } from '@fde/contracts';

const GROUPED_BY_COMMAS = /^[($€£\-\u2013]*\d{1,3}(?:,\d{3})+\)?$/;
const GROUPED_BY_POINTS = /^[($€£\-\u2013]*\d{1,3}(?:\.\d{3})+\)?$/;
const GROUPED = /^[($€£\-\u2013]*\d{1,3}(?:[.,]\d{3})+\)?$/;
/**
 * How many numbers must be grouped one way, and how many times as many as the other way, before the other counts as
 * misread.
 */
const LEAST_NUMBERS = 6;
const MAJORITY = 3;
/** The most that a corrected number is trusted: it needs a sum to confirm it. */
const MENDED_CERTAINTY = 0.5;

/**
 * Gives all grouped numbers of a recognised page the separator that most of them have. Specks and faint print turn
 * commas into points and points into commas ("7.373.806" and "11,358.406" among "2,957,529").
 */
export function mendSeparators(words: readonly Word[]): readonly Word[] {
  const count = (pattern: RegExp): number => words.filter(({ text }) => pattern.test(text)).length;
  const [commas, points] = [count(GROUPED_BY_COMMAS), count(GROUPED_BY_POINTS)];
  if (Math.max(commas, points) < LEAST_NUMBERS) return words;
  if (commas >= MAJORITY * points) return words.map((word) => withSeparator(word, ','));
  if (points >= MAJORITY * commas) return words.map((word) => withSeparator(word, '.'));
  return words;
}

function withSeparator(word: Word, separator: ',' | '.'): Word {
  if (!GROUPED.test(word.text)) return word;
  const text = word.text.replace(/[.,]/g, separator);
  if (text === word.text) return word;
  return { ...word, text, certainty: Math.min(word.certainty ?? 1, MENDED_CERTAINTY) };
}
