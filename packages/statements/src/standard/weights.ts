/** How sure it is what a line is (0-1), by what says so. Chosen, not measured. */
export const LINE = {
  tagged: 0.99,
  /** By one of the names under which companies are compared. */
  named: 0.97,
  /** By words that the label has among others. */
  words: 0.9,
  /** It has no concept of its own; that it stands in its section is what its sum shows. */
  other: 0.95,
} as const;

/** Taken off where no sum shows to which section a row belongs, and its place decides. */
export const BY_PLACE = 0.1;
