import type { Executor } from '../../database/database.js';
import type { StoredEvent } from '../../events/stored-event.js';
import type { Projection } from '../../projections/projection.js';
import { json } from '../../record-basics/row-values.js';

type Changed = Extract<StoredEvent, { type: 'CompiledStatementChanged' | 'PeriodsChanged' }>;

/** Whose change it is: that of a compiled statement, or of the periods of interim reports. */
const subjectOf = (event: Changed) =>
  event.type === 'PeriodsChanged'
    ? { compiled_statement_id: null, interim_reports: json(event.data.interim_reports) }
    : { compiled_statement_id: event.data.id, interim_reports: null };

const insertChange = async (event: Changed, db: Executor): Promise<void> => {
  const { company_id, statement_type, changes } = event.data;
  await db
    .insertInto('statement_changes')
    .values({
      id: event.eventId,
      ...subjectOf(event),
      company_id,
      statement_type,
      version: event.version,
      changes: json(changes),
      changed_at: event.occurredAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

export const statementChangesProjection: Projection = {
  name: 'statement_changes',
  tables: ['statement_changes'],
  handles: [
    'CompiledStatementChanged',
    'CompiledStatementRemoved',
    'PeriodsChanged',
    'PeriodsRemoved',
  ],
  async apply(event, db) {
    switch (event.type) {
      case 'CompiledStatementRemoved':
        await db
          .deleteFrom('statement_changes')
          .where('compiled_statement_id', '=', event.data.id)
          .execute();
        return;
      case 'PeriodsRemoved':
        await db
          .deleteFrom('statement_changes')
          .where('compiled_statement_id', 'is', null)
          .where('company_id', '=', event.data.company_id)
          .where('statement_type', '=', event.data.statement_type)
          .execute();
        return;
      case 'CompiledStatementChanged':
      case 'PeriodsChanged':
        return insertChange(event, db);
      default:
    }
  },
};
