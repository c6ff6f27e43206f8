import type { DecisionDoubt, ReadingDoubt } from '@fde/contracts';

/**
 * Weights of evidence are counted in pieces: 1 is what the statement says about itself in words,
 * and decides on its own. Each room names the weights of its own evidence in its own weights.ts.
 */

/** Pieces. A value with less than one certain piece behind it is guessed. */
export const CERTAIN = 1;

/** Share of the best value's weight. What has more than this against it is disputed. */
export const DISPUTE = 0.5;

/** What is stored of a decision: enough to see why, little enough to keep with each statement. */
export const MOST_TOLD = { pieces: 4, characters: 80 } as const;

/** Of a decision on a whole statement, or of the reading of one cell. */
export type AnyDoubt = DecisionDoubt | ReadingDoubt;

/**
 * The highest confidence (share of cells that are right) that a doubt leaves, whatever is proven: sums prove that numbers
 * belong to each other, not that they belong to their labels, years or entity.
 */
export const MOST_IN_DOUBT: Readonly<Record<AnyDoubt, number>> = {
  // Doubts about the reading of one cell. Label and number stand on facing pages, joined by the heights of their rows.
  'facing-pages': 0.98,
  // The header allows two sets of columns, and the sums of both close.
  'ambiguous-columns': 0.98,
  // Beside the years' columns stands another as full; or a continued page has fewer columns than years.
  'unnamed-columns': 0.95,
  // Its column states another unit than the newest year's, and stands as printed.
  'other-unit': 0.95,
  // Another number stands close before it, or it begins with a zero: it may be the end of a longer number.
  'cut-number': 0.6,
  // The two readers of a garbled page differ beside it.
  'partly-reread': 0.95,
  // A digit that character recognition confuses was changed so that the sums close.
  repaired: 0.95,
  // Recognition may have lost the decimal point, and nothing vouches for the one or the other.
  'decimal-point': 0.5,
  // A tagged report states the same fact twice, with two values.
  contradicted: 0.5,
  // Printed in a row of tagged numbers without a tag: what is printed is read, what it is stands nowhere.
  untagged: 0.95,

  // Doubts about a decision. Another reading of the header closes its sums as well, and its words do not tell them apart.
  ambiguous: 0.98,
  // Nothing printed with the statement says so: the report's habits or the country do.
  guessed: 0.9,
  // What is printed in two places says two things.
  disputed: 0.6,
  // Part of what is printed was not read: a column without a year, one half of two pages.
  incomplete: 0.6,
  // The statement's own page was not read; this table stands elsewhere and says less.
  substitute: 0.6,
};
