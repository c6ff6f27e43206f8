import type { CanonicalStatementType, RawLineItem, RawStatement } from '@fde/contracts';

/** A statement as people copied it from the page. */
export interface TranscribedStatement {
  readonly currency: string;
  readonly scale: number;
  readonly years: readonly string[];
  readonly period_ends: readonly string[];
  readonly line_items: readonly TranscribedRow[];
}

export interface TranscribedRow {
  readonly label: string;
  readonly kind: 'heading' | 'line' | 'total';
  readonly indentation_level: number;
  readonly values: Readonly<Record<string, number | null>>;
}

export interface Transcript {
  readonly document: string;
  readonly statements: Readonly<Partial<Record<CanonicalStatementType, TranscribedStatement>>>;
}

export interface PairedRow {
  readonly printed: TranscribedRow;
  readonly item: RawLineItem;
}

const agrees = (printed: TranscribedRow, item: RawLineItem, years: readonly string[]): boolean =>
  years.every((year) => (printed.values[year] ?? 0) === (item.values[year] ?? 0));

/** How many rows ahead to look for a printed row's partner. */
const REACH = 8;

/** Pairs transcribed rows with read rows by value, in order; a misread row gets no partner. */
export const pairRows = (truth: TranscribedStatement, raw: RawStatement): PairedRow[] => {
  const pairs: PairedRow[] = [];
  let from = 0;
  for (const printed of truth.line_items.filter((row) => row.kind !== 'heading')) {
    const at = raw.line_items
      .slice(from, from + REACH)
      .findIndex((item) => agrees(printed, item, truth.years));
    const item = raw.line_items[from + at];
    if (at < 0 || item === undefined) continue;
    pairs.push({ printed, item });
    from += at + 1;
  }
  return pairs;
};
