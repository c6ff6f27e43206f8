import { LANGUAGES, readingOf } from '@fde/lexicon';

import { once } from '../evidence/once.js';
import type { Lexicon } from './lexicon.js';
import { lexiconOf } from './phrases/lexicon-of.js';

/** A language that can be read; its phrases become patterns when they are first needed. */
interface ReadLanguage {
  readonly language: string;
  readonly lexicon: () => Lexicon;
}

/**
 * Every language that can be read, the most frequent first. A new language is one file of phrases
 * in `@fde/lexicon`.
 */
export const EVERY_LANGUAGE: readonly ReadLanguage[] = LANGUAGES.flatMap((words) => {
  const { language, reading } = words;
  return reading === undefined
    ? []
    : [{ language, lexicon: once(() => lexiconOf(words, readingOf(reading))) }];
});
