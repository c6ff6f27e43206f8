import type { CanonicalStatementType, Check, RawLineItem, RawStatement } from '@fde/contracts';

import type { ProofRow } from '../identities/proof-row.js';
import { proofRows } from '../identities/proof-rows.js';

/**
 * A row as one line of a spec: label, numbers of the years (null for a blank), and what is unusual
 * about it.
 */
export type PrintedRow = readonly [
  label: string,
  values: readonly (number | null)[],
  more?: Partial<RawLineItem>,
];

export const YEARS = ['2023', '2022'] as const;

export const lineItems = (
  rows: readonly PrintedRow[],
  years: readonly string[] = YEARS,
): RawLineItem[] =>
  rows.map(([name, values, more]) => ({
    name,
    values: Object.fromEntries(
      years.flatMap((year, i) => {
        const value = values[i];
        return value === null || value === undefined ? [] : [[year, value]];
      }),
    ),
    indentation_level: 0,
    is_total: false,
    section: null,
    unit: 'money',
    ...more,
  }));

export const rowsOf = (
  statement: CanonicalStatementType,
  rows: readonly PrintedRow[],
  years: readonly string[] = YEARS,
): ProofRow[] => proofRows(statement, lineItems(rows, years), years);

/** Checks as a spec compares them: what was tried, and in which years it held. */
export const describeChecks = (checks: readonly Check[]): string[] =>
  checks.map((c) => `${c.kind} ${c.year} ${c.holds ? 'holds' : 'fails'}: ${c.description}`);

/** A statement of these rows as the layout of a page gives it, not yet proven. */
export const statementOfRows = (
  statement_type: CanonicalStatementType,
  rows: readonly PrintedRow[],
  years: readonly string[] = YEARS,
): RawStatement => ({
  statement_type,
  company_name: 'X',
  fiscal_year: Number(years[0]),
  currency: 'EUR',
  scale: 1,
  years: [...years],
  fiscal_year_ends: {},
  pages: [1],
  method: 'layout',
  confidence: 0,
  checks: [],
  line_items: lineItems(rows, years).map((item, row) => ({
    ...item,
    sources: Object.fromEntries(
      Object.keys(item.values).map((year, column) => [
        year,
        { page: 1, bbox: [column, row, column + 1, row + 1] },
      ]),
    ),
  })),
});
