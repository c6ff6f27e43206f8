import type { Projection } from '../../projections/projection.js';
import { json } from '../../record-basics/row-values.js';
import { periodsKey } from '../period-statements.js';

export const periodStatementsProjection: Projection = {
  name: 'period_statements',
  tables: ['period_statements'],
  handles: ['PeriodsCompiled', 'PeriodsChanged', 'PeriodsRemoved'],
  async apply(event, db) {
    if (event.type === 'PeriodsRemoved') {
      await db.deleteFrom('period_statements').where('key', '=', periodsKey(event.data)).execute();
      return;
    }
    if (event.type === 'PeriodsChanged') {
      // The row carries the version of its stream: the next change is appended after it.
      await db
        .updateTable('period_statements')
        .set({ version: event.version })
        .where('key', '=', periodsKey(event.data))
        .where('version', '<', event.version)
        .execute();
      return;
    }
    if (event.type !== 'PeriodsCompiled') return;
    const { company_id, statement_type, data } = event.data;
    const row = { data: json(data), version: event.version, updated_at: event.occurredAt };
    await db
      .insertInto('period_statements')
      .values({ key: periodsKey(event.data), company_id, statement_type, ...row })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet(row)
          .where('period_statements.version', '<', event.version),
      )
      .execute();
  },
};
