import { sql } from 'kysely';
import { FINAL_TASK_STATES } from '@fde/contracts';
import type { EventLog } from '../event-log.js';
import { ARCHIVE_LOCK } from '../projections/rebuild.js';
import { SESSION_LEASE_SECONDS } from '../worker-sessions/session-liveness.js';

/** Days unless said otherwise. */
export interface RetentionPolicy {
  /** Messages older than this do not come again: their inbox rows go. */
  readonly inboxDays: number;
  /** Finished tasks: their events move to the archive, out of the log's indexes; timelines read both. */
  readonly taskStreamDays: number;
  readonly deadLetterDays: number;
}

export const DEFAULT_RETENTION: RetentionPolicy = { inboxDays: 7, taskStreamDays: 30, deadLetterDays: 90 };

export interface Pruned { readonly inbox: number; readonly archivedStreams: number; readonly archivedEvents: number; readonly deadLetters: number; readonly workerSessions: number }

const DAY_MS = 24 * 3600 * 1000;
const BATCH = 500;

/**
 * One round of tidying; call it now and then from any number of processes. Sent outbox rows are deleted by the relay
 * at once and need none. Nothing of the log is lost: events of tasks that ended long ago move to `archived_events`.
 */
export const prune = async (log: EventLog, policy: RetentionPolicy = DEFAULT_RETENTION): Promise<Pruned> => {
  const before = (days: number): Date => new Date(log.clock.now().getTime() - days * DAY_MS);
  return log.database.run(async (db) => {
    const inbox = await sql`delete from inbox where ctid in (select ctid from inbox where received_at < ${before(policy.inboxDays)} limit 20000)`.execute(db);
    const letters = await db.deleteFrom('dead_letters').where('parked_at', '<', before(policy.deadLetterDays)).executeTakeFirst();
    const sessions = await sql`delete from worker_sessions s where renewed_at < now() - make_interval(secs => ${sql.lit(SESSION_LEASE_SECONDS * 20)})
      and not exists (select from queue_messages where claimed_by = s.session_id) and not exists (select from open_tasks where session_id = s.session_id)`.execute(db);
    const archived = await archiveTaskStreams(log, before(policy.taskStreamDays));
    return {
      inbox: Number(inbox.numAffectedRows ?? 0n), deadLetters: Number(letters.numDeletedRows), workerSessions: Number(sessions.numAffectedRows ?? 0n), ...archived,
    };
  });
};

/**
 * Moves the whole streams of tasks (and their workflows) that ended before the date and whose results have expired.
 * Does nothing while a rebuild reads the log.
 */
const archiveTaskStreams = (log: EventLog, before: Date): Promise<{ archivedStreams: number; archivedEvents: number }> =>
  log.database.db.transaction().execute(async (db) => {
    const { rows: [lock] } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(ARCHIVE_LOCK)}) as free`.execute(db);
    if (lock?.free !== true) return { archivedStreams: 0, archivedEvents: 0 };
    const ended = await db.selectFrom('task_status as t').select('t.task_id').where('t.status', 'in', [...FINAL_TASK_STATES]).where('t.finished_at', '<', before)
      .where((where) => where.or([where('t.status', '!=', 'SUCCESS'), where('t.result_expired', '=', true)]))
      .where((where) => where.exists(where.selectFrom('events as e').select(sql`1`.as('one')).where('e.stream_id', '=', sql<string>`'task-' || t.task_id`)))
      .orderBy('t.finished_at').limit(BATCH).execute();
    if (ended.length === 0) return { archivedStreams: 0, archivedEvents: 0 };
    const streams = ended.flatMap(({ task_id: taskId }) => [`task-${taskId}`, `workflow-${taskId}`]);
    const moved = await sql`
      with gone as (delete from events where stream_id = any(${streams}::text[]) returning *)
      insert into archived_events select * from gone on conflict do nothing`.execute(db);
    return { archivedStreams: ended.length, archivedEvents: Number(moved.numAffectedRows ?? 0n) };
  });
