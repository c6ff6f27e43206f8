/**
 * Thresholds of the table room. Sizes are in the font size of the header, shares are of numbers or
 * rows. Unless a line says otherwise, they were measured on the reports of ../shared/corpus (21)
 * and ../shared/wild (86).
 */

/** Share of the fullest column's rows that a column needs to count as one of the table's own years. */
export const WELL_FILLED = 0.6;
/**
 * Share of a column's numbers that look like references to notes; in a year's column it is at most
 * a quarter.
 */
export const MOSTLY_REFERENCES = 0.5;
/** The same, if a year stands over the column and has to be outweighed. */
export const NEARLY_ALL_REFERENCES = 0.8;
/** Share of a column's numbers with a percent sign, from which it holds percentages. */
export const MOSTLY_PERCENTS = 0.6;
/** Share of the fullest column's rows below which a column is chance. */
export const FEW_OF_ROWS = 0.12;
/** Rows of a table from which a single number is not a column. */
export const MANY_ROWS = 6;

/** Font sizes: how far a year may stand from its column. */
export const REACH = 5;
/**
 * The same if there are as many years as full columns: then each has its own, however they are set.
 */
export const REACH_ONE_TO_ONE = 12;
/**
 * Cost of a font size of free space between year and column, in addition to the distance of their
 * edges or middles.
 */
export const APART = 3;
/**
 * Font sizes: the cost of leaving a year without a column. More than the distance to any column
 * that it may have; less than moving all years by one, because the last column may be empty on a
 * page, or a mark in a label may look like a first column.
 */
export const LEFT_OUT = 20;
/**
 * Font sizes: the cost of leaving a full column without a year. Half of that for a year left out:
 * the header may not cover other columns.
 */
export const PASSED_OVER = 10;
/** Points: the cost of giving a year a column of references, of percentages, or of chance. */
export const UNLIKELY = { references: 30, percents: 60, stray: 40 } as const;

/**
 * Font sizes between header cells of neighbouring columns, which stand closer than cells of rows.
 */
export const TIGHT = 0.7;
/**
 * Whose figures columns are: a cell of more words is a name or a title that mentions a company; and
 * font sizes between the middle of a cell and that of the columns it stands over, or between their
 * right edges.
 */
export const SCOPE = { words: 2, centred: 2, flush: 0.5 } as const;
/** Words in a header cell from which it is a sentence. */
export const MANY_WORDS = 12;
/**
 * Font sizes: a header word counts for a column that it nearly touches, otherwise for the nearest
 * column within the second distance.
 */
export const OVER = 0.3;
export const NEAR = 2.5;
/**
 * Font sizes: a year printed once above several columns counts for columns whose middle is nearer
 * than this.
 */
export const SPREAD = 30;
/** Share of the fullest column's rows for the columns that a year printed once is spread over. */
export const SPREAD_FILLED = 0.4;
/** Columns of parts, of which a total stands beside them: one alone may be a part without a total. */
export const FEWEST_PARTS = 2;

/**
 * What a column's words say about whether it is the year's: the entity in full, a part of it, or no
 * year at all.
 */
export const WORDS = {
  group: 2,
  /** The year before as this report gives it, beside what an older one printed. */
  restated: 2.5,
  part: -3,
  side: -4,
  converted: -5,
  later: -0.1,
  /** Some of its columns end parts of years apart, those of another set whole years. */
  uneven: -2,
} as const;

/** Months between the ends of two years of 52 or 53 weeks: 28 December and 3 January. */
export const SAME_MONTHS = 1;

/** When a column holds the parts that the column right of it adds up. */
export const INNER = {
  /** Rows that have a number in only one of the columns, of either kind. */
  rows: 3,
  /**
   * Rows with both, as a share of those with one: groups close with a part and its sum on one line.
   */
  shared: 0.4,
  /**
   * Of the rows with both, the share on which one is the sum of the others: enough if rows are few.
   */
  sums: 0.5,
  /** In units of what is printed: sums of rounded parts. */
  rounding: 1,
} as const;

/** Rows from which small numbers in brackets, each larger than the one above, are notes. */
export const BRACKETED_NOTES = 4;

/**
 * Parts of one year's total in columns beside it: least number of rows with more than one part, least share of rows
 * that add up, and what rounding may leave. Two such rows do not come about by chance.
 */
export const ACROSS = { rows: 2, held: 0.95, rounding: 1 } as const;

/** When columns hold gross amounts and what is deducted from them. */
export const GROSS = {
  /** Rows on which something is deducted and the rest is what the net column prints. */
  rows: 2,
  /** Of the rows with a gross and a net amount, the share on which the rest is right. */
  held: 0.7,
  /** Columns from the gross amount to the net one: depreciation and provisions may stand apart. */
  furthest: 3,
  /** In units of what is printed. */
  rounding: 1,
} as const;

/** When a column prints what the amounts of two years differ by. */
export const DIFFERENCE = {
  /** Rows on which two amounts other than zero differ by what the column prints. */
  rows: 4,
  /** Of the rows with all three amounts, the share on which it is right. */
  agreeing: 0.9,
  /** In units of what is printed: each of the three may be rounded. */
  rounding: 1.5,
} as const;

/**
 * Lines above and below the heads "current year" and "previous year" that are searched for the date
 * of the current one.
 */
export const DATE_AROUND = { above: 8, below: 3 } as const;

/** Lines of a title above its table. */
export const TITLE_LINES = 2;

/** Rows with a dash beside the columns of amounts, from which the dashes are a column. */
export const NILS_OF_COLUMN = 2;

/**
 * A column of dashes: rows that it needs, and the share of the rows with an amount beside it that it
 * fills. Of a year's amounts with their signs far left, no statement has as many below zero.
 */
export const NIL_COLUMN = { rows: 3, share: 0.9 } as const;

/** Lines above the years that may still be header. */
export const MAX_HEADER_LINES = 7;
/** Lines of a table without years that are searched for the head of its notes. */
export const HEADLESS_LINES = 6;

/** When columns of two pages are those of one table. */
export const ALIKE = {
  /**
   * Share of a column's numbers that look like references to notes, and rows from which that share
   * counts.
   */
  references: 0.7,
  fewRows: 3,
  /** Share of the fullest column's rows from which a column is filled. */
  filled: 0.35,
  /** Points between right edges of one column. */
  samePlace: 4,
  /** Share of the page's width by which a following page may be shifted: margins of left and right pages differ. */
  shift: 0.1,
} as const;

/**
 * When a table of a following page carries a statement on. Rows are counted in points of their
 * labels.
 */
export const GOES_ON = {
  /** Points of the words against a title that make it another statement's. */
  decoys: 4,
  /** Rows of an incomplete statement below its title, without a title, and on the page before. */
  rowsTitled: 2,
  /** Share of a table's labels that its statement has already, above which it is another's. */
  known: 0.3,
  rowsUntitled: 1.5,
  rowsBefore: 3,
  /** Points by which rows may be more like those of another statement. */
  otherRows: 4,
  /** The most lines of running text in a part of a statement. */
  prose: 4,
  /** Lines of what stands below a whole statement: earnings per share, or the change in equity. */
  below: { prose: 2, rows: 25 },
  /** Lines from the top of a table within which its heading stands, below years and unit. */
  headLines: 6,
  /** Lines above the rows of a page that can be its head: name, title, period, unit, heads. */
  headOfPage: 9,
  /** Letters that words in the place of a title have at least. */
  otherTitle: 8,
  /** The most pages over which a statement continues; four in the corpus. */
  mostBlocks: 5,
} as const;

/**
 * Points of a candidate in addition to those of its best block. Measured on the 21 reports with
 * transcripts.
 */
export const CANDIDATE = {
  complete: 3,
  concept: 0.12,
  mostRoles: 1.6,
  /** Taken off for each further page. */
  page: 0.2,
  /** Points of the words against a title that make it another table's. */
  foreign: 8,
  /** Tables of a type that are read. */
  perType: 7,
  /** Strength of a title that says hardly anything else, and the rows below it that make a place. */
  plainTitle: 0.8,
  rowsOfPlace: 6,
  /** Share of the page's height above which a page's own title stands. */
  titleAbove: 0.4,
} as const;

/** Numbers as columns, in the font size. */
export const COLUMN = {
  /** Right edges of one column differ by less. */
  sameEdge: 0.35,
  /** Two groups of numbers that share this much of the narrower column's width are one column. */
  shared: 0.45,
  /** An item this near to a column's right edge, or this near to its left, stands in it. */
  reach: 0.7,
  left: 0.2,
} as const;

/**
 * Years as a header, in the font size: how far right or left of a column a year may stand and still
 * be over it.
 */
export const OVER_COLUMN = 3;
/** Lines below the years that may still be header. */
export const HEADER_LINES_BELOW = 6;
/** Items of a line that states a unit; longer ones are rows or prose. */
export const UNIT_LINE_ITEMS = 12;
/** Lines between the headers of two panels; closer ones are one header. */
export const PANEL_LINES = 4;
/** Font sizes that references to notes may stand left of their head. */
export const NOTES_LEFT = 0.5;

/** A list of contents: rows, and the share of all rows that end in a page number. */
export const CONTENTS_LIST = { rows: 5, share: 0.9 } as const;

/**
 * Letters of a unit that is written as one word: "KShm", "tis. Kč". Of 276 statements with known
 * figures, none has an unknown word as short as this over all its columns, and two have an unknown
 * word over some.
 */
export const LONGEST_UNIT_WORD = 6;
/** Words of a unit without its multiplier: the three signs of Taiwan's dollar. */
export const LONGEST_UNIT = 3;
/** Words of a head that names a year by its place: "skutečnost v účetním období běžném". */
export const LONGEST_RELATIVE_YEAR = 6;

/** Years between the head of a column and a number below it that is no head of the same table. */
export const LATER_THAN_YEARS = 2;

/** Columns under months that follow each other, from which they are no ends of years. */
export const FEWEST_MONTHS = 3;

/** Between a year and the word before it, in the font size, from which it is no part of a sentence. */
export const YEAR_IN_WORDS = 0.65;

/**
 * Share of the way from the right edge of one column to that of the next by which the words over the first
 * reach out, if they stand over both: 0.45 to 0.7 in interim reports, less over one column alone.
 */
export const REACHES_ON = 0.4;

/**
 * Share of the way from the first year's column to the last, by which words centred over both may stand beside
 * the middle: columns of percentages right of each year move it by 0.17 in a printed 10-Q.
 */
export const CENTRED = 0.25;
