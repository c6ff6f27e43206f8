import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import type { Lexicon } from './lexicon.js';
import { nl } from './nl.js';
import { pt } from './pt.js';
import { sv } from './sv.js';

export type { ConceptId, Lexicon, TitleKind } from './lexicon.js';
export { fold } from '@fde/contracts/text';

/** Every language that can be read, the most frequent first. A new language is a new file and an entry here. */
export const LEXICONS: readonly Lexicon[] = [en, de, fr, es, it, nl, pt, sv];
