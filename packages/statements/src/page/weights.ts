/**
 * Distances of words, in the font size. They were measured on the corpus of annual reports that the project is tuned on
 * (about 20 producers of PDF), unless another source is named.
 */

/** Free space that parts a value from what stands before it; a word space takes 0.25 to 0.4. */
export const APART = 0.6;
/** A line of this many words without a gap is running text; labels have fewer words, or values behind them. */
export const RUNNING_TEXT = { words: 12, gap: 1.4 } as const;
