import type { CompiledStatement } from '@fde/contracts';
import type { CompiledStatementRecord } from '@fde/event-log';
import { compiledNumbersOf } from './compiled-numbers.js';
import { itemUnitsOf } from '../item-units.js';

/** A compiled statement as clients see it, in both forms. */
export const compiledStatementResource = (
  statement: CompiledStatementRecord,
): CompiledStatement => ({
  id: statement.id,
  company_id: statement.company_id,
  statement_type: statement.statement_type,
  data: statement.data,
  compiled_data: compiledNumbersOf(statement.data),
  item_units: itemUnitsOf(statement.data),
  data_lineage: { ...statement.data_lineage },
  created_at: statement.created_at.toISOString(),
  updated_at: statement.updated_at.toISOString(),
});
