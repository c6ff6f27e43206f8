/** Limits of what is one period and what is a quarter, in days unless a line says otherwise. */

/**
 * How long parts of a year are: quarters of 12 to 16 weeks and their sums, as companies that close on
 * weekdays count them (12 + 12 + 12 + 16 weeks, 16 + 12 + 12 + 12 weeks; a week more in years of 53).
 */
export const PART_LENGTHS = [
  { months: 3, shortest: 80, longest: 122 },
  { months: 6, shortest: 160, longest: 207 },
  { months: 9, shortest: 245, longest: 290 },
] as const;

/** Two first days, or two last days, nearer than this are one. */
export const SAME_DAY = 10;

/** The average quarter: a year of 365.25 days in four. */
export const QUARTER_DAYS = 365.25 / 4;

/**
 * How far the end of a quarter may lie from the place that equal quarters give it: half of the four
 * weeks by which a long quarter is longer, over three quarters of 12 weeks, and some days.
 */
export const OFF_QUARTER = 36;

/** Two reports that restate parts of one year within a year of each other restate them alike. */
export const ONE_CYCLE = 370;

/**
 * How sure a derived number is at most, from 0 to 1, where two reports group the rows of its section
 * otherwise: either it is of one basis, or a row that one of them shows apart is in it.
 */
export const REGROUPED = 0.5;

/** Years of one report in all of which a row has an amount, from which it is a line and no event of one of them. */
export const SEVERAL_YEARS = 2;
