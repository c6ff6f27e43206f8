/**
 * Weights of evidence are counted in pieces: 1 is what the statement itself says of itself in words, and decides alone.
 * Each room names the weights of its own evidence in its own weights.ts.
 */

/** Pieces. A value with less than one certain piece behind it is guessed. */
export const CERTAIN = 1;

/** Share of the best value's weight. What has more than this against it is disputed. */
export const DISPUTE = 0.5;

/** What is stored of a decision: enough to see why, little enough to keep with each statement. */
export const MOST_TOLD = { pieces: 4, characters: 80 } as const;
