/** Weights of comparing companies. */

/** Share of the doubt in a mapping by label that an identity or a tie to another statement leaves. Chosen, not measured. */
export const SUPPORT_LEAVES = 0.5;

/** What is printed in the scale of the table: two numbers are each off by half a step, and a sum of several by one more. */
export const ROUNDING = 2;
