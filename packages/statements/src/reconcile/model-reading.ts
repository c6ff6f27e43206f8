import type { CanonicalStatementType } from '@fde/contracts';

/**
 * What a language model says stands on the pages it was shown. Foreign input: of the right shape, and believed only
 * where the page agrees.
 */
export interface ModelRow {
  /** 1-based page of the PDF. */
  readonly page: number;
  /** Marker of the printed line in the grid that the model was shown; 0 where it was shown a picture. */
  readonly row: number;
  readonly label: string;
  readonly level: number;
  readonly total: boolean;
  /** In the order of the statement's `years`; null if nothing is printed. */
  readonly values: readonly (number | null)[];
}

export interface ModelStatement {
  readonly type: CanonicalStatementType;
  readonly company_name: string;
  readonly currency: string;
  readonly scale: number;
  /** The company's own names of its fiscal years, in printed column order. */
  readonly years: readonly string[];
  /** ISO dates in the order of `years`; "" where the page does not say. */
  readonly period_ends: readonly string[];
  readonly rows: readonly ModelRow[];
}
