import type { Projection } from '../../projections/projection.js';
import { json } from '../../record-basics/row-values.js';

export const statementChangesProjection: Projection = {
  name: 'statement_changes',
  tables: ['statement_changes'],
  handles: ['CompiledStatementChanged', 'CompiledStatementRemoved'],
  async apply(event, db) {
    if (event.type === 'CompiledStatementRemoved') {
      await db
        .deleteFrom('statement_changes')
        .where('compiled_statement_id', '=', event.data.id)
        .execute();
      return;
    }
    if (event.type !== 'CompiledStatementChanged') return;
    const { id, company_id, statement_type, changes } = event.data;
    await db
      .insertInto('statement_changes')
      .values({
        id: event.eventId,
        compiled_statement_id: id,
        company_id,
        statement_type,
        version: event.version,
        changes: json(changes),
        changed_at: event.occurredAt,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
};
