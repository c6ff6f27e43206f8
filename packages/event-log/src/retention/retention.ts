import { sql } from 'kysely';
import type { Executor } from '../database/database.js';
import type { EventLog } from '../event-log.js';
import { ARCHIVE_LOCK } from '../read-models/rebuild.js';
import { sessionHoldsLock } from '../worker-sessions/session-liveness.js';

/** In days unless stated otherwise. */
export interface RetentionPolicy {
  /** Messages older than this are not redelivered, so their inbox rows are deleted. */
  readonly inboxDays: number;
  /** Finished tasks: their events move to the archive, out of the log's indexes; timelines read both. */
  readonly taskStreamDays: number;
  readonly deadLetterDays: number;
}

export const DEFAULT_RETENTION: RetentionPolicy = {
  inboxDays: 7,
  taskStreamDays: 30,
  deadLetterDays: 90,
};

export interface Pruned {
  readonly inbox: number;
  readonly archivedStreams: number;
  readonly archivedEvents: number;
  readonly deadLetters: number;
  readonly workerSessions: number;
}

const NOTHING: Pruned = {
  inbox: 0,
  archivedStreams: 0,
  archivedEvents: 0,
  deadLetters: 0,
  workerSessions: 0,
};

const DAY_MS = 24 * 3600 * 1000;
/** Rows or streams per statement, so that none holds its locks for long. */
const INBOX_BATCH = 20_000;
const STREAM_BATCH = 500;

/**
 * Cleans up until nothing old enough is left, or the signal aborts. Any number of processes may
 * call it now and then. Does nothing for an hour after the clock jumped ahead: ages are then false.
 * The relay deletes sent outbox rows itself. Nothing of the log is lost: events of tasks that ended
 * long ago move to `archived_events`.
 */
export const prune = async (
  log: EventLog,
  policy: RetentionPolicy = DEFAULT_RETENTION,
  signal?: AbortSignal,
): Promise<Pruned> => {
  if (!log.database.clock.tellsAges) return NOTHING;
  const before = (days: number): Date => new Date(log.clock.now().getTime() - days * DAY_MS);
  return log.database.run(async (db) => {
    const inbox = await inBatches(INBOX_BATCH, signal, () =>
      forgetMessages(db, before(policy.inboxDays)),
    );
    const letters = await db
      .deleteFrom('dead_letters')
      .where('parked_at', '<', before(policy.deadLetterDays))
      .executeTakeFirst();
    const sessions = await sql`delete from worker_sessions s where not ${sessionHoldsLock}
      and not exists (select from queue_messages where claimed_by = s.session_id) and not exists (select from open_tasks where session_id = s.session_id)`.execute(
      db,
    );
    let archivedEvents = 0;
    const archivedStreams = await inBatches(STREAM_BATCH, signal, async () => {
      const { streams, events } = await archiveTaskStreams(db, before(policy.taskStreamDays));
      archivedEvents += events;
      return streams;
    });
    return {
      inbox,
      deadLetters: Number(letters.numDeletedRows),
      workerSessions: Number(sessions.numAffectedRows ?? 0n),
      archivedStreams,
      archivedEvents,
    };
  });
};

/** Repeats until a batch is not full; returns the sum. */
const inBatches = async (
  full: number,
  signal: AbortSignal | undefined,
  batch: () => Promise<number>,
): Promise<number> => {
  let all = 0;
  for (;;) {
    const done = await batch();
    all += done;
    if (done < full || signal?.aborted === true) return all;
  }
};

const forgetMessages = async (db: Executor, before: Date): Promise<number> => {
  const { numAffectedRows } =
    await sql`delete from inbox where ctid in (select ctid from inbox where received_at < ${before} limit ${sql.lit(INBOX_BATCH)})`.execute(
      db,
    );
  return Number(numAffectedRows ?? 0n);
};

/**
 * Moves the whole streams of tasks (and their workflows) that ended before the date and whose
 * results have expired. Does nothing while a rebuild reads the log. It finds the tasks by the
 * requests that are still in the log, so that archived ones are never looked at again.
 */
const archiveTaskStreams = (
  db: Executor,
  before: Date,
): Promise<{ readonly streams: number; readonly events: number }> =>
  db.transaction().execute(async (tx) => {
    const {
      rows: [lock],
    } = await sql<{
      free: boolean;
    }>`select pg_try_advisory_xact_lock(${sql.lit(ARCHIVE_LOCK)}) as free`.execute(tx);
    if (lock?.free !== true) return { streams: 0, events: 0 };
    const ended = await tx
      .selectFrom('events as e')
      .innerJoin('task_status as t', 't.task_id', 'e.task_id')
      .select('t.task_id')
      .where('e.type', '=', sql.lit('TaskRequested'))
      .where('e.occurred_at', '<', before)
      .where('t.finished_at', '<', before)
      .where((where) =>
        where.or([where('t.status', '!=', 'SUCCESS'), where('t.result_expired', '=', true)]),
      )
      .orderBy('e.occurred_at')
      .limit(STREAM_BATCH)
      .execute();
    if (ended.length === 0) return { streams: 0, events: 0 };
    const streams = ended.flatMap(({ task_id: taskId }) => [
      `task-${taskId}`,
      `workflow-${taskId}`,
    ]);
    const moved = await sql`
      with gone as (delete from events where stream_id = any(${streams}::text[]) returning *)
      insert into archived_events select * from gone on conflict do nothing`.execute(tx);
    return { streams: ended.length, events: Number(moved.numAffectedRows ?? 0n) };
  });
