/** Confidence of a PDF's cell that a tagged report of the same year prints too. */
export const AGREED = 0.9999;

/**
 * At most this if the tagged report prints another number: one of the two is wrong, and rarely the
 * tag.
 */
export const DIFFERING = 0.3;

/**
 * Days. Years of 52 or 53 weeks are named after the month in which they end, so two readings of an
 * end may be a week apart.
 */
export const SAME_END_DAYS = 7;
