import type { AnnualVariant, DocumentType } from '../document-type.js';

/**
 * Words that say what a document is. Phrases are written as people write them; matching folds case, accents and
 * punctuation, and sees `10-K`, `10K` and `10_k` as one. A final `*` stands for any ending of the last word.
 */
export interface PhraseEntry {
  readonly type: DocumentType;
  /** 0-1: how sure the words alone make. */
  readonly weight: number;
  readonly phrases: readonly string[];
  readonly variant?: AnnualVariant;
  /** True for short forms that mean something in file names only (`ar`, `gb`). */
  readonly fileNameOnly?: true;
  /**
   * `genre`: says what kind of text it is whatever it is about (a presentation of the annual report is a presentation).
   * `subject`: what it is about. `period`: which period. Annual phrases are the weakest of all.
   */
  readonly rank: 'combined' | 'genre' | 'subject' | 'period' | 'annual';
}
