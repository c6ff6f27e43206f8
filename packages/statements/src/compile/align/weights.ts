import type { SectionRelation } from './alignment.js';

/**
 * Weights of deciding which rows of two reports are one item. Where a line names no measurement they were chosen, not
 * measured: the order of the kinds of evidence is what matters, and the specs of alignment hold it.
 */

/** Confidence (share of ties that are right) in a tie by equal numbers: of one year with a witness, and of two and more. */
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

/** What an equal label loses where every year that both print differs. */
export const ALL_RESTATED = 0.03;

/** Confidence in labels that are alike, by what they share. */
export const BY_LIKENESS = {
  position: 0.88,
  synonym: 0.88,
  outsideBrackets: 0.9,
  bareWords: 0.88,
  spelling: 0.8,
} as const;

/** Points for a partner of the same label: what tells several of them apart, the stronger first. */
export const LABEL_POINTS = {
  section: { same: 4, mapped: 3.5, nested: 3, unknown: 1, foreign: 0 },
  zone: 1.5,
  turn: 0.5,
  recent: 0.3,
  between: 0.2,
  /** Taken off for each report since the item last bore the label, up to the most that count. */
  age: 0.1,
  mostAges: 5,
} as const;

/** Points for a partner of equal numbers. */
export const VALUE_POINTS = {
  /** Years that count, a point each. */
  mostYears: 3,
  sameName: 4,
  /** Times the likeness of the labels. */
  likeness: 3,
  section: 1,
  zone: 0.5,
  turn: 0.2,
  rank: 0.1,
} as const;

/** Share of two labels' words that they have in common (similarity): alike, and the same but for what no eye sees. */
export const ALIKE = 0.5;
export const THE_SAME = 0.99;
