import type { CompiledStatement, LineageEntry } from '@fde/contracts';
import { rowKeys } from '../../standard/row-keys.js';
import { itemUnitsOf } from './item-units.js';
import { objectOf, readableRows, type ReadableRow } from './readable-rows.js';

/** A compiled statement as it is stored. */
export interface StoredCompiledStatement {
  readonly id: number;
  readonly company_id: number;
  readonly statement_type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly data_lineage: Readonly<Record<string, LineageEntry>>;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** `compiled_data` of a compiled statement: each row's numbers by year. Data of another shape gives {}. */
export const compiledNumbersOf = (
  data: Readonly<Record<string, unknown>>,
  rows: readonly ReadableRow[] = readableRows(data),
): Record<string, Readonly<Record<string, number>>> => {
  const keys = rowKeys(rows);
  return objectOf(rows.map((row, index) => [keys[index] ?? row.name, row.values] as const));
};

/** A compiled statement as clients see it, in both forms. */
export const compiledAnswer = (statement: StoredCompiledStatement): CompiledStatement => {
  const { data } = statement;
  const rows = readableRows(data);
  return {
    id: statement.id,
    company_id: statement.company_id,
    statement_type: statement.statement_type,
    data,
    compiled_data: compiledNumbersOf(data, rows),
    item_units: itemUnitsOf(data, rows),
    data_lineage: { ...statement.data_lineage },
    created_at: statement.created_at.toISOString(),
    updated_at: statement.updated_at.toISOString(),
  };
};
