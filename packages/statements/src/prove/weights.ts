/**
 * The numbers of the proof. Confidences are shares of cells that are right (0-1), measured on reports with transcripts
 * unless said otherwise; docs/confidence.md tells how.
 */

/** How often a cell is right before any proof, by the way it was read. */
export const PRIOR = { layout: 0.97, ocr: 0.8, model: 0.9 } as const;

/** What remains of doubt after one and after several identities that hold. */
export const DOUBT_PROVEN = 0.001;
export const DOUBT_TWICE = 0.0003;

/** At most this for a cell in an identity that fails, and in none that holds. */
export const MOST_FAILED = 0.6;
