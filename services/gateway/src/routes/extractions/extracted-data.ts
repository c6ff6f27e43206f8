import { NO_CURRENCY } from '@fde/contracts/resources';
import { canonicalType, type ItemUnit } from '@fde/contracts';
import { entriesInOrder } from '../../contract/key-order.js';
import { itemUnitsOf, objectOf, readableRows, rowKeys, type ReadableRow } from '@fde/statements';

/** What a raw statement built from names and numbers needs besides them. */
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
    line_items: entriesInOrder(extracted).map(([name, value]) => ({
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

const yearOf = (rawData: Readonly<Record<string, unknown>>, rows: readonly ReadableRow[]) => {
  const stated = rawData['fiscal_year'];
  return typeof stated === 'number' || typeof stated === 'string'
    ? String(stated)
    : newestYear(rows);
};

/**
 * The rows of a stored extraction that have a number in the statement's fiscal year (the newest
 * column if it names none), each with that number; data of another shape gives none.
 */
const printedRows = (
  rawData: Readonly<Record<string, unknown>>,
): { readonly row: ReadableRow; readonly number: number }[] => {
  const rows = readableRows(rawData);
  const year = yearOf(rawData, rows);
  return rows.flatMap((row) => {
    const number = year === undefined ? undefined : row.values[year];
    return number === undefined ? [] : [{ row, number }];
  });
};

/** `extracted_data` of a stored extraction: each row's number in the statement's fiscal year. */
export const extractedDataOf = (
  rawData: Readonly<Record<string, unknown>>,
): Record<string, number> => {
  const printed = printedRows(rawData);
  const keys = rowKeys(printed.map(({ row }) => row));
  return objectOf(
    printed.map(({ row, number }, index) => [keys[index] ?? row.name, number] as const),
  );
};

/** Unit and scale of the rows of `extracted_data`. */
export const extractedUnitsOf = (
  rawData: Readonly<Record<string, unknown>>,
): Record<string, ItemUnit> =>
  itemUnitsOf(
    rawData,
    printedRows(rawData).map(({ row }) => row),
  );
