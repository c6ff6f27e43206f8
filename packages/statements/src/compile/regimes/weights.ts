/** Thresholds of dividing reports among tables. Days, unless another unit is named. */

/** 52/53-week years and opening balances move a period end by days, a new fiscal year end by months. */
export const SAME_END_DAYS = 20;

/**
 * Shorter periods are not full year: 52 weeks are 364 days, and a year end moves by two weeks at
 * most.
 */
export const SHORTEST_YEAR_DAYS = 330;

/** Longer periods are not full year: 53 weeks are 371 days. */
export const LONGEST_YEAR_DAYS = 380;

/** What lies further apart than the longest stub allowed by law (18 months) leaves room for a missing report. */
export const LONGEST_PERIOD_DAYS = 600;

/**
 * Numbers of one label and year. When so many agree in nothing but their digits, it is not by
 * chance.
 */
export const TELLING_AGREEMENTS = 3;

/** Days of the month between which no fiscal year ends: the last, or the nearest, Saturday of a month lies outside. */
export const FIRST_DAY_OF_ENDS = 24;
export const LAST_DAY_OF_ENDS = 4;

/** Reports. So many others that agree outweigh one. */
export const TELLING_REPORTS = 2;

/** Share of the numbers that two columns both print. More than this in common makes them the same period. */
export const SAME_COLUMN = 0.6;

/** Times. Companies grow and shrink, but not a hundredfold from one report to the next. */
export const SIZE_APART = 100;

/** Confidence that is left to a cell whose scale another report corrected. */
export const CORRECTED_SCALE = 0.9;

/** Powers of ten. A misread scale is off by a power of a thousand; companies grow in between. */
export const NEAR_A_THOUSAND = 0.75;

/** Numbers. The size of a statement with fewer of them says little. */
export const TELLING_SIZE = 6;
