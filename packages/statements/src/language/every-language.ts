import { LANGUAGES, readingOf } from '@fde/lexicon';

import { once } from '../evidence/once.js';
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

/** A language that can be read; its phrases become patterns when they are first needed. */
interface ReadLanguage {
  readonly language: string;
  readonly lexicon: () => Lexicon;
}

const READ_BY_PATTERNS: readonly Lexicon[] = [en, de, fr, es, it, nl, pt, sv];

const READ_BY_PHRASES: readonly ReadLanguage[] = LANGUAGES.flatMap((words) => {
  const { language, reading } = words;
  return reading === undefined
    ? []
    : [{ language, lexicon: once(() => lexiconOf(words, readingOf(reading))) }];
});

/**
 * Every language that can be read, the most frequent first. A new language is one file of phrases
 * in `@fde/lexicon`.
 */
export const EVERY_LANGUAGE: readonly ReadLanguage[] = [
  ...READ_BY_PATTERNS.map((words) => ({ language: words.language, lexicon: () => words })),
  ...READ_BY_PHRASES,
];
