import { LANGUAGES } from '@fde/lexicon';
import type { ReportLexicon } from '@fde/lexicon';

/** All words with one meaning, in all languages, without duplicates. */
export const inAllLanguages = (
  pick: (lexicon: ReportLexicon) => readonly string[],
): readonly string[] => [...new Set(LANGUAGES.flatMap(pick))];
