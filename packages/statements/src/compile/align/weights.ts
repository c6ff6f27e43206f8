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
