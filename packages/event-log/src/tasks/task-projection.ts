import { CompiledQuery } from 'kysely';
import type { Database, Executor } from '../database/database.js';
import { writingTransaction } from '../projections/read-model-lock.js';
import { NOTIFY_OF_TASKS, TAKE_TASK_EVENTS, WRITE_TASK_ROWS } from '../sql/task-rows.js';
import { tasksBehind } from './task-fold.js';
import type { Task } from './task.js';
import { recordOfTask } from './task-row.js';

/** Carries the id of each task whose status row changed. */
export const TASK_STATUS_CHANNEL = 'fde_task_status';

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
  run(db, WRITE_TASK_ROWS, [JSON.stringify(tasks.map(recordOfTask))]);

/** Projects some of the events, and the tasks named; returns how many events it took. */
const projectSome = (database: Database, taskIds: readonly string[]): Promise<number> =>
  database.run((pool) =>
    writingTransaction(pool, async (db) => {
      const taken = await run(db, TAKE_TASK_EVENTS, [AT_ONCE]);
      const behind = await tasksBehind(db, [...taskIds, ...taken]);
      const changed = behind.length === 0 ? [] : await writeTaskRows(db, behind);
      if (changed.length > 0) await run(db, NOTIFY_OF_TASKS, [TASK_STATUS_CHANNEL, changed]);
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
