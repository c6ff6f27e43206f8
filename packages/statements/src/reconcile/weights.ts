/**
 * Weights for joining a model's reading with the printed page. Chosen, not measured, unless a line
 * says otherwise.
 */

/** Share of a label's words that a line must print to be the label's line. */
export const LABEL_FITS = 0.6;

/**
 * Points for a printed line as the one that a model's row describes: what is printed there
 * outweighs its label.
 */
export const ANCHOR = {
  /** All of the row's numbers. */
  numbers: 1.2,
  /** All of the label's words. */
  label: 0.9,
  /** The line's own marker, and that of a line over which its label wraps. */
  marker: 0.5,
  nearMarker: 0.2,
} as const;

/**
 * A row without any printed number must at least name, by its marker, the line that prints its
 * label.
 */
export const LEAST_ANCHORED = 1;

/** Levels of indent that a model may give a row; printed statements have at most six. */
export const DEEPEST_LEVEL = 9;

/** Lines of a page's head, where a unit may stand over the title. */
export const HEAD_LINES = 12;

/** The most words of one number: its sign, its groups or digits, its bracket. */
export const PARTS_OF_NUMBER = 4;

/** Columns of numbers beside the years that a model names. */
export const BESIDE = {
  /** How far the right edges of neighbours in one column may be apart, in font sizes. */
  sameEdge: 1.6,
  /** Share of the rows that have a number in it: fewer line up by chance. */
  filled: 0.3,
  /** The least amount: smaller whole numbers left of the years refer to notes. */
  leastAmount: 100,
} as const;
