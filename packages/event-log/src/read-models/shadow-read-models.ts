import { sql, type Selectable } from 'kysely';
import type { Executor } from '../database/database.js';
import type { EventsTable, Schema } from '../database/schema.js';
import { toStoredEvent } from '../events/event-store.js';
import type { StoredEvent } from '../events/stored-event.js';
import { evolveAll } from '../tasks/evolve-task.js';
import { isFinal, type Task } from '../tasks/task.js';
import { taskOfRow } from '../tasks/task-row.js';
import { writeTaskRows } from '../tasks/task-projection.js';
import { projectReplayed } from './inline-projections.js';

/** A read model, its key, and the columns that the log does not determine. */
export interface ReadModel {
  readonly table: keyof Schema;
  readonly key: string;
  readonly volatile: readonly string[];
}

export const READ_MODELS: readonly ReadModel[] = [
  { table: 'companies', key: 'id', volatile: [] },
  { table: 'documents', key: 'id', volatile: [] },
  { table: 'extractions', key: 'id', volatile: [] },
  { table: 'compiled_statements', key: 'id', volatile: [] },
  { table: 'line_names', key: 'id', volatile: [] },
  { table: 'reviews', key: 'id', volatile: [] },
  { table: 'period_statements', key: 'key', volatile: [] },
  { table: 'statement_changes', key: 'id', volatile: [] },
  { table: 'watches', key: 'company_id', volatile: [] },
  { table: 'row_moves', key: 'key', volatile: [] },
  { table: 'open_tasks', key: 'task_id', volatile: ['session_id', 'due_at'] },
  { table: 'task_status', key: 'task_id', volatile: [] },
];

const BATCH = 2_000;
const TASK_BATCH = 500;

/**
 * Empty copies of the read models, as temporary tables of the connection: they hide the live ones
 * from the projections and vanish with the connection. Only the key is unique in them, because
 * streams are replayed one by one and not in order of time.
 */
export const createShadow = async (connection: Executor): Promise<void> => {
  for (const { table, key } of READ_MODELS) {
    await sql`create temporary table ${sql.id(table)} (like public.${sql.id(table)} including defaults)`.execute(
      connection,
    );
    await sql`alter table pg_temp.${sql.id(table)} add primary key (${sql.id(key)})`.execute(
      connection,
    );
  }
};

/** Temporary tables are never analyzed by themselves, and joins of millions of rows depend on it. */
export const analyzeShadow = async (connection: Executor): Promise<void> => {
  for (const { table } of READ_MODELS)
    await sql`analyze pg_temp.${sql.id(table)}`.execute(connection);
};

export const dropShadow = async (connection: Executor): Promise<void> => {
  for (const { table } of READ_MODELS)
    await sql`drop table if exists pg_temp.${sql.id(table)}`.execute(connection);
};

/** Which part of the log: what is archived, what every reader can rely on, or what came since. */
export type Portion = 'archive' | { readonly before: string } | { readonly since: string };

/** Replays a portion of the log into the shadow, stream by stream. Returns the number of events. */
export const replay = async (
  connection: Executor,
  portion: Portion,
  onProgress?: (events: number) => void,
): Promise<number> => {
  let tasks: Task[] = [];
  let count = 0;
  let stream: StoredEvent[] = [];
  for await (const events of batchesOf(connection, portion)) {
    for (const event of events) {
      if (stream[0] !== undefined && stream[0].streamId !== event.streamId) {
        tasks.push(...(await projectStream(connection, stream)));
        stream = [];
      }
      stream.push(event);
    }
    if (tasks.length >= TASK_BATCH) {
      await writeTaskRows(connection, tasks);
      tasks = [];
    }
    count += events.length;
    onProgress?.(count);
  }
  tasks.push(...(await projectStream(connection, stream)));
  if (tasks.length > 0) await writeTaskRows(connection, tasks);
  return count;
};

/** The server reads the next batch while this process works on one. */
async function* batchesOf(
  connection: Executor,
  portion: Portion,
): AsyncGenerator<readonly StoredEvent[]> {
  const readAfter = (after: { streamId: string; version: number }) => {
    const read = readPortion(connection, portion, after);
    // Where the work on a batch fails, nobody waits for the next.
    read.catch(() => undefined);
    return read;
  };
  let next = readAfter({ streamId: '', version: 0 });
  for (;;) {
    const events = await next;
    const last = events.at(-1);
    if (last === undefined) return;
    next = readAfter(last);
    yield events;
  }
}

const readPortion = async (
  connection: Executor,
  portion: Portion,
  after: { streamId: string; version: number },
): Promise<StoredEvent[]> => {
  const source = portion === 'archive' ? sql`archived_events` : sql`events`;
  const bound =
    portion === 'archive'
      ? sql`true`
      : 'before' in portion
        ? sql`transaction_id < ${portion.before}::xid8`
        : sql`transaction_id >= ${portion.since}::xid8`;
  const { rows } = await sql<Selectable<EventsTable>>`
    select * from ${source} where (stream_id, version) > (${after.streamId}, ${after.version}::int) and ${bound}
    order by stream_id, version limit ${sql.lit(BATCH)}`.execute(connection);
  return rows.map(toStoredEvent);
};

/** Projects one stream; the row of a task is given back, to be written with others. */
const projectStream = async (
  connection: Executor,
  stream: readonly StoredEvent[],
): Promise<readonly Task[]> => {
  const first = stream[0];
  if (first?.streamId.startsWith('task-') !== true) {
    await projectReplayed(stream, connection);
    return [];
  }
  const row =
    first.version === 1
      ? undefined
      : await connection
          .selectFrom('task_status')
          .selectAll()
          .where('task_id', '=', first.streamId.slice('task-'.length))
          .executeTakeFirst();
  const task = evolveAll(row && taskOfRow(row), stream);
  if (task === undefined) return [];
  // A task seen from its beginning to its end leaves no trace among the open ones.
  if (first.version > 1 || !isFinal(task)) await projectReplayed(stream, connection);
  return [task];
};

/** About how many events a replay reads, as the statistics of the database have it. */
export const estimatedEvents = async (connection: Executor): Promise<number> => {
  const { rows } = await sql<{ events: number }>`
    select sum(greatest(reltuples, 0))::bigint as events from pg_class
    where oid in ('events'::regclass, 'archived_events'::regclass)`.execute(connection);
  return rows[0]?.events ?? 0;
};

/** Everything with a smaller transaction id has ended: what is read below it is complete. */
export const settledBound = async (connection: Executor): Promise<string> => {
  const { rows } = await sql<{
    bound: string;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as bound`.execute(connection);
  return rows[0]?.bound ?? '0';
};
