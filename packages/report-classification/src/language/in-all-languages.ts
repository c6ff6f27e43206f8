import { LANGUAGES } from './index.js';
import type { ReportLexicon } from './lexicon.js';

/** The words of one meaning in all languages, each once. */
export const inAllLanguages = (
  pick: (lexicon: ReportLexicon) => readonly string[],
): readonly string[] => [...new Set(LANGUAGES.flatMap(pick))];
