import { ServiceError } from '@fde/contracts';
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

interface TakenEvent {
  readonly task_id: string;
  readonly version: number;
}

const run = async <R>(db: Executor, text: string, values: readonly unknown[]): Promise<R[]> =>
  (await db.executeQuery<R>(CompiledQuery.raw(text, [...values]))).rows;

/**
 * The one way a task's row is written: inserted, or brought up to the given version; an older
 * version changes nothing. Returns the ids of the rows that changed.
 */
export const writeTaskRows = async (
  db: Executor,
  tasks: readonly Task[],
): Promise<readonly string[]> => {
  if (tasks.length === 0) return [];
  const rows = JSON.stringify(tasks.map(recordOfTask));
  const changed = await run<{ readonly task_id: string }>(db, WRITE_TASK_ROWS, [rows]);
  return changed.map((row) => row.task_id);
};

/** What this code cannot read stays to be projected, by newer code. */
const leaveUnreadable = async (
  db: Executor,
  taken: readonly TakenEvent[],
  unreadable: readonly string[],
): Promise<void> => {
  const left = taken.filter((event) => unreadable.includes(event.task_id));
  if (left.length > 0) await db.insertInto('unprojected_task_events').values(left).execute();
};

interface Round {
  /** More events wait than one round takes. */
  readonly isFull: boolean;
  /** When the oldest of its events occurred. */
  readonly since: Date | undefined;
  readonly unreadable: readonly string[];
}

/** Projects some of the events, and the tasks named. */
const projectSome = (database: Database, taskIds: readonly string[]): Promise<Round> =>
  database.run((pool) =>
    writingTransaction(pool, async (db) => {
      const taken = await run<TakenEvent>(db, TAKE_TASK_EVENTS, [AT_ONCE]);
      const ids = [...taskIds, ...taken.map((event) => event.task_id)];
      const { tasks, unreadable, since } = await tasksBehind(db, ids);
      await leaveUnreadable(db, taken, unreadable);
      const changed = await writeTaskRows(db, tasks);
      if (changed.length > 0) await run(db, NOTIFY_OF_TASKS, [TASK_STATUS_CHANNEL, changed]);
      const isFull = taken.length === AT_ONCE && unreadable.length === 0;
      return { isFull, since, unreadable };
    }),
  );

/**
 * Brings the rows of all tasks, and of those named in any case, up to what was committed when it was
 * called; however often and in whatever order it learns of events, a row is the fold of its stream.
 * Several processes may do so at once. Resolves with when the oldest of these events occurred, undefined
 * if there was none. Tasks with events of newer code are left to it; throws
 * `unknown_event` if one of them is named.
 */
export const projectTasks = async (
  database: Database,
  taskIds: readonly string[] = [],
): Promise<Date | undefined> => {
  const first = await projectSome(database, taskIds);
  for (let { isFull } = first; isFull; { isFull } = await projectSome(database, []));
  const named = taskIds.find((id) => first.unreadable.includes(id));
  if (named !== undefined)
    throw new ServiceError('unknown_event', `Task ${named} has events of a newer version`);
  return first.since;
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
