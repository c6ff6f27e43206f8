/**
 * Distances between words, in the font size. Unless another source is named, they were measured on
 * the corpus of annual reports that the project is tuned on (about 20 producers of PDF).
 */

/** Free space that separates a value from what stands before it; a word space takes 0.25 to 0.4. */
export const APART = 0.6;
/**
 * A line with this many words and no gap is running text; labels have fewer words, or values behind
 * them.
 */
export const RUNNING_TEXT = { words: 12, gap: 1.4 } as const;

/**
 * Widest space between two groups of three digits in one number; a space within a number is never
 * wider than a word space.
 */
export const GROUP_GAP = 0.5;
/** Free space behind which a number stands in a column of its own; groups are never so far apart. */
export const COLUMN_GAP = 1.2;
/**
 * Width of a digit from which a font is monospaced; in other fonts digits are at most 0.56 of the
 * font size wide.
 */
export const MONOSPACED = 0.58;

/**
 * How far parts of one number may stand apart: brackets and signs are often set at the column's
 * left, marks never.
 */
export const DETACHED = {
  bracket: 1.6,
  /** A bracket at the column's left and the digits that close it: no other number fits between. */
  bracketPair: 4,
  closing: 1.1,
  percent: 0.9,
  minus: 0.62,
  longMinus: 0.2,
  beforeSign: 0.4,
  trailingMinus: 0.3,
  /** A separator that recognition lost leaves at most a word space. */
  lostSeparator: 0.4,
  unit: 0.6,
  stroke: 0.6,
  touching: 0.12,
  /** Free space that makes a dash a sign and not the hyphen of the word before it. */
  isolated: 0.5,
} as const;

/**
 * A dash means nil if it stands free on both sides; a word that follows this closely makes it a
 * hyphen.
 */
export const NIL = { before: 0.6, behind: 0.45, word: 1.5 } as const;

/**
 * Widths, in the font size, of what hangs out of a column on the right: a percent sign, a bracket
 * or mark.
 */
export const HANGING = { percent: 0.85, mark: 0.33 } as const;

/**
 * A row that a page break cuts, as browsers print it. Measured on thirty prints of tagged reports:
 * nine rows were cut, the two halves began and ended within 0.1 pt, and at least two fifths of the
 * letters were left at the foot.
 */
export const CUT_LINE = {
  /** Words whose middles differ by less stand on one line; in the font size. */
  sameLine: 0.42,
  /** Points by which the ends of the two halves may differ. */
  shift: 1.5,
  /** Least share of the letters and digits that is left at the foot. */
  leastLeft: 0.25,
  /** Fewer letters and digits (a page number) say nothing. */
  characters: 4,
} as const;

/** Weights of what a printed number says about its page's style, for each number. */
export const STYLE = {
  /** It can be read in only one way. */
  clear: 1,
  /** One separator before three digits: four in five are groups. */
  likely: 0.25,
} as const;

/**
 * Years of the Nepalese calendar: higher than any year of the common era can be, and how many years
 * they are ahead.
 */
export const BIKRAM = { from: 2060, ahead: 57 } as const;

/**
 * Cells of a table's header, in the font size: a space that separates two years, and how far the
 * letters of one year may hang out.
 */
export const HEADER = {
  apart: 0.3,
  /** Points. */
  hanging: 0.5,
  /**
   * Words of a cell that names a year: the limit, and the limit if one of them is neither date nor
   * unit.
   */
  words: 9,
  wordsBesideForeign: 4,
} as const;

/** A word space in a monospaced font: as wide as a digit, plus a little for rounding. */
export const MONOSPACED_SPACE = 1.1;
/**
 * Taken off the widest space of a group when only texts tell the style: better one too few than a
 * wrong one.
 */
export const CLEARLY_GROUPED = 0.05;

/** How words are grouped into lines, in the font size (of the line, unless another is named). */
export const LINE = {
  /** The middles of two words of one line differ by less, in the larger of their sizes. */
  tolerance: 0.42,
  /** A factor. Letters this much larger are display text beside several lines. */
  display: 1.9,
  /** Share of the largest size from which words are the line's main text, which sets its middle. */
  main: 0.8,
  /** A footnote mark is smaller than this, and set higher than this above the middle. */
  mark: 0.78,
  raised: 0.08,
  /**
   * Halves of a word that a ligature cuts: the space between them, and points by which their sizes
   * differ.
   */
  halves: 0.05,
  sameSize: 0.5,
  /** Lines that a word may belong to: this many of the last ones, by their middles. */
  open: 6,
} as const;

/**
 * A first letter set apart from its word: share of the word space of its line below which it is
 * no word of its own, and the other gaps that show that space. On the pages of the tuned reports,
 * consonants that are words stood no nearer than 0.9 of it.
 */
export const TORN_WORDS = { nearer: 0.65, gaps: 2 } as const;

/** What stands beside a table, in the font size: navigation and margin notes. */
export const SIDEBAR = {
  /** Space before a label. */
  beforeLabel: 1.5,
  /** Rows that begin at one place: at least this many, and this share of all. */
  rows: 3,
  share: 0.08,
  /** Space that separates two runs of words. */
  run: 0.9,
  /** How far above the first row is looked at. */
  above: 24,
  /** How far left of the labels the edge lies, and how far left of anything that crosses it. */
  margin: 0.6,
  beside: 0.3,
} as const;

/**
 * Two tables, or two printed pages, on one page. Chosen on the spreads of the corpus, in the middle
 * of the range that reads all of them correctly.
 */
export const SECOND_LABELS = {
  /** Rows with a label on either side of their amounts, and their share of all rows. */
  rows: 8,
  share: 0.6,
  /** Font sizes by which the ends of the labels behind the amounts may differ. */
  aligned: 2,
} as const;

export const SPREAD = {
  /**
   * Font sizes by which the starts of the right tables may differ, and the share of all rows that
   * turn there.
   */
  aligned: 4,
  share: 0.6,
  /** Font sizes between the number of a row and its label, and between words that run on. */
  afterMark: 2,
  betweenWords: 0.8,
  /** Width of a landscape page divided by its height. */
  landscape: 1.2,
  /**
   * Share of the page's width, right of its middle, within which text begins again, and on how many
   * lines it must.
   */
  anew: 0.12,
  lines: 8,
  /** Share of the lines that may cross the middle: headings over both pages. */
  crossing: 0.04,
  /** Share of the page's width, from either edge, within which nothing is cut. */
  margin: 0.25,
} as const;

/** How many times wider than another a space between the signs of one spread label may be. */
export const SPACED_SIGNS = { uneven: 2 } as const;

/**
 * The greatest width of a letter, in the font size, also where the letters of a Chinese or Japanese
 * title are spread, and how many letters wide a one-letter word may be: anything wider is a spacer.
 */
export const WIDEST = { letter: 1.6, spread: 4, letters: 3 } as const;

/**
 * Numbers printed in pieces. Gaps in the font size: a word space takes 0.22 and more, kerning around
 * a digit up to 0.12. Measured on reports of eleven banks whose fonts kern their digits.
 */
export const TORN = {
  /** Two pieces of one number stand closer. */
  gap: 0.35,
  /** A gap below this is no space. */
  kerned: 0.15,
  /** Digits of a group, and of a year. */
  group: 3,
  year: 4,
  /** Fewer digits may be references to two notes. */
  digits: 5,
  /** Numbers in pairs from which a page writes all numbers so; of them with more than two digits first. */
  pairs: 4,
  longPairs: 2,
} as const;

/**
 * Lines of a report's running foot: below this share of a page's height, on this many pages, at
 * heights that differ by less than this share.
 */
export const FOOT_LINES = { below: 0.85, pages: 3, apart: 0.01 } as const;

/** Amounts of a page with the letter of their side, from which the letters are no marks of remarks. */
export const DEBIT_LETTERS = { amounts: 6 } as const;

/**
 * Columns that a form numbers on a line of its own: behind so many of the first letters of an
 * alphabet ("c 5 6"), or so many numbers if there are no letters ("1 2 3"). Two small numbers alone may be a row's.
 */
export const COLUMN_NUMBERS = { letters: 5, alone: 3 } as const;

/**
 * A minus at the left edge of its column. A fund's spreadsheet sets eight of them in each column at
 * one place, to a hundredth of a point, before digits up to 60 points away.
 */
export const FAR_SIGN = {
  /** Dashes at one place that are needed: one alone may be anything. */
  rows: 2,
  /** Font sizes by which their left edges may differ, and the right edges of their numbers. */
  place: 0.2,
  edge: 0.9,
  /** A number this near, in the font size, stands in one column with the dash: it is a nil. */
  beside: 0.3,
  /** Lines above and below that show what else stands at that place. */
  around: 12,
} as const;

/** Columns of codes. Measured on five French tax forms and five Taiwanese reports of 2023 and 2024. */
export const FORM_CODES = {
  /** Codes that a column needs; letters may be anything on fewer lines. */
  rows: 6,
  letterRows: 8,
  /** Font sizes by which their middles may differ, and that part them from digits beside them. */
  aligned: 0.8,
  apart: 0.8,
  /** Share of codes that stand once: an account may be shown with its total. */
  differing: 0.8,
  /** Share of neighbours in ascending order: forms add boxes between others, totals follow their parts. */
  ordered: 0.75,
  /** Share of other numbers that may stand in their column. */
  strangers: 0.1,
  /** Codes with an amount to their right. */
  leading: 2,
  /** Parts of a code that a reference to a note never has. */
  parts: 3,
} as const;

/**
 * Amounts left of their labels. `rows` of them end at one place, within `edge`; `apart` parts them from
 * what stands before. Their heads stand within `heads` lines above, and reach `room` further left. They
 * are read `gap` right of the others. Sizes in the font size; `left` is the share of a page's width in which
 * those of its first side begin.
 */
export const LEFT_AMOUNTS = {
  rows: 3,
  edge: 1,
  apart: 1,
  heads: 5,
  room: 3,
  gap: 3,
  left: 0.3,
} as const;

/**
 * Accounts behind the labels of a form: `rows` of a page add several up; they stand `near` their label,
 * in the font size.
 */
export const ACCOUNT_SUMS = { rows: 2, near: 0.8 } as const;
