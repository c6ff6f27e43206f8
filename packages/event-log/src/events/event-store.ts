import { ServiceError, assertEvent, writtenEvent, type DomainEvent } from '@fde/contracts';
import { CompiledQuery, sql, type Selectable } from 'kysely';
import type { IdSource } from '../clock.js';
import type { Executor } from '../database/database.js';
import type { EventsTable } from '../database/schema.js';
import type { MessageContext } from '../message-context.js';
import { APPEND_EVENTS } from '../sql/append-events.js';
import type { StoredEvent } from './stored-event.js';
import { upcast } from './upcast.js';

/** ServiceError `version_conflict`: the stream has moved on since it was read. */
export class VersionConflict extends ServiceError {
  constructor(message: string) {
    super('version_conflict', message);
  }
}

export const toStoredEvent = (row: Selectable<EventsTable>): StoredEvent => ({
  ...upcast(row.type, row.schema_version, row.data),
  eventId: row.event_id,
  streamId: row.stream_id,
  version: row.version,
  position: row.position,
  transactionId: row.transaction_id,
  correlationId: row.correlation_id,
  causationId: row.causation_id,
  taskId: row.task_id,
  traceparent: row.traceparent,
  occurredAt: row.occurred_at,
});

export interface Append {
  readonly streamId: string;
  readonly events: readonly DomainEvent[];
  /** Version the stream must have; 0: it must not exist. Absent: any version. */
  readonly expectedVersion?: number;
  readonly context: MessageContext;
  readonly now: Date;
  readonly ids: IdSource;
}

/**
 * Appends all of the events or none. Throws `invalid_event` if one does not satisfy its schema, and
 * VersionConflict where the stream is not at the expected version; the transaction stays usable
 * after either.
 */
export const appendEvents = async (db: Executor, append: Append): Promise<StoredEvent[]> => {
  const { streamId, events, context } = append;
  for (const event of events) assertEvent(event);
  if (events.length === 0) return [];
  const rows = events.map((event, index) => {
    const { version, data } = writtenEvent(event);
    return {
      ordinal: index + 1,
      event_id: append.ids.uuid(),
      type: event.type,
      schema_version: version,
      data,
    };
  });
  const inserted = await db.executeQuery<Selectable<EventsTable>>(
    CompiledQuery.raw(APPEND_EVENTS, [
      streamId,
      JSON.stringify(rows),
      append.expectedVersion ?? null,
      context.correlationId,
      context.causationId,
      context.taskId,
      context.traceparent,
      append.now,
    ]),
  );
  if (inserted.rows.length !== events.length)
    throw new VersionConflict(`Stream ${streamId} is not at the expected version`);
  return inserted.rows.map(toStoredEvent).toSorted((a, b) => a.version - b.version);
};

/** The stream from `fromVersion` (default 1) on, in order; of an archived stream, from the archive. */
export const readStream = async (
  db: Executor,
  streamId: string,
  fromVersion = 1,
): Promise<StoredEvent[]> => {
  const read = (table: 'events' | 'archived_events') =>
    db
      .selectFrom(table)
      .selectAll()
      .where('stream_id', '=', streamId)
      .where('version', '>=', fromVersion)
      .orderBy('version')
      .execute();
  const rows = await read('events');
  return (rows.length > 0 || fromVersion > 1 ? rows : await read('archived_events')).map(
    toStoredEvent,
  );
};

/** Where a reader of the whole log stands. */
export interface Checkpoint {
  readonly transactionId: string;
  readonly position: number;
}
export const BEGINNING: Checkpoint = { transactionId: '0', position: 0 };

/**
 * The next events after the checkpoint whose transactions, and all older ones, have ended:
 * bigserial order is not commit order, so a reader that followed positions alone would skip events
 * of slow transactions. A slow transaction of any database of the server holds the reader back. Two
 * events of one stream may arrive in reverse order if their transactions overlapped; readers follow
 * the stream version.
 */
export const readAll = async (
  db: Executor,
  after: Checkpoint,
  limit: number,
): Promise<{ readonly events: StoredEvent[]; readonly checkpoint: Checkpoint }> => {
  const { rows } = await sql<Selectable<EventsTable>>`
    select * from events
    where (transaction_id, position) > (${after.transactionId}::xid8, ${after.position}::bigint)
      and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
    order by transaction_id, position limit ${limit}`.execute(db);
  const last = rows.at(-1);
  return {
    events: rows.map(toStoredEvent),
    checkpoint:
      last === undefined ? after : { transactionId: last.transaction_id, position: last.position },
  };
};
