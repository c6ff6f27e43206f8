/**
 * Distances of rows, in the font size of what is measured (or of the line). Unless another source
 * is named, they were measured on the corpus of annual reports that the project is tuned on.
 */

/**
 * Free space that separates a value or a reference from what stands before it; a word space takes
 * 0.25 to 0.4.
 */
export const APART = 0.6;
/** A right edge this near to its column's is exactly in it. */
export const EXACT_EDGE = 0.2;
/** Less than a narrow word space: text this close to the text before it is written as one. */
export const TOUCHING = 0.1;
/** A word this close to the number before it says what the number counts: "$8.3 billion". */
export const LEANING = 0.5;
/** Space between the groups of one number, if a thin space separates them. */
export const WITHIN_NUMBER = 0.7;
/** A sign may be set at the left of the column, far from its digits. */
export const SIGN_REACH = 3;
/**
 * A nil is centred in its column or set at its right: this far left of the column's numbers, or
 * right of its edge.
 */
export const NIL = { apart: 0.9, left: 2.5, right: 1.5 } as const;
/** Space within a line that running text never leaves between its words. */
export const HOLE = 1.5;

/**
 * A column filled by fewer rows than this (rows, and share of the fullest column) may be chance.
 */
export const REAL_COLUMN = { rows: 3, share: 0.4 } as const;
/** A column holds no values if more than this share of it looks like references to notes. */
export const MOST_REFERENCES = 0.6;

/**
 * Words that make a line running text: eight are longer than a label that crosses the columns,
 * twelve fill the page.
 */
export const PROSE = { words: 8, full: 12, list: 20 } as const;
/** A line with at most this many words may be a unit line by its words alone. */
export const UNIT_LINE = { words: 16, bare: 3 } as const;
/**
 * Share of the page's height, at the top and at the bottom, in which running heads and feet stand.
 */
export const MARGIN = { top: 0.06, bottom: 0.92 } as const;
/** Running heads and feet have fewer words than this. */
export const FURNITURE_WORDS = 16;

/**
 * Space behind the sign of a footnote, in the font size, of which a word space takes 0.25 to 0.4.
 */
export const FOOTNOTE_GAP = 0.6;

/** Share of a line's height that a doubtful area must cover to touch it. */
export const TOUCHED = 0.3;

/**
 * Rows of a statement that are read, on all its pages together. The longest of 372 statements with
 * transcripts has 69. The time to search for sums grows with the cube of the rows.
 */
export const MOST_ROWS = 300;

/** Steps from row to row that a page needs to have a pitch of its own. */
export const OWN_PITCH = 8;
/**
 * Lines closer together than this share of the pitch are lines of one row: rows have space between
 * them.
 */
export const WITHIN_ROW = 0.9;
/** Lines no further apart than this, in the font size, may be one label. */
export const ADJACENT = 2.1;
/**
 * Numbers in the middle of a two-line label stand at most this share of the pitch from both lines.
 */
export const CENTRED = 0.75;
/**
 * Numbers a little above their label: they stand nearer than this share of the pitch, and reach into
 * its line by this share of its size. Lines of two rows do neither.
 */
export const SHIFTED = { pitch: 0.5, overlap: 0.25 } as const;
/** From row to row in points, if no two rows show it. */
export const USUAL_PITCH = 12;
/** Left edges that differ by less than this, in the font size, are at one level. */
export const SAME_EDGE = 0.4;
/** Room, in the font size, that may be left on a full line. */
export const FULL_LINE = 0.2;
/**
 * Share of the words inside labels that begin with a small letter, from which labels are in
 * sentence case.
 */
export const SENTENCE_CASE = 0.6;
/** Sizes in points that differ by less are one typeface, even if one is bold. */
export const SAME_FACE = 0.6;
/**
 * Words of a label that fills its line: one that continues below, one whose numbers stand alone
 * below, and one that names a row and not only its list ("Less", "Attributable to").
 */
export const LONG_LABEL = { wrapped: 4, alone: 5, heading: 3 } as const;
/** Pitches below the only row of a list from which the next row is no part of it. */
export const LIST_OF_ONE = 1.4;
/**
 * Font sizes by which a line that continues may stand left of the one before, and by which a
 * hanging line stands right of it.
 */
export const OUTDENT = 0.3;
export const HANGING = 0.6;
/**
 * Rows with the amounts of other rows in their labels, from which no label is sure. None of 372
 * statements with transcripts has one.
 */
export const MIXED_ROWS = 2;
/** Rows of dashes that end in a colon, or that totals of their name add up: fewer may be nil. */
export const NIL_HEADINGS = 2;
/** Lines that begin small at one edge, from which the page sets further lines of labels there. */
export const HANGING_LINES = 2;
/**
 * A typed space before a line, in the font size (0.25 in common fonts), how near edges are the same,
 * and the rows that show where rows begin.
 */
export const ONE_SPACE = { from: 0.15, to: 0.35, same: 0.08, rows: 4 } as const;
/** The row after a hanging line stands this far left of it again. */
export const BACK = 0.5;
/** Share of the columns' width that a line of running text leaves free at its right. */
export const SHORT_OF_EDGE = 0.2;
/**
 * Free space left of the columns, within which a word on a header line is not a heading of the
 * table.
 */
export const BEFORE_VALUES = 0.5;
/** Share of a row's numbers with a percent sign, above which it holds percentages. */
export const MOSTLY_PERCENTS = 0.5;
/** Points, if no row shows its font size: small print. */
export const USUAL_SIZE = 8;
/** Depth of a bullet, in the font size; and points by which equal edges differ through rounding. */
export const BULLET_DEPTH = 0.7;
export const SAME_POINT = 0.01;
/** From here on, an amount without decimals is money: amounts per share are smaller. */
export const CLEARLY_MONEY = 100;
/** Letters of the shortest run in which two words may stand without a space: "tothe". */
export const GLUED = { letters: 5 } as const;
/** Words of a label from which it is no name if it ends in a joining word: "Due to" and "Due from" are. */
export const LEADING_WORDS = 4;
