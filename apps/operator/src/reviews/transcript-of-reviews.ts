import { canonicalType, type RawLineItem, type RawStatement } from '@fde/contracts';

/** A case of `npm run accuracy -w lab`: what a document prints, as people settled it. */
export interface ReviewedTranscript {
  readonly document: string;
  readonly company: string;
  readonly fiscal_year: number;
  readonly currency: string;
  readonly statements: Readonly<Record<string, unknown>>;
}

/** The pages that a case shows, and the transcript with their numbers in it. */
export interface ReviewedCase {
  readonly pages: readonly number[];
  readonly transcript: ReviewedTranscript;
}

const rowOf = (item: RawLineItem, years: readonly string[]): unknown => ({
  label: item.name,
  kind: item.is_total ? 'total' : 'line',
  indentation_level: item.indentation_level,
  values: Object.fromEntries(years.map((year) => [year, item.values[year] ?? null])),
});

const statementOf = (raw: RawStatement, pages: readonly number[]): unknown => ({
  pages: raw.pages.map((page) => pages.indexOf(page) + 1),
  currency: raw.currency,
  scale: raw.scale,
  years: raw.years,
  period_ends: raw.years.flatMap((year) => raw.fiscal_year_ends[year] ?? []),
  line_items: raw.line_items.map((item) => rowOf(item, raw.years)),
});

/**
 * Statements of one document with what people settled applied; those that were set aside are left
 * out. Undefined if none is left or none stands on a page.
 */
export const caseOf = (
  document: string,
  settled: readonly RawStatement[],
): ReviewedCase | undefined => {
  const statements = settled.filter(({ set_aside_by: aside }) => aside === undefined);
  const pages = [...new Set(statements.flatMap((raw) => raw.pages))].toSorted((a, b) => a - b);
  const [first] = statements;
  if (first === undefined || pages.length === 0) return undefined;
  return {
    pages,
    transcript: {
      document,
      company: first.company_name,
      fiscal_year: first.fiscal_year,
      currency: first.currency,
      statements: Object.fromEntries(
        statements.map((raw) => [canonicalType(raw.statement_type), statementOf(raw, pages)]),
      ),
    },
  };
};
