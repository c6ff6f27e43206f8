import { codesIn } from './part-codes.js';
import { matchParts, wordsWithoutEndings } from './part-phrases.js';
import { spansIn } from './part-spans.js';
import { MONTHS } from './months.js';
import type { FoundPart } from './said-part.js';

const isMonth = (word: string): boolean => MONTHS.has(word);

const phrasesIn = (text: string): readonly FoundPart[] =>
  matchParts(wordsWithoutEndings(text), isMonth).map(({ says, isGeneral }) => ({
    part: says,
    form: isGeneral ? 'general' : 'sure',
  }));

/** The parts of a year that a text names: by letters and numbers, by words, by months of a year that ends with one. */
export const findParts = (text: string, yearEndMonth?: number): readonly FoundPart[] => {
  const { found, rest } = codesIn(text);
  return [...found, ...phrasesIn(rest), ...spansIn(text, yearEndMonth)];
};
