/**
 * How sure a row's concept is (0-1). Chosen, not measured: these numbers order the candidates, and
 * corroboration changes them.
 */
export const NAMED = {
  /** By the best of its names. */
  best: 0.97,
  /** Taken off for each better name in the list. */
  perRank: 0.04,
  /** Taken off if other rows have the same name. */
  alike: 0.07,
  least: 0.6,
  /** Taken off if the whole stands for the parent's part, or the part for the whole. */
  standsFor: 0.05,
} as const;

/**
 * Places in a concept's list of names: a total below a heading with that name is half a place worse
 * than the name itself.
 */
export const UNDER_HEADING = 0.5;

/**
 * The place in that list of earnings per share that name no dilution: behind every name that says
 * "basic".
 */
export const UNQUALIFIED = 5;

/** Letters. Shorter words must be equal: one letter turns "loan" into "loss". */
export const SHORTEST_MISSPELT = 6;

/** Letters. Shorter words keep their endings: "gas", "ties". */
export const SHORTEST_PLURAL = { s: 4, ies: 5 } as const;
