import { ServiceError, streamOf, type TaskEvent } from '@fde/contracts';
import { CompiledQuery, sql, type RawBuilder, type Selectable } from 'kysely';
import type { Executor } from '../database/database.js';
import type { TaskStatusTable } from '../database/schema.js';
import { readStream } from '../events/event-store.js';
import { upcast } from '../events/upcast.js';
import { TASK_ROWS_WITH_EVENTS } from '../sql/task-rows.js';
import { evolveAll, evolveTask, type TaskFact } from './evolve-task.js';
import type { Task } from './task.js';
import { recordOfTask, taskOfRow } from './task-row.js';

type TaskRow = Selectable<TaskStatusTable>;

/** An event of a task's stream as it comes beside the task's row. */
interface NewerEvent {
  readonly type: string;
  readonly schema_version: number;
  readonly data: unknown;
  readonly version: number;
  readonly at: number;
}

interface RowWithEvents {
  readonly wanted_id: string;
  /** Null where no event of the task is projected yet. */
  readonly row: TaskRow | null;
  readonly newer: readonly NewerEvent[];
}

const readRows = async (
  db: Executor,
  taskIds: readonly string[],
): Promise<readonly RowWithEvents[]> => {
  const { rows } = await db.executeQuery<
    TaskRow & { readonly wanted_id: string; readonly newer: readonly NewerEvent[] }
  >(CompiledQuery.raw(TASK_ROWS_WITH_EVENTS, [[...new Set(taskIds)]]));
  return rows.map(({ wanted_id, newer, ...row }) => ({
    wanted_id,
    newer,
    row: (row.task_id as string | null) === null ? null : row,
  }));
};

const factOf = (event: NewerEvent): TaskFact => ({
  ...(upcast(event.type, event.schema_version, event.data) as TaskEvent),
  version: event.version,
  occurredAt: new Date(event.at),
});

const foldRow = ({ row, newer }: RowWithEvents): Task | undefined =>
  newer.map(factOf).reduce<Task | undefined>(evolveTask, row === null ? undefined : taskOfRow(row));

/**
 * The task as the log has it now: its row and the newer events of its stream. The row may be
 * behind; the result never is. Undefined if there is no such task.
 */
export const loadTask = async (db: Executor, taskId: string): Promise<Task | undefined> => {
  const [found] = await readRows(db, [taskId]);
  const task = found && foldRow(found);
  return task ?? evolveAll(undefined, await readStream(db, streamOf.task(taskId)));
};

export interface TasksBehind {
  /** When the oldest of their events occurred that no row shows; undefined if none is behind. */
  readonly since: Date | undefined;
  /** As the log has them now. */
  readonly tasks: readonly Task[];
  /** Their events are of newer code, which is left to show them. */
  readonly unreadable: readonly string[];
}

const isUnknownEvent = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'unknown_event';

const oldestOf = (rows: readonly RowWithEvents[]): Date | undefined => {
  const oldest = Math.min(...rows.flatMap(({ newer }) => newer.map(({ at }) => at)));
  return Number.isFinite(oldest) ? new Date(oldest) : undefined;
};

/** Those of the tasks whose rows are behind their streams. */
export const tasksBehind = async (
  db: Executor,
  taskIds: readonly string[],
): Promise<TasksBehind> => {
  const tasks: Task[] = [];
  const unreadable: string[] = [];
  const rows = taskIds.length === 0 ? [] : await readRows(db, taskIds);
  const read: RowWithEvents[] = [];
  for (const row of rows.filter(({ newer }) => newer.length > 0)) {
    try {
      const task = foldRow(row);
      if (task !== undefined) tasks.push(task);
      read.push(row);
    } catch (error) {
      if (!isUnknownEvent(error)) throw error;
      unreadable.push(row.wanted_id);
    }
  }
  return { tasks, unreadable, since: oldestOf(read) };
};

/** So many tasks are folded for one read; if the task-tracker stands still, the rest shows as its rows have it. */
const MOST_FOLDED = 1_000;

/** The tasks with events that no row shows yet, as the log has them now; without those of newer code. */
const unprojectedTasks = async (db: Executor): Promise<readonly Task[]> => {
  const rows = await db
    .selectFrom('unprojected_task_events')
    .select('task_id')
    .distinct()
    .limit(MOST_FOLDED)
    .execute();
  const ids = rows.map((row) => row.task_id);
  return (await tasksBehind(db, ids)).tasks;
};

/** The tasks as a table with the columns of `task_status`. */
export type TaskTable = RawBuilder<TaskRow>;

/** The tasks up to date with the log: those that no row shows yet stand in the table instead of their rows. */
export const currentTasks = async (db: Executor): Promise<TaskTable> => {
  const unprojected = await unprojectedTasks(db);
  if (unprojected.length === 0) return sql<TaskRow>`task_status`;
  const ids = unprojected.map(({ taskId }) => taskId);
  const rows = JSON.stringify(unprojected.map(recordOfTask));
  return sql<TaskRow>`(
    select * from task_status where task_id <> all(${ids}::uuid[])
    union all select * from jsonb_populate_recordset(null::task_status, ${rows}::jsonb))`;
};
