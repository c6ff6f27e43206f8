/** How sure a row is of its concept (0-1). Chosen, not measured: they order the candidates, and corroboration moves them. */
export const NAMED = {
  /** By the best of its names. */
  best: 0.97,
  /** Taken off for each better name in the list. */
  perRank: 0.04,
  /** Taken off where other rows are named alike. */
  alike: 0.07,
  least: 0.6,
  /** Taken off where the whole stands for the parent's part, or the part for the whole. */
  standsFor: 0.05,
} as const;

/** Places in a concept's list of names: a total below a heading of that name is half a name worse than the name itself. */
export const UNDER_HEADING = 0.5;

/** Letters. Shorter words are compared whole: one letter makes "loan" of "loss". */
export const SHORTEST_MISSPELT = 6;

/** Letters. Shorter words keep their endings: "gas", "ties". */
export const SHORTEST_PLURAL = { s: 4, ies: 5 } as const;
