import { LANGUAGES } from '@fde/lexicon';

import { de } from './languages/de.js';
import { en } from './languages/en.js';
import { es } from './languages/es.js';
import { fr } from './languages/fr.js';
import { it } from './languages/it.js';
import type { Lexicon } from './lexicon.js';
import { nl } from './languages/nl.js';
import { pt } from './languages/pt.js';
import { lexiconOf } from './phrases/lexicon-of.js';
import { sv } from './languages/sv.js';

export type { ConceptId, Lexicon, TitleKind } from './lexicon.js';
export { fold } from './fold.js';

/** Languages whose words for reading are phrases of the lexicon. */
const FROM_PHRASES = LANGUAGES.flatMap((words) =>
  words.reading === undefined ? [] : [lexiconOf(words, words.reading)],
);

/**
 * Every language that can be read, the most frequent first. A new language is one file of phrases
 * in `@fde/lexicon`.
 */
export const LEXICONS: readonly Lexicon[] = [en, de, fr, es, it, nl, pt, sv, ...FROM_PHRASES];
