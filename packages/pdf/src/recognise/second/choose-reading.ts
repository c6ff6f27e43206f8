import type { Word } from '@fde/contracts';
import type { Reading } from './characters-of.js';

/** Fewer digits are notes and days: nothing proves them, and a picture of so little is misread easily. */
const FEWEST_DIGITS = 3;

/** An amount in whole groups of thousands: its form speaks for it, whatever its sign and currency. */
const AMOUNT = /^[($€£–-]*\d{1,3}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{2})?\)?$/;
const NUMBER = /^[($€£–-]*\d+(?:[.,]\d+)?\)?$/;
/**
 * How certain the second reading is at least where it differs. On ten scanned pages with transcripts (401 printed numbers
 * of four digits and more), the readers differ in eleven, of which six are amounts by the second one, from 0.51 on: it is
 * right in all six. Of numbers without groups on 91 more pages, those that were looked up are right from 0.88 on, and
 * wrong ("28" as "128") up to 0.83.
 */
const LEAST = { amount: 0.45, number: 0.87 } as const;
/** Two readers differ: the word is not trusted without a sum. */
const DISPUTED_CERTAINTY = 0.5;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether a word is worth a second reading. */
export const isNumber = ({ text }: Word): boolean => digitsOf(text).length >= FEWEST_DIGITS;

const isPlausible = ({ text, certainty }: Reading): boolean =>
  AMOUNT.test(text) ? certainty >= LEAST.amount : NUMBER.test(text) && certainty >= LEAST.number;

/** Points and commas are the smallest marks: the first reader's stay where it has all of their places. */
const withMarksOf = (first: string, second: string): string => {
  const marks = [...first].filter((character) => /[.,]/.test(character));
  let at = 0;
  const places = [...second].filter((character) => /[.,]/.test(character)).length;
  return places === marks.length ? second.replace(/[.,]/g, () => marks[at++] ?? '') : second;
};

/** "1,234)": one reader missed the other bracket. */
const isHalfBracketed = (text: string): boolean => text.includes('(') !== text.includes(')');

/**
 * The word as the better of two readings has it. Where their digits agree, the first one stays, but for a bracket that
 * it lost. Where they differ, the second one is taken if its form and its certainty speak for it; without a sum, neither
 * is trusted then.
 */
export function chooseReading(word: Word, second: Reading): Word {
  if (!isPlausible(second)) return word;
  if (digitsOf(word.text) !== digitsOf(second.text))
    return {
      ...word,
      text: withMarksOf(word.text, second.text),
      certainty: Math.min(word.certainty ?? 1, DISPUTED_CERTAINTY),
    };
  const closes = isHalfBracketed(word.text) && /^\(.*\)$/.test(second.text);
  return closes ? { ...word, text: withMarksOf(word.text, second.text) } : word;
}
