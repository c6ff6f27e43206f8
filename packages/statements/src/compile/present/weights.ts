/**
 * Thresholds for presenting a table. Unless a line names a source, they were chosen, not measured.
 */

/**
 * Share by which a count may differ from the older one times the split: buybacks between two
 * printings of one year.
 */
export const SPLIT_TOLERANCE = 0.002;

/** The same for a count in another unit without a split in between: only floating-point error. */
export const UNIT_TOLERANCE = 1e-6;

/** Printed steps, relative to the half step of each rounding: the floating-point error. */
export const ROUNDING_SLACK = 1.02;

/**
 * A factor. Share counts grow and shrink less than this between reports; another unit changes them
 * a thousandfold.
 */
export const COUNTS_APART = 3;

/**
 * Reports. The basis and the signs of a report are told from this many newer ones; older printings
 * add nothing.
 */
export const NEWER_REPORTS = 3;

/** Significant digits of a figure after a split: no report prints more of a share count. */
export const ADJUSTED_DIGITS = 10;
/** Significant digits of the ratio of a split: "1.33 for one". */
export const RATIO_DIGITS = 3;

/**
 * Relative: two sums of restated rows are equal within this; they add up numbers that were scaled.
 */
export const SAME_SUM = 1e-6;
/** In the scale of the table: smaller restatements are rounding, not rows that moved. */
export const FEWEST_MOVED = 10;

/**
 * Share of the older report's rows. A report that prints fewer for a year prints only a part of the
 * statement: an opening balance, selected comparatives.
 */
export const PART_OF_A_STATEMENT = 0.5;

/**
 * Share of itself by which a per-share figure must miss before it is taken for a wrong number:
 * participating and redeemable interests take less of the profit.
 */
export const EPS_MISREAD = 0.05;

/** Rows of one sum, from which restated numbers with other signs are no chance. */
export const FEWEST_ALIKE = 2;
