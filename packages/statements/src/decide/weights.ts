/**
 * Weights of evidence for the decisions on a whole statement, in pieces (1 decides alone, see evidence/weights.ts), and the
 * limits of what counts as evidence. Measured on the reports of ../shared/corpus, hard and wild.
 */

/** Choosing among the sets of columns that a header allows. */
export const COLUMNS = {
  /** Points of a header's words. Sets that differ by less say the same: a named group or a named part makes two. */
  sameWords: 1,
  /** Share of cells. So much more must be proven for a reading that the header's words do not prefer. */
  clearlyBetter: 0.2,
  /** Share of proven cells from which a reading that the header names stands, whatever another one proves. */
  someSums: 0.25,
  /** Share of proven cells above which another set of columns closes too. */
  closes: 0.6,
} as const;

/** How long a period is. */
export const PERIOD = {
  /** Pieces: the newest column's own head. */
  head: 1,
  /** Pieces: a line around the title, and the same where the columns speak for themselves. */
  title: 1,
  besideHeads: 0.3,
  /** Pieces: the name of an interim statement in a title. */
  interimWord: 1.5,
  /** Pieces: dates of balance sheets a year or a part of one apart. */
  dates: 1,
  /** Pieces: statements that say nothing are annual in all 125 reports. */
  assumed: 1,
  /** Months: 52 and 53 weeks are years. */
  yearTolerance: 0.5,
} as const;

/** Mentions of "fiscal N" from which the most frequent one is the company's name of its newest year. */
export const NAMED_OFTEN = 5;

/** Months (1-12): fiscal years that end by then are called by the year before in many reports. */
export const EARLY_END = 2;

/** Days by which the ends of one year in two statements may differ: one prints the month, another the last Saturday. */
export const SAME_END = 7;

/** Days: a year of 52 or 53 weeks ends by fewer off the day that another year's end lets expect. */
export const DAYS_OFF = 8;
/** Times that a report names a date beside the day that was expected, and how much oftener than that day, to be the end. */
export const NAMED_INSTEAD = { least: 2, times: 5 } as const;

/**
 * What shows that a report is about a later year than a statement: the pages that name that year, and how many times more
 * they are than those that name the statement's. The year of a report is the one that most pages name in 116 of 125
 * reports; in most of the others it is that of the filing.
 */
export const YEARS_SPOKEN_OF = { pages: 10, times: 1.25 } as const;
/** Characters. A line around a title that says something of the statement's period is short; longer ones are prose. */
export const LONGEST_HEAD_LINE = 160;

/** How a statement prints what is deducted. */
export const SIGNS = {
  /** Pieces: a whole less its deduction is what is left, with one sign of the deduction alone. */
  sum: 1,
  /**
   * Pieces of all deducted rows together: by what stands below zero and what above. A tax that was
   * gained is not a rule.
   */
  rows: 1,
  /** In the scale of the table: the rounding of three numbers. */
  rounding: 2,
} as const;
