import type { Projection } from '../projections/projection.js';
import type { StoredEvent } from '../events/stored-event.js';

type MoveEvent = Extract<StoredEvent, { type: 'RowMoved' | 'RowMoveUndone' }>;

const isOfMove = (event: StoredEvent): event is MoveEvent =>
  event.type === 'RowMoved' || event.type === 'RowMoveUndone';

/** A move is numbered by its event's version in the stream of the company's moves. */
const keyOf = (companyId: number, id: number): string => `${companyId}-${id}`;

/** What was undone stays, so that the newest version of the stream is always there. */
export const rowMovesProjection: Projection = {
  name: 'row_moves',
  tables: ['row_moves'],
  handles: ['RowMoved', 'RowMoveUndone'],
  async apply(event, db) {
    if (!isOfMove(event)) return;
    const { company_id: companyId } = event.data;
    if (event.type === 'RowMoveUndone') {
      await db
        .updateTable('row_moves')
        .set({ undone_at: event.occurredAt, version: event.version })
        .where('key', '=', keyOf(companyId, event.data.move_id))
        .where('version', '<', event.version)
        .execute();
      return;
    }
    const { statement_type, item, concept, by } = event.data;
    const row = { statement_type, item, concept, moved_by: by, moved_at: event.occurredAt };
    await db
      .insertInto('row_moves')
      .values({
        ...row,
        key: keyOf(companyId, event.version),
        company_id: companyId,
        id: event.version,
        version: event.version,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  },
};
