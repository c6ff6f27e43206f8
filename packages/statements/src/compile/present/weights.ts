/** Thresholds of presenting a table. Where a line names no source they were chosen, not measured. */

/** Share by which a count may differ from the older one times the split: buybacks between two printings of one year. */
export const SPLIT_TOLERANCE = 0.002;

/** The same where a count stands in another unit and no split lies between: nothing but floating point. */
export const UNIT_TOLERANCE = 1e-6;

/** Printed steps, relative to the half step by which each rounding is off: what floating point adds. */
export const ROUNDING_SLACK = 1.02;

/** Times. Share counts grow and shrink less than this between reports; another unit moves them a thousandfold. */
export const COUNTS_APART = 3;

/** Reports. The basis and the signs of a report are told from so many newer ones: older printings say the same. */
export const NEWER_REPORTS = 3;

/** Significant digits of a figure after a split: no report prints more of a share count. */
export const ADJUSTED_DIGITS = 10;
/** Significant digits of a ratio of a split: "1.33 for one". */
export const RATIO_DIGITS = 3;

/** Relative: two sums of restated rows are one within this; they add up numbers that were scaled. */
export const SAME_SUM = 1e-6;
/** In the scale of the table: smaller restatements are rounding, and no row that was moved. */
export const FEWEST_MOVED = 10;
