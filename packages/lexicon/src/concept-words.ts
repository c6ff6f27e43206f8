import { en } from './english-concepts.js';
import { de } from './german-concepts.js';
import type { Phrases } from './reading-words.js';
import type { ConceptId } from './row-kinds.js';

/**
 * The labels of the lines of a standardised statement in one language, whole, with the signs of
 * `ReadingWords`; `…` leaves room for more words. Written without accents and punctuation, as labels
 * are compared. Of two concepts that know a label in one section, the one listed first has it, so
 * that special ones stand before general ones.
 */
type ConceptWords = Readonly<Partial<Record<ConceptId, Phrases>>>;

/** The labels of standardised lines, by language. */
export const CONCEPT_WORDS: readonly ConceptWords[] = [en, de];
