import { canonicalType } from '@fde/contracts';
import type { Projection } from '../../projections/projection.js';
import { json } from './row-values.js';

export const compiledStatementsProjection: Projection = {
  name: 'compiled_statements',
  tables: ['compiled_statements'],
  handles: ['StatementCompiled', 'CompiledStatementChanged', 'CompiledStatementRemoved'],
  async apply(event, db) {
    if (event.type === 'CompiledStatementRemoved') {
      await db.deleteFrom('compiled_statements').where('id', '=', event.data.id).execute();
      return;
    }
    if (event.type === 'CompiledStatementChanged') {
      // The row carries the version of its stream: the next change is appended after it.
      await db
        .updateTable('compiled_statements')
        .set({ version: event.version })
        .where('id', '=', event.data.id)
        .where('version', '<', event.version)
        .execute();
      return;
    }
    if (event.type !== 'StatementCompiled') return;
    const { id, company_id, statement_type, data, data_lineage } = event.data.compiled_statement;
    const row = {
      statement_type,
      canonical_type: canonicalType(statement_type),
      data: json(data),
      data_lineage: json(data_lineage),
      updated_at: event.occurredAt,
      version: event.version,
    };
    await db
      .insertInto('compiled_statements')
      .values({ id, company_id, ...row, created_at: event.occurredAt })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(row)
          .where('compiled_statements.version', '<', event.version),
      )
      .execute();
  },
};
