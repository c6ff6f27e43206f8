import { DUTCH } from './dutch.js';
import { ENGLISH } from './english.js';
import { FRENCH } from './french.js';
import { FURTHER_LANGUAGES } from './further-languages.js';
import { GERMAN } from './german.js';
import { ITALIAN } from './italian.js';
import type { PhraseEntry } from './phrase-table.js';
import { SPANISH } from './spanish.js';

/** Every language's words; a document is judged in all of them, because a link seldom says which it is in. */
export const VOCABULARY: readonly PhraseEntry[] = [
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH,
  ...ITALIAN,
  ...DUTCH,
  ...FURTHER_LANGUAGES,
];
