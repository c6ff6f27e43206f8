import { de } from './languages/de.js';
import { en } from './languages/en.js';
import { es } from './languages/es.js';
import { fr } from './languages/fr.js';
import { it } from './languages/it.js';
import type { Lexicon } from './lexicon.js';
import { nl } from './languages/nl.js';
import { pt } from './languages/pt.js';
import { sv } from './languages/sv.js';

export type { ConceptId, Lexicon, TitleKind } from './lexicon.js';
export { fold } from '@fde/contracts/text';

/**
 * Every language that can be read, the most frequent first. A new language is a new file and an
 * entry here.
 */
export const LEXICONS: readonly Lexicon[] = [en, de, fr, es, it, nl, pt, sv];
