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

/** Weights of what a printed number says about its page's style, for each number. */
export const STYLE = {
  /** It can be read in one way only. */
  clear: 1,
  /** One separator before three digits: four in five are groups. */
  likely: 0.25,
} as const;

/** Years of the Nepalese calendar: above all that can be the common era's, and how many years they are ahead. */
export const BIKRAM = { from: 2060, ahead: 57 } as const;

/** Cells of a table's header, in the font size: a space that parts two years, and what letters of one year may hang out by. */
export const HEADER = {
  apart: 0.3,
  /** Points. */
  hanging: 0.5,
  /** Words of a cell that names a year: as many in all, and as many where one of them is neither date nor unit. */
  words: 9,
  wordsBesideForeign: 4,
} as const;

/** A word space in a monospaced font: as wide as a digit, and a little more for rounding. */
export const MONOSPACED_SPACE = 1.1;
/** Taken off the widest space of a group where texts only tell the style: better one fewer than a wrong one. */
export const CLEARLY_GROUPED = 0.05;

/** Clusters of words into lines, in the font size (of the line, where no other is named). */
export const LINE = {
  /** Middles of two words of one line differ by less, in the larger size of both. */
  tolerance: 0.42,
  /** Times. Letters so much larger are display text beside several lines. */
  display: 1.9,
  /** Share of the largest size from which words are the line's main text, of which its middle is taken. */
  main: 0.8,
  /** A footnote's mark is smaller than this, and set higher than this above the middle. */
  mark: 0.78,
  raised: 0.08,
  /** Halves of a word that a ligature cuts: space between them, and points by which their sizes differ. */
  halves: 0.05,
  sameSize: 0.5,
  /** Lines that a word may belong to: the last so many by their middles. */
  open: 6,
} as const;

/** What stands beside a table, in the font size: navigation and margin notes. */
export const SIDEBAR = {
  /** Space before a label. */
  beforeLabel: 1.5,
  /** Rows that begin at one place, at least, and as a share of all. */
  rows: 3,
  share: 0.08,
  /** Space that parts two runs of words. */
  run: 0.9,
  /** What lies so far above the first row is looked at. */
  above: 24,
  /** How far left of the labels the edge lies, and of what crosses it. */
  margin: 0.6,
  beside: 0.3,
} as const;

/** Two tables, or two printed pages, on one page. Chosen on the spreads of the corpus, in the middle of the range that serves all. */
export const SPREAD = {
  /** Font sizes by which the right tables may begin apart, and share of all rows that turn there. */
  aligned: 4,
  share: 0.6,
  /** Width for each height of a landscape page. */
  landscape: 1.2,
  /**
   * Share of the page's width, right of its middle, in which text begins again, and lines that do.
   */
  anew: 0.12,
  lines: 8,
  /** Share of the lines that may cross the middle: headings over both pages. */
  crossing: 0.04,
  /** Share of the page's width, from either edge, within which nothing is cut. */
  margin: 0.25,
} as const;

/** The widest a letter is, in the font size, and letters that a word of one is given: what is wider is a spacer. */
export const WIDEST = { letter: 1.6, letters: 3 } as const;
