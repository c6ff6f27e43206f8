/**
 * Weights of evidence for the decisions on a whole statement, in pieces (1 is enough to decide, see
 * evidence/weights.ts), and the limits of what counts as evidence. Measured on the reports of
 * ../shared/corpus, hard and wild.
 */

/** Choosing among the sets of columns that a header allows. */
export const COLUMNS = {
  /**
   * Points of a header's words. Sets that differ by less say the same; a named group or a named
   * part makes two.
   */
  sameWords: 1,
  /**
   * Share of cells. This much more must be proven for a reading that the header's words do not
   * prefer.
   */
  clearlyBetter: 0.2,
  /**
   * Share of proven cells from which a reading that the header names stands, whatever another one
   * proves.
   */
  someSums: 0.25,
  /** Share of proven cells above which another set of columns closes too. */
  closes: 0.6,
} as const;

/** How long a period is. */
export const PERIOD = {
  /** Pieces: the newest column's own head. */
  head: 1,
  /** Pieces: a line around the title; and the same line if the columns have heads that say so. */
  title: 1,
  besideHeads: 0.3,
  /** Pieces: the name of an interim statement in a title. */
  interimWord: 1.5,
  /** Pieces: dates of balance sheets that are a year, or part of one, apart. */
  dates: 1,
  /** Pieces: statements that say nothing are annual in all 125 reports. */
  assumed: 1,
  /** Months: 52 and 53 weeks are years. */
  yearTolerance: 0.5,
} as const;

/**
 * Mentions of "fiscal N" from which the most frequent one is the company's name for its newest
 * year.
 */
export const NAMED_OFTEN = 5;

/**
 * Share of the mentions of the year named most, from which a later one is the report's own: a report
 * looks forward to its next year far less often.
 */
export const NAMED_NEARLY = 0.5;

/** Months (1-12): many reports name fiscal years that end by then after the year before. */
export const EARLY_END = 2;

/**
 * Days by which the ends of one year in two statements may differ: one prints the month, another
 * the last Saturday.
 */
export const SAME_END = 7;

/**
 * Days: the end of a year of 52 or 53 weeks is closer than this to the day expected from another
 * year's end.
 */
export const DAYS_OFF = 8;
/**
 * How many times a report must name a date near the expected day, and how much more often than that
 * day, for it to be the end.
 */
export const NAMED_INSTEAD = { least: 2, times: 5 } as const;

/**
 * What shows that a report is about a later year than a statement: the pages that name that year,
 * and how many times more pages name it than name the statement's. The year that most pages name is
 * the report's in 116 of 125 reports; in most of the others it is the year of the filing.
 */
export const YEARS_SPOKEN_OF = { pages: 10, times: 1.25 } as const;
/**
 * Characters. A line around a title that says something about the statement's period is short;
 * longer ones are prose.
 */
export const LONGEST_HEAD_LINE = 160;

/** How a statement prints deductions. */
export const SIGNS = {
  /** Pieces: a whole less its deduction is what remains, with only one sign of the deduction. */
  sum: 1,
  /**
   * Pieces of all deducted rows together, by which stand below zero and which above. A tax credit
   * is not a rule.
   */
  rows: 1,
  /** In the scale of the table: the rounding of three numbers. */
  rounding: 2,
} as const;

/** What a cover says of its own report decides: nothing else in the report speaks of it. */
export const WORD_OF_COVER = 1;

/** Months from the last year end to the end of an interim report, the first quarter first. */
export const PART_MONTHS: readonly number[] = [3, 6, 9];
