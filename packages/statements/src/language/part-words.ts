import { wordsOf } from './in-any-language.js';
import { LEXICONS } from './index.js';
import { partsOf } from './run-together.js';

/** Two words run together make up five letters at least: "endof", "usedin". */
const RUN = /[a-z]{5,}/g;

const WORDS: ReadonlySet<string> = new Set(LEXICONS.flatMap((l) => wordsOf(l.statementWords)));

/** Whether folded letters are a word that statements and their titles are made of. */
export const isStatementWord = (word: string): boolean => WORDS.has(word);

const parted = new Map<string, string>();
/** Words of long reports in many languages; a bound, not a need. */
const MOST_PARTED = 50_000;

/** A report says the same words again and again: each is taken apart once. */
const partWord = (run: string): string => {
  const known = parted.get(run);
  if (known !== undefined) return known;
  const words = WORDS.has(run) ? run : (partsOf(run, WORDS)?.join(' ') ?? run);
  if (parted.size >= MOST_PARTED) parted.clear();
  parted.set(run, words);
  return words;
};

/**
 * A folded label or title whose words some files print without the spaces between them (`totalassets`), with these
 * spaces. Only what is made of known words through and through is parted.
 */
export const partWords = (folded: string): string => folded.replace(RUN, partWord);
