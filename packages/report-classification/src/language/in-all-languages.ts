import { LANGUAGES } from './index.js';
import type { ReportLexicon } from './lexicon.js';

/** All words with one meaning, in all languages, without duplicates. */
export const inAllLanguages = (
  pick: (lexicon: ReportLexicon) => readonly string[],
): readonly string[] => [...new Set(LANGUAGES.flatMap(pick))];
