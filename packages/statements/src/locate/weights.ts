/**
 * Weights for finding tables. Unless another source is named: measured on the 21 reports with
 * transcripts.
 */

/** Lines of a page that are looked at; a printed page has about 80. */
export const MOST_LINES = 400;

/** Rows with two amounts: fewer do not make a statement. */
export const AMOUNTS_IN_ROW = 8;

/** Lines over which a label in a narrow column wraps. */
export const MOST_WRAPPED = 6;

/**
 * The foot of a page that only begins a statement: this few rows, in this few lines, below this
 * share of the page's height.
 */
export const FOOT = { rows: 2, lines: 14, below: 0.4 } as const;

/** Strongest pages of a type before which a statement may begin without a title. */
export const STRONGEST = 4;

/** Characters of a page that shows only its number. */
export const FOLIO_LENGTH = 12;
/** Blank pages between two parts of a statement: the backs of two sheets, in filings made for the screen. */
export const MOST_BLANK = 2;

/** Points of a block for one type of statement. Measured on the same 21 reports: all their statements come first. */
export const BLOCK_SCORE = {
  /** A title of the type, and of a statement of comprehensive income where that may be the income statement. */
  title: 8,
  comprehensiveTitle: 2,
  /** A title of another type. */
  otherTitle: -6,
  /** The most points that the labels give. */
  mostSigns: 16,
  /** Rows with numbers: with fewer it is not a statement, and more than the maximum add nothing. */
  rows: { fewest: 3, most: 20, perPoint: 10 },
  /**
   * Lines of running text: how many any page may have, what each further one takes, and the most
   * they take together.
   */
  prose: { borne: 3, each: 0.5, most: 6 },
  leastTitled: 5.5,
  leastUntitled: 8.5,
} as const;

/**
 * A page that only announces what follows has fewer rows with numbers than this, and no more lines
 * than this.
 */
export const DIVIDER = { rows: 3, lines: 14 } as const;

/**
 * Letters set apart, as in "C O N S O L I D A T E D": this many single letters, and this share of
 * the words.
 */
export const SET_APART = { letters: 5, share: 0.6 } as const;

/** A line as a title. Lengths are in characters, measured on the titles of the corpus (9 to 150). */
export const TITLE = {
  /** "Tase" is the shortest in letters; Chinese signs say as much in three. */
  shortest: 4,
  shortestInSigns: 3,
  longest: 170,
  /** A longer line above is running text, and says nothing about the title. */
  lineAbove: 120,
  /** Font sizes between a title and a line above that may belong to it. */
  near: 3,
  /** Points from which a decoy also counts in the line above. */
  strongDecoy: 5,
  /**
   * Words that no title has: this many make it a sentence; each takes this share of its strength,
   * down to the weakest.
   */
  mostForeign: 9,
  perForeign: 0.1,
  weakest: 0.2,
  /** Share of the strength that is left to a title that does not name the group. */
  withoutGroup: 0.85,
} as const;

/**
 * A line above a title that names the sections of the report: this many of its words stand apart
 * from the one before, by this many font sizes. Words of a phrase stand at most half of one apart.
 */
export const MENU = { gaps: 2, apart: 2 } as const;

/**
 * Lines of plain text that may be titles: characters of one line, of each of two lines, and how
 * many numbers.
 */
export const TITLE_LINE = { longest: 160, wrapped: 80, numbers: 6 } as const;

/** Characters of a label in plain text. */
export const LABEL = { longest: 90, shortest: 3 } as const;

/**
 * A page is an index if it names this many statements, with few numbers, and says so in its first
 * characters.
 */
export const INDEX = { titles: 3, numbers: 60, characters: 3000 } as const;

/** Points of a page's plain text for one type of statement. Measured on the 21 reports: all pages of their statements are read. */
export const PAGE_SCORE = {
  fewestNumbers: 8,
  title: 7,
  mostDecoys: 4,
  mostSigns: 18,
  index: 6,
  numbers: { most: 60, perPoint: 20 },
  /** Points of a page that is read: at least these, and this share of the best page's. */
  least: 7,
  ofBest: 0.45,
  /** Pages of a type. */
  perType: 7,
} as const;

/** What is shown of a likely page. */
export const MOST_SHOWN = { characters: 80, rows: 8 } as const;

/**
 * Plain text of two facing pages: numbers on the right one, its letters for each digit, and numbers
 * of the left one for each number of the right.
 */
export const FACING_TEXT = { numbers: 12, letters: 0.8, fewer: 0.5 } as const;

/**
 * Labels on the left of two facing pages, numbers on the right one. Shares of rows, unless another
 * unit is named.
 */
export const FACING = {
  fewestRows: 4,
  /** Points of labels. */
  fewestSigns: 4,
  /** Rows that are running text. */
  prose: 0.2,
  /** Numbers beside labels, or labels before numbers, that may stand there by chance. */
  strays: 0.1,
  /** Headings above numbers. */
  headings: 0.6,
  /**
   * Share of the font size by which two lines of one row may differ, and by which a whole page may
   * be shifted.
   */
  sameRow: 0.35,
  shift: 0.6,
  /** Rows of numbers that have a label at their height. */
  matched: 0.95,
  /** Rows with numbers on the left page that must have numbers on the right one, and vice versa. */
  shared: 0.9,
  /** Share of the page's height, at the foot and at the head, in which its number stands. */
  margin: 0.07,
} as const;

/**
 * Entries of a table of contents. Characters of a line; pages around what it names: a statement may
 * begin a page earlier and a scan wants to see the pages after the last; a chapter begins with its
 * title, the auditor's report or an index. Measured on the fronts of 107 annual reports.
 */
export const CONTENTS = {
  longest: 140,
  /** Pages that print the same distance between their number and their place. */
  fewestFolios: 2,
  /** Covers and forewords that print no number. */
  unknownShift: 2,
  span: 12,
  before: 1,
  afterStatement: 3,
  afterChapter: 8,
} as const;

/** Rows of a page that begin with an amount, from which its labels stand between two columns. */
export const AMOUNTS_LEFT = 4;
