/** Weights of finding tables. Where no other source is named: measured on the 21 reports with transcripts. */

/** Lines of a page that are looked at; a page of print has some 80. */
export const MOST_LINES = 400;

/** Rows of two amounts: fewer are no statement. */
export const AMOUNTS_IN_ROW = 8;

/** Lines over which a label in a narrow column is wrapped. */
export const MOST_WRAPPED = 6;

/** The foot of a page that only begins a statement: so few rows, in so few lines, below this share of the page's height. */
export const FOOT = { rows: 2, lines: 14, below: 0.4 } as const;

/** Strongest pages of a type before which a statement may begin without a title. */
export const STRONGEST = 4;

/** Characters of a page that shows no more than its number. */
export const FOLIO_LENGTH = 12;

/** Points of a block for one type of statement. Measured on the same 21 reports: all their statements come first. */
export const BLOCK_SCORE = {
  /** A title of the type, and of a statement of comprehensive income where that may be the income statement. */
  title: 8,
  comprehensiveTitle: 2,
  /** A title of another type. */
  otherTitle: -6,
  /** Points that the labels give at most. */
  mostSigns: 16,
  /** Rows with numbers: with fewer it is no statement, more than the most say no more. */
  rows: { fewest: 3, most: 20, perPoint: 10 },
  /** Lines of running text: those that any page bears, what each more takes, and all together at most. */
  prose: { borne: 3, each: 0.5, most: 6 },
  leastTitled: 5.5,
  leastUntitled: 8.5,
} as const;

/** A page that only announces what follows has fewer rows with numbers than this, and no more lines. */
export const DIVIDER = { rows: 3, lines: 14 } as const;
