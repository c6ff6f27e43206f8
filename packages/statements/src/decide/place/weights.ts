/**
 * Weights for deciding where a statement stands and whose it is, in pieces: 1 is enough to decide.
 * Set so that each of the 63 statements with transcripts is decided without doubt, and none of the
 * tables beside them.
 */

/** Evidence that a table is the place of a statement. */
export const PLACE = {
  /** A title that names the statement and nothing else. */
  title: 1,
  /** All labels of its rows known: points of labels, up to this many. */
  rows: { weight: 0.6, most: 16 },
  /** All of its cells proven by sums. */
  proven: 0.3,
  /** It stands within the pages that the report's other two statements span. */
  sisters: 0.3,
  /** Below it the report refers to its notes: it is audited. */
  refersToNotes: 0.3,
  /** Fiscal years of a review: of the 185 measured reports none has a primary statement of more than three. */
  yearsOfReview: 5,
  /** Points of words against a title that take away its whole weight. */
  decoys: 8,
} as const;

/** Pages. Primary statements stand closer than this in all of 252 reports. */
export const SPAN = 14;

/**
 * Evidence for a place whose statement could not be read: the table read instead is a substitute.
 */
export const UNREAD = {
  /** Share of the weight that its title would have had. */
  title: 0.5,
  /** Points of labels from which it can be a statement at all. */
  leastRows: 8,
  /** Weight of a title that makes it one, whatever its rows. */
  leastTitle: 0.8,
  /** How many times plainer than its own its title makes a table a substitute. */
  plainer: 2,
} as const;

/** Evidence for the group, or for a part of it. */
export const ENTITY = {
  title: 1,
  /** The line above the title names a company with its subsidiaries. */
  nameAbove: 1,
  columns: 1,
  /** Among several sets: the line above the title names only the reporting company. */
  ownName: 1,
  /** Nothing is said, and no other set of statements is printed: there is one company. */
  onlySet: 1,
  /**
   * Among several sets: the first one printed, and the one with the largest total, which includes
   * the others.
   */
  first: 0.8,
  largest: 0.5,
  /** The same if it is hardly the largest, or among cash flows. */
  larger: 0.25,
} as const;

/**
 * A factor. A holding and its one large company differ by less: which of them is slightly larger
 * says nothing.
 */
export const CLEARLY_LARGER = 1.02;

/** Letters of a word that two spellings of one company's name share. */
export const SHORTEST_SHARED = 4;

/** Words in a name that ends in "company", "bank" or "trust", which end other lines too. */
export const LEAST_WORDS_OF_LOOSE_NAME = 3;
