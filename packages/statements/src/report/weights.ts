/**
 * Weights for choosing among the tables that were read. Unless another source is named, they were
 * measured on the 21 reports with transcripts: each is the middle of the range that keeps all of
 * their statements.
 */

/**
 * Sets of columns that are tried for one header; the words of the header make the later ones
 * unlikely.
 */
export const MAX_SETS = 4;

/** Words above a column that name whose it is; more words are a title or a period. */
export const MOST_WORDS_OF_NAME = 2;

/** Share of proven cells above which a table closes. */
export const CLOSES = 0.6;

/**
 * Rows, share of proven cells, and points of its labels, from which a table is a statement and not
 * something invented.
 */
export const CREDIBLE = { rows: 4, titled: 0.1, rowsAlone: 16, untitled: 0.35 } as const;

/**
 * Share of the cells on a facing page that must be proven; otherwise rows may be shifted against
 * each other.
 */
export const LEAST_PROVEN_ACROSS = 0.5;

/** Corrected words listed in a statement's notes. */
export const MOST_MENDED_WORDS = 40;

/**
 * Weights for choosing the three statements that belong together, in points of a candidate's score.
 */
export const TRIPLE = {
  /** Pages. Primary statements stand closer than this in all of 252 reports. */
  span: 14,
  proven: 9,
  severalYears: 2,
  /** None of its parts is missing. */
  whole: 3,
  /** The name above the title is that of the reporting company; it is another company's. */
  ownCompany: 2,
  otherCompany: -6,
  /** The heads of its columns name a part of the group. */
  partColumns: -3,
  /**
   * A line above its title says that the statements below are the parent company's own: as much as
   * such columns.
   */
  headedAsParents: -3,
  /**
   * It has no title of its own, but another whole table of its kind has: as much as a title gives.
   * Measured on financial reports of ten Canadian towns, whose investees' tables are fuller.
   */
  standIn: -8,
  /** How many cells count at most, and how many of them make a point. */
  cells: { most: 60, perPoint: 20 },
  near: 2,
  pagesPerPointNear: 10,
  farthest: 8,
  pagesPerPointFar: 6,
  sameYears: 1.5,
  otherYears: -3,
  sameScale: 0.3,
  /**
   * One is titled as the group's, and the other is the company's although the group's was found:
   * more than the pages between two sets of statements cost.
   */
  groupAndCompany: -8,
  netIncomeTies: 4,
} as const;

/**
 * What makes another table a rival of the chosen one: a whole statement of the same kind and years.
 */
export const RIVAL = {
  /** Points of the words that speak against its title. */
  decoys: 4,
  /** Share of its cells that are part of an identity that holds. */
  proven: 0.6,
  /** Points of its labels. */
  rows: 8,
  /** It has this many more years: a review of five years beside a statement of two. */
  yearsOfReview: 3,
  /** Words in a title that name a part of the group. */
  parts: ['parent company', 'company alone', 'segment', 'another entity'] as readonly string[],
} as const;

/**
 * Words in a title that name an extract, a forecast or part of a year: there, statements are
 * printed a second time.
 */
export const EXTRACTS: readonly string[] = [
  'selected data',
  'condensed',
  'pro forma',
  'unaudited',
  'interim',
  'note',
  'analysis',
];

/** Those of them that title the statements of every interim report, which are no extracts there. */
export const INTERIM_TITLES: readonly string[] = ['condensed', 'unaudited', 'interim'];

/** What shows the rows of a statement once more for another part of the year. */
export const SISTER = {
  /** Share of the rows of either that have one label: all but rows of a single period. */
  share: 0.7,
} as const;
