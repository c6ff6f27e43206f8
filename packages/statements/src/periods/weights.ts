/** Limits of what a year is, in days unless a line says otherwise. */

/** Years of 52 or 53 weeks, and a year end that moves by two weeks at most, lie between these. */
export const YEAR = { shortest: 330, longest: 380 } as const;

/** Two ends nearer than this are one: opening balances, and weeks that close a day or two apart. */
export const SAME_END = 10;

/**
 * Years between two ends differ from a whole number of years by less than this in 52/53-week years,
 * and by more where a year end was moved (the nearest move is a month).
 */
export const SAME_DAY_OF_YEAR = 20;
