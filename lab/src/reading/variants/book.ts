import type { CanonicalStatementType } from '@fde/contracts';
import { STATEMENT_TYPES } from '@fde/contracts/resources';
import type { TranscribedRow, TranscribedStatement, Transcript } from '../transcript.js';

type RowUnit = 'money' | 'per_share' | 'shares' | 'percent';

/** One row of a transcript, with what the typesetter needs to know. */
export interface BookRow {
  readonly label: string;
  readonly kind: TranscribedRow['kind'];
  readonly level: number;
  /** In the order of the statement's columns; null if nothing is printed. */
  readonly values: readonly (number | null)[];
  readonly decimals: number;
  readonly unit: RowUnit;
}

export interface BookColumn {
  /** The company's name for the fiscal year. */
  readonly year: string;
  /** ISO date. */
  readonly end: string;
  /** This column's own multiplier, if it differs from the statement's. */
  readonly scale?: number;
}

/** What a statement says, apart from its layout. */
export interface BookStatement {
  readonly type: CanonicalStatementType;
  readonly currency: string;
  readonly scale: number;
  readonly columns: readonly BookColumn[];
  readonly rows: readonly BookRow[];
}

/** A transcript as its file holds it. */
export interface BookTranscript extends Transcript {
  readonly company: string;
  readonly fiscal_year: number;
}

export interface Book {
  readonly name: string;
  readonly company: string;
  readonly fiscalYear: number;
  readonly statements: readonly BookStatement[];
}

const decimalsOf = (value: number | null): number =>
  value === null ? 0 : (String(value).split('.')[1] ?? '').length;

const unitOf = (label: string, heading: string, decimals: number): RowUnit => {
  const words = `${heading} ${label}`.toLowerCase();
  if (/%/.test(label)) return 'percent';
  if (
    /per (?:common |ordinary )?share|per share/.test(words) &&
    !/number of shares|average/.test(label.toLowerCase()) &&
    decimals > 0
  )
    return 'per_share';
  return /shares (?:used|outstanding|on which)|number of|weighted.average/.test(words) &&
    !/per share/.test(label.toLowerCase())
    ? 'shares'
    : 'money';
};

const rowsOf = (statement: TranscribedStatement): BookRow[] => {
  let heading = '';
  return statement.line_items.map((row) => {
    if (row.kind === 'heading') heading = row.label;
    const values = statement.years.map((year) =>
      row.kind === 'heading' ? null : (row.values[year] ?? null),
    );
    const printed = Math.max(0, ...values.map(decimalsOf));
    const unit = unitOf(row.label, heading, printed);
    return {
      label: row.label,
      kind: row.kind,
      level: row.indentation_level,
      values,
      decimals: unit === 'per_share' ? Math.max(2, printed) : printed,
      unit,
    };
  });
};

/** The contents of a transcript. */
export const bookOf = (name: string, transcript: BookTranscript): Book => ({
  name,
  company: transcript.company,
  fiscalYear: transcript.fiscal_year,
  statements: STATEMENT_TYPES.flatMap((type) => {
    const s = transcript.statements[type];
    if (s === undefined) return [];
    const columns = s.years.map((year, i) => ({ year, end: s.period_ends[i] ?? '' }));
    return [{ type, currency: s.currency, scale: s.scale, columns, rows: rowsOf(s) }];
  }),
});

/** The transcript that a perfect reading of the statement would match. */
export const transcriptOf = (statement: BookStatement): TranscribedStatement => ({
  currency: statement.currency,
  scale: statement.scale,
  years: statement.columns.map((c) => c.year),
  period_ends: statement.columns.map((c) => c.end),
  line_items: statement.rows.map((row) => ({
    label: row.label,
    kind: row.kind,
    indentation_level: row.level,
    values:
      row.kind === 'heading'
        ? {}
        : Object.fromEntries(statement.columns.map((c, i) => [c.year, row.values[i] ?? null])),
  })),
});
