import type { SectionRelation } from './alignment.js';

/**
 * Weights for deciding which rows of two reports are one item. Unless a line names a measurement,
 * they were chosen, not measured: what matters is the order of the kinds of evidence, and the specs
 * of alignment keep it.
 */

/**
 * Confidence (share of ties that are right) in a tie by equal numbers: of one year with further
 * evidence, and of two or more years.
 */
export const BY_VALUES = { once: 0.99, twice: 0.999 } as const;

/** Confidence in a total of the same rows. */
export const BY_SUMS = 0.97;

/** Confidence in the one row that is left of the same sum. */
export const BY_REST = 0.85;

/** Confidence in an equal label, by where the two rows stand. */
export const BY_LABEL: Readonly<Record<SectionRelation, number>> = {
  same: 0.98,
  mapped: 0.98,
  nested: 0.96,
  unknown: 0.92,
  foreign: 0.92,
};

/** What an equal label loses if the numbers differ in every year that both print. */
export const ALL_RESTATED = 0.03;

/** Confidence in labels that are alike, by what they share. */
export const BY_LIKENESS = {
  position: 0.88,
  synonym: 0.88,
  outsideBrackets: 0.9,
  bareWords: 0.88,
  spelling: 0.8,
} as const;

/** Points for a partner with the same label: what tells several apart, stronger first. */
export const LABEL_POINTS = {
  section: { same: 4, mapped: 3.5, nested: 3, unknown: 1, foreign: 0 },
  zone: 1.5,
  turn: 0.5,
  recent: 0.3,
  between: 0.2,
  /** Taken off for each report since the item last had the label, up to a maximum. */
  age: 0.1,
  mostAges: 5,
} as const;

/** Points for a partner with equal numbers. */
export const VALUE_POINTS = {
  /** Years that count, one point each. */
  mostYears: 3,
  sameName: 4,
  /** Multiplied by the likeness of the labels. */
  likeness: 3,
  section: 1,
  zone: 0.5,
  turn: 0.2,
  rank: 0.1,
} as const;

/**
 * Share of words that two labels have in common (similarity), from which they are alike, or
 * practically the same.
 */
export const ALIKE = 0.5;
export const THE_SAME = 0.99;

/**
 * Weights of the evidence that a printed row and an item of newer reports are one row of the series,
 * against each other: 1 is about what the name of a concept says that a statement has once. Chosen on
 * the series that docs/compiling.md names, and kept by the drawn pairs of like rows that differ.
 */
export const FOR_ONE = {
  tags: 2,
  concept: 1,
  /** Most that equal numbers weigh; each year weighs its digits. */
  mostNumbers: 2.5,
  label: 1.2,
  core: 1,
  words: 0.9,
  section: 0.3,
  part: 0.3,
  order: 0.3,
  sum: 0.4,
  soleInSum: 0.8,
  /** Two totals whose rows are tied to each other. */
  addends: 2.5,
  /**
   * Numbers that no other row of the two reports has: of one year with a second witness (99 % of such
   * pairs are one row), and of two years (99.9 %).
   */
  provenOnce: 2,
  provenTwice: 3,
} as const;

export const FOR_TWO = {
  tags: 1.2,
  concept: 1.2,
  numbers: 1.2,
  nearNumbers: 0.5,
  label: 0.4,
  replacedWords: 1,
  silence: 1,
  opposites: 2.5,
  /** One names income and expense, the other only one of them: it may leave the other out. */
  kinds: 1,
  act: 1.3,
  scope: 1.5,
  qualifiers: 0.7,
  term: 1,
  section: 0.4,
  part: 2,
  inferredPart: 0.3,
  rank: 0.5,
  order: 0.4,
  sum: 0.7,
} as const;

/** Digits. A number with so many that both print weighs as much as the name of a concept. */
export const TELLING_DIGITS = 4;

/** Share of their size by which a restatement or a new definition changes a number. */
export const RESTATED = 0.25;

/** Share of common words below which two labels have nothing in common. */
export const UNLIKE = 0.3;

/** By how much the evidence for one row must outweigh that against it, and the next best pair. */
export const ONE_ROW = { least: 1.3, ahead: 0.3 } as const;

/** Confidence in a row that only all evidence together ties: at the least balance, and at the most. */
export const BY_EVIDENCE = { least: 0.85, most: 0.95, at: 3 } as const;
