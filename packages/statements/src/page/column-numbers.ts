import { isNoteWord } from './header-cells.js';
import type { ItemLine } from './items.js';
import type { PageLayout } from './page-layout.js';
import { COLUMN_NUMBERS } from './weights.js';

/** The letters with which forms begin to count their columns of words: Latin, Greek, Cyrillic. */
const FIRST_LETTERS = ['a', 'α', 'а'];
/** "1", "(2)", "3=1+2", "4 = 2-3". */
const COUNT = /^(?:(?<count>\d{1,2})|\((?<bracketed>\d{1,2})\))(?: ?=.*)?$/;

const countOf = (text: string): number => {
  const { count, bracketed } = COUNT.exec(text)?.groups ?? {};
  return Number(count ?? bracketed);
};
/** Brackets around one of the counts alone make it an amount below zero. */
const isMixed = (texts: readonly string[]): boolean => {
  const bracketed = texts.filter((text) => text.startsWith('(')).length;
  return bracketed > 0 && bracketed < texts.length;
};

const letterAt = (first: string, at: number): string =>
  String.fromCodePoint((first.codePointAt(0) ?? 0) + at);

/** Whether a letter counts columns: one of the first of an alphabet. */
const isCounting = (letter: string): boolean =>
  FIRST_LETTERS.some((first) => {
    const far = (letter.codePointAt(0) ?? 0) - (first.codePointAt(0) ?? 0);
    return letter.length === 1 && far >= 0 && far < COLUMN_NUMBERS.letters;
  });

/** How many of the first texts are letters that count columns: a, b, c. */
const lettersOf = (texts: readonly string[]): number => {
  const first = texts[0]?.toLowerCase() ?? '';
  if (!isCounting(first)) return 0;
  const end = texts.findIndex((text, at) => text.toLowerCase() !== letterAt(first, at));
  return end < 0 ? texts.length : end;
};

const countsUp = (counts: readonly number[]): boolean =>
  counts.every((count, at) => at === 0 || count === (counts[at - 1] ?? 0) + 1);

/** Whether a line counts on: through enough letters or two numbers, or from letters to a first number. */
const goesOn = (letters: number, [first, second]: readonly number[]): boolean => {
  if (first === undefined) return letters >= COLUMN_NUMBERS.alone;
  return second !== undefined || (letters > 1 && (first === 1 || first === letters + 1));
};

/** "a  řádku  1 2": the head of the references ends on the line of the counts, behind the first letter. */
const withoutNoteWord = (texts: readonly string[]): readonly string[] => {
  const [letter = '', word = '', ...counts] = texts;
  const isHead = isCounting(letter.toLowerCase()) && isNoteWord(word) && counts.length > 1;
  return isHead ? [letter, ...counts] : texts;
};

/**
 * Whether a line of a form only counts its columns: "a b c 1 2 3", "1 2 3=1+2 4". "A 12" is a row
 * with its amount, and "A B" the heads of two classes.
 */
const countsColumns = ({ items }: ItemLine): boolean => {
  const texts = withoutNoteWord(items.map(({ text }) => text.trim()));
  const letters = lettersOf(texts);
  const rest = texts.slice(letters);
  const counts = rest.map(countOf);
  if (isMixed(rest) || counts.some(Number.isNaN) || !countsUp(counts)) return false;
  return letters > 0
    ? goesOn(letters, counts)
    : counts[0] === 1 && counts.length >= COLUMN_NUMBERS.alone;
};

/** The layouts without the lines in which statutory forms number their columns: they are no rows. */
export const withoutColumnNumbers = (layouts: readonly PageLayout[]): PageLayout[] =>
  layouts.map((layout) => {
    const lines = layout.lines.filter((line) => !countsColumns(line));
    return lines.length === layout.lines.length ? layout : { ...layout, lines };
  });
