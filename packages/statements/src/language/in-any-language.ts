import { anyOf } from './any-of.js';
import { LEXICONS } from './index.js';
import type { Lexicon } from './lexicon.js';

type Words = string | RegExp;

/** One pattern for the words of all languages; a language that has none adds nothing. */
export const inAnyLanguage = (
  pick: (lexicon: Lexicon) => Words | readonly Words[] | undefined,
): RegExp => anyOf(...LEXICONS.flatMap((lexicon) => pick(lexicon) ?? []));
