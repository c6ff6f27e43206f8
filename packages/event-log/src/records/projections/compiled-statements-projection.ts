import { canonicalType } from '@fde/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../database/database.js';
import type { Projection } from '../../projections/projection.js';
import { insertLineNames } from './line-names.js';
import { json } from '../../record-basics/row-values.js';

const forgetLineNames = (db: Executor, statementId: number): Promise<unknown> =>
  db.deleteFrom('line_names').where('compiled_statement_id', '=', statementId).execute();

export const compiledStatementsProjection: Projection = {
  name: 'compiled_statements',
  tables: ['compiled_statements', 'line_names'],
  handles: ['StatementCompiled', 'CompiledStatementChanged', 'CompiledStatementRemoved'],
  async apply(event, db) {
    if (event.type === 'CompiledStatementRemoved') {
      await db.deleteFrom('compiled_statements').where('id', '=', event.data.id).execute();
      await forgetLineNames(db, event.data.id);
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
    await forgetLineNames(db, id);
    await insertLineNames(sql`s.id = ${id}`).execute(db);
  },
};
