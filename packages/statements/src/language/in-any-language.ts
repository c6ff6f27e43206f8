import { anyOf } from './any-of.js';
import { LEXICONS } from './index.js';
import type { Lexicon, Words } from './lexicon.js';

type Pattern = string | RegExp;

/** One pattern for the words of all languages; a language without such words adds nothing. */
export const inAnyLanguage = (
  pick: (lexicon: Lexicon) => Pattern | readonly Pattern[] | undefined,
): RegExp => anyOf(...LEXICONS.flatMap((lexicon) => pick(lexicon) ?? []));

/** Words separated by spaces, one by one. */
export const wordsOf = (words: Words | undefined): string[] =>
  words === undefined ? [] : words.trim().split(/\s+/);
