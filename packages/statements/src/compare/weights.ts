/** Weights of comparing companies. */

/**
 * Share of the doubt in a mapping by label that remains after an identity or a tie to another
 * statement. Chosen, not measured.
 */
export const SUPPORT_LEAVES = 0.5;

/**
 * In the step of the table's scale: two numbers are each off by half a step, and a sum of several
 * by one more.
 */
export const ROUNDING = 2;

/**
 * Share of a number within which two are the same one converted to another scale: far above the
 * rounding of doubles.
 */
export const SAME_NUMBER = 1e-9;

/**
 * Changed figures, and closed gaps, that are listed one by one; the rest is counted. Keeps an event
 * within a message.
 */
export const MAX_LISTED_CHANGES = 200;
