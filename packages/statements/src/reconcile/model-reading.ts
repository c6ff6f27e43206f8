import type { CanonicalStatementType } from '@fde/contracts';

/**
 * What a language model says is printed on the pages it was shown. Foreign input: it has the right
 * shape, and is only believed if the page agrees.
 */
export interface ModelRow {
  /** 1-based page of the PDF. */
  readonly page: number;
  /**
   * Marker of the printed line in the grid that the model was shown; 0 if it was shown a picture.
   */
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
  /** The company's own names for its fiscal years, in printed column order. */
  readonly years: readonly string[];
  /** ISO dates in the order of `years`; "" if the page does not say. */
  readonly period_ends: readonly string[];
  readonly rows: readonly ModelRow[];
}
