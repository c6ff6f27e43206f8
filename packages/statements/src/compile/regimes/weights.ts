/** Thresholds for dividing reports among tables. In days, unless another unit is named. */

/** 52/53-week years and opening balances move a period end by days, a new fiscal year end by months. */
export const SAME_END_DAYS = 20;

/**
 * Shorter periods are not full years: 52 weeks are 364 days, and a year end moves by two weeks at
 * most.
 */
export const SHORTEST_YEAR_DAYS = 330;

/** Numbers of one label and year. If this many agree in all their digits, it is not by chance. */
export const TELLING_AGREEMENTS = 3;

/**
 * The days of the month between which no fiscal year ends: the last Saturday of a month, or the
 * nearest to its end, lies outside.
 */
export const FIRST_DAY_OF_ENDS = 24;
export const LAST_DAY_OF_ENDS = 4;

/** Reports. This many others that agree outweigh one. */
export const TELLING_REPORTS = 2;

/**
 * Share of the numbers that two columns both print. If more than this agree, the columns cover the
 * same period.
 */
export const SAME_COLUMN = 0.6;

/** Times. Companies grow and shrink, but not a hundredfold from one report to the next. */
export const SIZE_APART = 100;

/** The confidence left to a cell whose scale another report corrected. */
export const CORRECTED_SCALE = 0.9;

/** Powers of ten. A misread scale is off by a power of a thousand; a company grows by less. */
export const NEAR_A_THOUSAND = 0.75;

/** Numbers. With fewer, the size of a statement says little. */
export const TELLING_SIZE = 6;
