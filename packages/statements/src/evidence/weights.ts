import type { DecisionDoubt, ReadingDoubt } from '@fde/contracts';

/**
 * Weights of evidence are counted in pieces: 1 is what the statement says about itself in words,
 * and is enough to decide. Each room names the weights of its own evidence in its own weights.ts.
 */

/** Pieces. A value with less evidence than one certain piece is guessed. */
export const CERTAIN = 1;

/** Share of the best value's weight. A value with more than this against it is disputed. */
export const DISPUTE = 0.5;

/**
 * What is stored of a decision: enough to see why, and little enough to keep with each statement.
 */
export const MOST_STORED = { pieces: 4, characters: 80 } as const;

/** A doubt about a decision on a whole statement, or about the reading of one cell. */
export type AnyDoubt = DecisionDoubt | ReadingDoubt;

/**
 * The highest confidence (share of cells that are right) that a doubt allows, however much is
 * proven. Sums prove that numbers belong together, not that they belong to their labels, years or
 * entity.
 */
export const MOST_IN_DOUBT: Readonly<Record<AnyDoubt, number>> = {
  // Doubts about the reading of one cell. Label and number stand on facing pages and were joined by
  // the heights of their rows.
  'facing-pages': 0.98,
  // The header allows two sets of columns, and the sums of both close.
  'ambiguous-columns': 0.98,
  // Beside the years' columns stands another that is as full; or a continued page has fewer columns
  // than years.
  'unnamed-columns': 0.95,
  // The column states another unit than the newest year's, and its numbers are kept as printed.
  'other-unit': 0.95,
  // Another number stands close before it, or it begins with a zero: it may be the end of a longer
  // number.
  'cut-number': 0.6,
  // Its label begins within a phrase at the top of a page; what stands before was not found.
  'cut-label': 0.95,
  // The two readers of a garbled page differ near it.
  'partly-reread': 0.95,
  // A digit that character recognition confuses was changed so that the sums close.
  repaired: 0.95,
  // Recognition may have lost the decimal point, and nothing shows whether it did.
  'decimal-point': 0.5,
  // A tagged report states the same fact twice, with two values.
  contradicted: 0.5,
  // Printed without a tag in a row of tagged numbers: the number is read, but nothing says what it
  // is.
  untagged: 0.95,
  // The tag says another period, unit, scale or sign than the column, row or statement in which it
  // stands: one of the two is wrong.
  'tag-differs': 0.5,

  // Doubts about a decision. Another reading of the header closes its sums as well, and the words
  // do not decide between them.
  ambiguous: 0.98,
  // Nothing printed with the statement says so, only the report's habits or the country.
  guessed: 0.9,
  // Two places in the report say two different things.
  disputed: 0.6,
  // Part of what is printed was not read: a column without a year, or one of two pages.
  incomplete: 0.6,
  // The statement's own page was not read; this table stands elsewhere and says less.
  substitute: 0.6,
};
