import type { CanonicalStatementType, Check, RawLineItem } from '@fde/contracts';

import { proofRows, type ProofRow } from '../identities/proof-row.js';

/** A row as one line of a spec: label, numbers of the years (null for a blank), and what is unusual about it. */
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
export const verdicts = (checks: readonly Check[]): string[] =>
  checks.map((c) => `${c.kind} ${c.year} ${c.holds ? 'holds' : 'fails'}: ${c.description}`);
