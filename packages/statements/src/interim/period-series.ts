import type { CanonicalStatementType, CompiledCellSource, CompiledLineItem } from '@fde/contracts';

/** How far apart the columns of a series are. */
export const FREQUENCIES = ['quarter', 'half', 'ttm', 'year'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** A column of a series, newest first. */
export interface PeriodColumn {
  /** `Q3 2023`, `H1 2023`, `2023`, `TTM Q3 2023`; dates where no fiscal year is known. */
  readonly name: string;
  /** First day of the flows, ISO; null for a balance. */
  readonly start: string | null;
  readonly end: string;
  /** Months of the flows in round numbers; null for a balance. */
  readonly months: number | null;
  readonly fiscal_year: number | null;
  /** The quarter of its fiscal year with whose last day it ends. */
  readonly quarter: number | null;
  /** Whether a report prints the column; the cells of others are derived. */
  readonly printed: boolean;
}

/** A printed number that a derived one is computed from. */
export interface PeriodPart {
  /** What it covers: `9 months to 2023-07-01`. */
  readonly period: string;
  /** Times that it is added; -1 where it is taken off. */
  readonly sign: number;
  readonly value: number;
  readonly document_id: number;
  readonly extraction_id: number;
  readonly page: number | null;
  readonly confidence: number;
  readonly fact?: NonNullable<CompiledCellSource['fact']>;
  readonly bbox?: NonNullable<CompiledCellSource['bbox']>;
}

/** A number that no report prints: the sum of its parts. No surer than the least sure of them. */
export interface DerivedSource {
  readonly derived: 'difference' | 'sum' | 'rolling' | 'balance';
  readonly confidence: number;
  readonly parts: readonly PeriodPart[];
}

/** Why a derived column has no number in a row, and what it is about. */
export type PeriodAbsence =
  | { readonly reason: 'not_additive' }
  | { readonly reason: 'part_missing'; readonly periods: readonly string[] }
  | { readonly reason: 'restated_between'; readonly document_id: number };

export interface PeriodLineItem extends Pick<
  CompiledLineItem,
  'name' | 'section' | 'unit' | 'is_total' | 'indentation_level' | 'concept'
> {
  readonly values: Readonly<Record<string, number>>;
  readonly sources: Readonly<Record<string, CompiledCellSource | DerivedSource>>;
  readonly absent: Readonly<Record<string, PeriodAbsence>>;
}

/**
 * What must hold of a series. `quarters_sum`: the quarters of a year add up to it; otherwise an
 * identity of a derived column.
 */
export interface PeriodCheck {
  readonly kind: string;
  readonly period: string;
  readonly holds: boolean;
  /** Places of its rows among the line items. */
  readonly rows: readonly number[];
  readonly expected: number | null;
  readonly actual: number | null;
  /** Reports that restated a part; where it fails, they say why. */
  readonly restated_by: readonly number[];
}

/** One statement of a company by quarters, halves, the last twelve months or years. */
export interface PeriodSeries {
  readonly statement_type: CanonicalStatementType;
  readonly frequency: Frequency;
  readonly company_name: string;
  readonly currency: string;
  readonly scale: number;
  readonly columns: readonly PeriodColumn[];
  readonly checks: readonly PeriodCheck[];
  /** Documents whose numbers stand in another currency or scale, and in no column. */
  readonly left_out: readonly number[];
  readonly line_items: readonly PeriodLineItem[];
}
