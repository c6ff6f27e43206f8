import { CompiledQuery } from 'kysely';
import type { Database, Executor } from '../database/database.js';
import { writingTransaction } from '../projections/read-model-lock.js';
import { tasksBehind } from './task-fold.js';
import type { Task } from './task.js';
import { recordOfTask } from './task-row.js';

/** Carries the id of each task whose status row changed. */
export const TASK_STATUS_CHANNEL = 'fde_task_status';

/** The columns of a task's row that later events change; the first event sets the rest. */
const CHANGING = [
  'status',
  'attempt',
  'attempt_id',
  'retries',
  'crashes',
  'progress',
  'result',
  'result_expired',
  'outcome',
  'error',
  'started_at',
  'finished_at',
  'next_attempt_at',
  'version',
];

/** In the order of their ids, so that two writers of the same rows cannot deadlock. */
const WRITE_ROWS = `
  insert into task_status
  select * from jsonb_populate_recordset(null::task_status, $1::jsonb) order by task_id
  on conflict (task_id) do update set
    ${CHANGING.map((column) => `${column} = excluded.${column}`).join(', ')}
  where task_status.version < excluded.version
  returning task_id`;

/** What another transaction has taken is left to it. */
const TAKE_EVENTS = `
  delete from unprojected_task_events
  where (task_id, version) in (
    select task_id, version from unprojected_task_events limit $1 for update skip locked)
  returning task_id`;

const NOTIFY = 'select pg_notify($1, task_id) from unnest($2::text[]) as task_id';

/** Events of one transaction. */
const AT_ONCE = 1_000;

const run = async (
  db: Executor,
  text: string,
  values: readonly unknown[],
): Promise<readonly string[]> =>
  (
    await db.executeQuery<{ readonly task_id: string }>(CompiledQuery.raw(text, [...values]))
  ).rows.map((row) => row.task_id);

/**
 * The one way a task's row is written: inserted, or brought up to the given version; an older
 * version changes nothing. Returns the ids of the rows that changed.
 */
export const writeTaskRows = (db: Executor, tasks: readonly Task[]): Promise<readonly string[]> =>
  run(db, WRITE_ROWS, [JSON.stringify(tasks.map(recordOfTask))]);

/** Projects some of the events, and the tasks named; returns how many events it took. */
const projectSome = (database: Database, taskIds: readonly string[]): Promise<number> =>
  database.run((pool) =>
    writingTransaction(pool, async (db) => {
      const taken = await run(db, TAKE_EVENTS, [AT_ONCE]);
      const behind = await tasksBehind(db, [...taskIds, ...taken]);
      const changed = behind.length === 0 ? [] : await writeTaskRows(db, behind);
      if (changed.length > 0) await run(db, NOTIFY, [TASK_STATUS_CHANNEL, changed]);
      return taken.length;
    }),
  );

/**
 * Brings the rows of all tasks, and of those named in any case, up to what was committed when it was
 * called; however often and in whatever order it learns of events, a row is the fold of its stream.
 * Several processes may do so at once.
 */
export const projectTasks = async (
  database: Database,
  taskIds: readonly string[] = [],
): Promise<void> => {
  let taken = await projectSome(database, taskIds);
  while (taken === AT_ONCE) taken = await projectSome(database, []);
};

/** True while the log has events of tasks that no row shows yet. */
export const hasUnprojectedEvents = (database: Database): Promise<boolean> =>
  database.run(
    async (db) =>
      (await db
        .selectFrom('unprojected_task_events')
        .select('version')
        .limit(1)
        .executeTakeFirst()) !== undefined,
  );
