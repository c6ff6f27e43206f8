import { LANGUAGES, readingOf } from '@fde/lexicon';

import { once } from '../evidence/once.js';
import { en } from './languages/en.js';
import type { Lexicon } from './lexicon.js';
import { lexiconOf } from './phrases/lexicon-of.js';

/** A language that can be read; its phrases become patterns when they are first needed. */
interface ReadLanguage {
  readonly language: string;
  readonly lexicon: () => Lexicon;
}

const READ_BY_PATTERNS: ReadonlyMap<string, Lexicon> = new Map(
  [en].map((words) => [words.language, words]),
);

/**
 * Every language that can be read, the most frequent first. A new language is one file of phrases
 * in `@fde/lexicon`.
 */
export const EVERY_LANGUAGE: readonly ReadLanguage[] = LANGUAGES.flatMap((words) => {
  const { language, reading } = words;
  const patterns = READ_BY_PATTERNS.get(language);
  if (patterns !== undefined) return [{ language, lexicon: () => patterns }];
  return reading === undefined
    ? []
    : [{ language, lexicon: once(() => lexiconOf(words, readingOf(reading))) }];
});
