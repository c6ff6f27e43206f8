import { anyOf } from './any-of.js';
import { lexicons } from './index.js';
import type { Lexicon, Words } from './lexicon.js';

type Pattern = string | RegExp;

/**
 * One pattern for the words of all languages in use; a language without such words adds nothing.
 * Call it in `forLanguages`.
 */
export const inAnyLanguage = (
  pick: (lexicon: Lexicon) => Pattern | readonly Pattern[] | undefined,
): RegExp => anyOf(...lexicons().flatMap((lexicon) => pick(lexicon) ?? []));

/** Words separated by spaces, one by one. */
export const wordsOf = (words: Words | undefined): string[] => words?.match(/\S+/g) ?? [];
