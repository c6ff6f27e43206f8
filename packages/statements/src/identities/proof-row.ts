import type { Unit } from '@fde/contracts';

import type { ConceptId } from '../language/index.js';

/** A line item as the proof sees it. */
export interface ProofRow {
  /** Index in line_items. */
  readonly index: number;
  readonly label: string;
  readonly concept: ConceptId | undefined;
  readonly totalLabel: boolean;
  /** Calls itself a part of the row above: "of which", "thereof", a dash before the label. */
  readonly part: boolean;
  readonly level: number;
  readonly section: string;
  readonly unit: Unit;
  /** By column; NaN where nothing is printed. */
  readonly values: readonly number[];
  /** Smallest step in which the row's numbers are printed: 1, 0.1, 0.01. */
  readonly step: number;
}

export const countDecimals = (v: number): number => {
  const text = String(Math.abs(v));
  return text.includes('.') && !text.includes('e') ? text.length - text.indexOf('.') - 1 : 0;
};

/** The smallest step in which numbers are printed: 1, 0.1, 0.01. */
export const stepOf = (...values: readonly number[]): number =>
  10 ** -Math.max(0, ...values.filter((v) => !Number.isNaN(v)).map(countDecimals));

/** A blank counts as nothing in a sum. */
export const amountOrZero = (v: number | undefined): number =>
  v === undefined || Number.isNaN(v) ? 0 : v;

export const rowsOf = (rows: readonly ProofRow[], ...concepts: readonly ConceptId[]): ProofRow[] =>
  rows.filter((r) => r.concept !== undefined && concepts.includes(r.concept));
