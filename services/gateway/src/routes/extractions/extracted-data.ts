import { NO_CURRENCY } from '@fde/contracts/resources';
import { canonicalType } from '@fde/contracts';
import { objectOf, readableRows, rowKeys, type ReadableRow } from '../row-names.js';

/** What a raw statement built from names and numbers is told besides them. */
export interface BuildFacts {
  readonly statementType: string;
  readonly companyName: string;
  readonly fiscalYear: number;
  readonly confidence: number | null;
}

/** A raw statement of one column from `extracted_data`: one line item per entry, in order, under the document's fiscal year. */
export const rawDataFrom = (
  extracted: Readonly<Record<string, number>>,
  facts: BuildFacts,
): Record<string, unknown> => {
  const year = String(facts.fiscalYear);
  return {
    statement_type: canonicalType(facts.statementType),
    company_name: facts.companyName,
    fiscal_year: facts.fiscalYear,
    currency: NO_CURRENCY,
    scale: 1,
    years: [year],
    fiscal_year_ends: {},
    pages: [],
    method: 'client',
    confidence: facts.confidence ?? 0,
    checks: [],
    line_items: Object.entries(extracted).map(([name, value]) => ({
      name,
      values: { [year]: value },
      indentation_level: 0,
      is_total: false,
    })),
  };
};

const newestYear = (rows: readonly ReadableRow[]): string | undefined =>
  rows
    .flatMap((row) => Object.keys(row.values))
    .reduce<string | undefined>(
      (newest, year) => (newest === undefined || year > newest ? year : newest),
      undefined,
    );

/**
 * `extracted_data` of a stored extraction: each row's number in the statement's fiscal year (the newest column where
 * it does not say). Rows without a number in that year are left out; data of another shape gives {}.
 */
export const extractedDataOf = (
  rawData: Readonly<Record<string, unknown>>,
): Record<string, number> => {
  const rows = readableRows(rawData);
  const stated = rawData['fiscal_year'];
  const year =
    typeof stated === 'number' || typeof stated === 'string' ? String(stated) : newestYear(rows);
  if (year === undefined) return {};
  const printed = rows.filter((row) => Object.hasOwn(row.values, year));
  const keys = rowKeys(printed);
  return objectOf(
    printed.map((row, index) => [keys[index] ?? row.name, row.values[year] ?? 0] as const),
  );
};
