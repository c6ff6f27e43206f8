import { wordsOf } from './in-any-language.js';
import { lexicons } from './index.js';
import { partsOf } from './run-together.js';
import { forLanguages } from './languages-in-use.js';

/** Two words run together have at least five letters: "endof", "usedin". */
const RUN = /[a-z]{5,}/g;

const WORDS = forLanguages(
  (): ReadonlySet<string> => new Set(lexicons().flatMap((l) => wordsOf(l.statementWords))),
);

/** Whether folded letters are a word used in statements and their titles. */
export const isStatementWord = (word: string): boolean => WORDS().has(word);

const parted = forLanguages(() => new Map<string, string>());
/** Enough for the words of long reports in many languages; limits the memory. */
const MOST_PARTED = 50_000;

/** A report uses the same words again and again, so each is divided only once. */
const partWord = (run: string): string => {
  const known = parted().get(run);
  if (known !== undefined) return known;
  const words = WORDS().has(run) ? run : (partsOf(run, WORDS())?.join(' ') ?? run);
  if (parted().size >= MOST_PARTED) parted().clear();
  parted().set(run, words);
  return words;
};

/**
 * Restores the spaces of a folded label or title that some files print without them
 * (`totalassets`). Only a run that consists entirely of known words is divided.
 */
export const partWords = (folded: string): string => folded.replace(RUN, partWord);
