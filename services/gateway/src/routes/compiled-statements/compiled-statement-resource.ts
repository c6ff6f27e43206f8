import type { CompiledStatement, components } from '@fde/contracts';
import type { CompiledStatementRecord } from '@fde/event-log';
import { compiledAnswer } from '@fde/statements';
import { slimStatement } from '../slim-statement.js';

/** A compiled statement by its numbers alone. */
const slimCompiledStatement = (
  statement: CompiledStatementRecord,
): components['schemas']['SlimCompiledStatement'] => ({
  id: statement.id,
  company_id: statement.company_id,
  statement_type: statement.statement_type,
  slim_data: slimStatement(statement.data),
  created_at: statement.created_at.toISOString(),
  updated_at: statement.updated_at.toISOString(),
});

/** As a client asked for it. */
export const compiledStatementIn = (
  view: 'full' | 'slim' | undefined,
): ((
  statement: CompiledStatementRecord,
) => CompiledStatement | components['schemas']['SlimCompiledStatement']) =>
  view === 'slim' ? slimCompiledStatement : compiledAnswer;
