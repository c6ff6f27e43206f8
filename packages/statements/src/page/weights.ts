/**
 * Distances of words, in the font size. They were measured on the corpus of annual reports that the project is tuned on
 * (about 20 producers of PDF), unless another source is named.
 */

/** Free space that parts a value from what stands before it; a word space takes 0.25 to 0.4. */
export const APART = 0.6;
/** A line of this many words without a gap is running text; labels have fewer words, or values behind them. */
export const RUNNING_TEXT = { words: 12, gap: 1.4 } as const;

/** Widest space between groups of three digits of one number; a space within a number is never wider than a word space. */
export const GROUP_GAP = 0.5;
/** Width of a digit from which a font is monospaced; digits of other fonts are at most 0.56 of the font size wide. */
export const MONOSPACED = 0.58;

/** How far parts of one number may stand apart: brackets and signs are often set at the column's left, marks never. */
export const DETACHED = {
  bracket: 1.6,
  closing: 1.1,
  percent: 0.9,
  minus: 0.62,
  longMinus: 0.2,
  beforeSign: 0.4,
  trailingMinus: 0.3,
  /** A separator that recognition lost leaves no more than a word space. */
  lostSeparator: 0.4,
  unit: 0.6,
  stroke: 0.6,
  touching: 0.12,
  /** Free space that makes a dash a sign and not a hyphen of the word before it. */
  isolated: 0.5,
} as const;

/** A dash is nil where it stands free on both sides; a word that begins this near behind it makes it a hyphen. */
export const NIL = { before: 0.6, behind: 0.45, word: 1.5 } as const;

/** Widths in the font size of what hangs out of a column on the right: a percent sign, a bracket or mark. */
export const HANGING = { percent: 0.85, mark: 0.33 } as const;

/**
 * A row that a page break cuts, as browsers print it. Measured on thirty prints of tagged reports: nine rows were cut;
 * the two halves began and ended within 0.1 pt, and at least two fifths of the letters were left at the foot.
 */
export const CUT_LINE = {
  /** Words whose middles differ by less stand on one line; in the font size. */
  sameLine: 0.42,
  /** Points by which the ends of both halves may differ. */
  shift: 1.5,
  /** Share of the letters and digits that are left at the foot. */
  kept: 0.25,
  /** Fewer letters and digits (a page's number) say nothing. */
  characters: 4,
} as const;

/** Weights of what a printed number says of its page's style, for each number. */
export const STYLE = {
  /** It can be read in one way only. */
  clear: 1,
  /** One separator before three digits: four in five are groups. */
  likely: 0.25,
} as const;

/** Years of the Nepalese calendar: above all that can be the common era's, and how many years they are ahead. */
export const BIKRAM = { from: 2060, ahead: 57 } as const;
