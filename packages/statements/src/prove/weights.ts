/**
 * The numbers of the proof. Confidences are shares of cells that are right (0-1), measured on
 * reports with transcripts unless a line says otherwise; docs/confidence.md explains how.
 */

/** How often a cell is right before any proof, by the way it was read. */
export const PRIOR = { layout: 0.97, ocr: 0.8, model: 0.9 } as const;

/**
 * A tagged cell is what its tag says, with or without a sum. Only the tagging itself may be wrong:
 * a row of another table, or the wrong tag. Judgements; every cell of the tagged reports that were
 * measured was right.
 */
export const TAGGED = { proven: 0.9999, alone: 0.999, failed: 0.98 } as const;

/** The doubt that remains after one and after several identities that hold. */
export const DOUBT_PROVEN = 0.001;
export const DOUBT_TWICE = 0.0003;

/** At most this for a cell in an identity that fails, and in none that holds. */
export const MOST_FAILED = 0.6;

/**
 * At most this for a cell of a statement that does not close: a row may be lost, or belong to
 * another table.
 */
export const MOST_OPEN = 0.98;

/**
 * The confidence in a whole statement, fitted on 344 statements of 125 reports, of which 319 have
 * all their cells right.
 */
export const STATEMENT = {
  /** Every cell above the close is proven, and the statement closes. */
  proven: 0.99,
  /** Taken off if none of the cells above the close is proven; in proportion for a part. */
  unproven: 0.44,
  /** Taken off if no row below the close (interest paid, non-cash items) is proven. */
  supplement: 0.004,
  /** Share taken off if no closing identity holds. */
  open: 0.3,
  /** Taken off for each identity that fails in one column, up to a maximum. */
  failure: 0.03,
  mostFailures: 8,
  least: 0.05,
} as const;

/**
 * At most this for a cell in an identity that holds and in one that fails: the error of the failing
 * one may be in another cell.
 */
export const MOST_CONTESTED = 0.95;

/**
 * What an identity that only supports (earnings per share) adds to the prior, and the most it can
 * reach.
 */
export const SUPPORTED = { adds: 0.015, most: 0.985 } as const;

/**
 * For a row without a value, and a nil known only from its place: there is no evidence for or
 * against it.
 */
export const UNKNOWN = 0.5;

/**
 * A row that is printed without a label: what its row is given at most, because its name is
 * inferred; and what its cells are given if no sum speaks for them.
 */
export const MOST_INFERRED = 0.9;
export const MOST_NAMELESS = 0.6;
