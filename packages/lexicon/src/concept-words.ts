import { nl } from './dutch-concepts.js';
import { en } from './english-concepts.js';
import { fr } from './french-concepts.js';
import { de } from './german-concepts.js';
import { it } from './italian-concepts.js';
import { pt } from './portuguese-concepts.js';
import type { Phrases } from './reading-words.js';
import type { ConceptId } from './row-kinds.js';
import { es } from './spanish-concepts.js';
import { sv } from './swedish-concepts.js';

/**
 * The labels of the lines of a standardised statement in one language, whole, with the signs of
 * `ReadingWords`; `…` leaves room for more words. Written without accents and punctuation, as labels
 * are compared. Of two concepts that know a label in one section, the one listed first has it, so
 * that special ones stand before general ones.
 */
type ConceptWords = Readonly<Partial<Record<ConceptId, Phrases>>>;

/** The labels of standardised lines, by language. */
export const CONCEPT_WORDS: readonly ConceptWords[] = [en, de, fr, es, it, nl, pt, sv];
