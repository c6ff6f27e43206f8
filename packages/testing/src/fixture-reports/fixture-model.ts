import type { CanonicalStatementType, Unit } from '@fde/contracts';

/** One printed row. `values` follow the statement's columns; null prints nothing, 0 prints a dash. */
export interface FixtureRow {
  readonly label: string;
  readonly kind: 'heading' | 'line' | 'total';
  readonly level: number;
  readonly values: readonly (number | null)[];
  /** Number of printed decimals; 0 for amounts. */
  readonly decimals?: number;
  /** Money by default. */
  readonly unit?: Unit;
  /** Number in the note column, if the statement has one. */
  readonly note?: string;
  /** Breaks the label into two lines at this word. */
  readonly wrapAfter?: number;
  readonly currencySign?: boolean;
}

export interface FixtureColumn {
  /** The company's name for the fiscal year. */
  readonly year: string;
  /** ISO date. */
  readonly periodEnd: string;
  /** Lines of the header, top first. */
  readonly header: readonly string[];
}

/** Columns printed beside the values that are not values: they must not be read as years. */
export interface FixtureDecoyColumn {
  readonly header: readonly string[];
  /** Before this value column; the number of columns puts it last. */
  readonly before: number;
  readonly text: (row: FixtureRow, index: number) => string;
}

export interface FixtureStatement {
  readonly type: CanonicalStatementType;
  readonly title: string;
  /** Lines under the title: the unit and the like. */
  readonly subtitles: readonly string[];
  readonly currency: string;
  /** 1, 1000 or 1000000. */
  readonly scale: number;
  /** Share counts are printed in these. */
  readonly sharesIn?: number;
  readonly columns: readonly FixtureColumn[];
  readonly rows: readonly FixtureRow[];
  readonly decoys?: readonly FixtureDecoyColumn[];
}

/** What a perfect reading gives, in the form of the transcripts of real reports. */
export interface StatementTruth {
  readonly pages: readonly number[];
  readonly currency: string;
  readonly scale: number;
  /** Share counts are printed in these; 1 if none are printed. */
  readonly shares_in: number;
  readonly years: readonly string[];
  readonly period_ends: readonly string[];
  readonly line_items: readonly TruthRow[];
}

export interface TruthRow {
  readonly label: string;
  readonly kind: 'heading' | 'line' | 'total';
  readonly indentation_level: number;
  readonly unit: Unit;
  readonly values: Readonly<Record<string, number | null>>;
}

export interface ReportTruth {
  readonly document: string;
  readonly company: string;
  readonly fiscal_year: number;
  readonly currency: string;
  readonly statements: Readonly<Partial<Record<CanonicalStatementType, StatementTruth>>>;
}

/** The correct reading of a statement printed on these pages. */
export function truthOf(statement: FixtureStatement, pages: readonly number[]): StatementTruth {
  return {
    pages,
    currency: statement.currency,
    scale: statement.scale,
    shares_in: statement.sharesIn ?? 1,
    years: statement.columns.map((column) => column.year),
    period_ends: statement.columns.map((column) => column.periodEnd),
    line_items: statement.rows.map((row) => ({
      label: row.label,
      kind: row.kind,
      indentation_level: row.level,
      unit: row.unit ?? 'money',
      values:
        row.kind === 'heading'
          ? {}
          : Object.fromEntries(
              statement.columns.map((column, index) => [column.year, row.values[index] ?? null]),
            ),
    })),
  };
}
