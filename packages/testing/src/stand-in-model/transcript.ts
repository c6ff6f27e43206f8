/** A report's three statements as printed: what a perfect reader would answer. */
export interface TranscriptRow {
  readonly label: string;
  readonly kind: 'heading' | 'line' | 'total';
  readonly indentation_level: number;
  /** Year to the number as printed; null if nothing is printed. Headings have none. */
  readonly values?: Readonly<Record<string, number | null>>;
}

export interface TranscriptStatement {
  /** 1-based pages of the PDF. */
  readonly pages: readonly number[];
  readonly currency: string;
  readonly scale: number;
  readonly years: readonly string[];
  readonly period_ends: readonly string[];
  readonly line_items: readonly TranscriptRow[];
}

export type TranscriptType = 'income_statement' | 'balance_sheet' | 'cash_flow_statement';

export interface ReportTranscript {
  readonly document: string;
  readonly company: string;
  readonly fiscal_year: number;
  readonly statements: Readonly<Partial<Record<TranscriptType, TranscriptStatement>>>;
}
