import { streamOf, type TaskEvent } from '@fde/contracts';
import { CompiledQuery, type Selectable } from 'kysely';
import type { Database, Executor, Statement } from '../database/database.js';
import type { TaskStatusTable } from '../database/schema.js';
import { readStream } from '../events/event-store.js';
import { upcast } from '../events/upcast.js';
import { writeInOneRoundTrip } from '../projections/read-model-lock.js';
import { upsertTaskRows } from '../sql/upsert-task-rows.js';
import { evolveAll, evolveTask, type TaskFact } from './evolve-task.js';
import type { Task } from './task.js';
import { recordOfTask, taskOfRow } from './task-row.js';

/** An event of a task's stream as it comes beside the task's row. */
interface News {
  readonly type: string;
  readonly schema_version: number;
  readonly data: unknown;
  readonly version: number;
  readonly at: number;
}
type RowWithNews = Selectable<TaskStatusTable> & { readonly news: readonly News[] };

/** The rows, and what their streams hold beyond them. */
const ROWS_WITH_NEWS = `
  select t.*, (
    select coalesce(jsonb_agg(jsonb_build_object('type', e.type, 'schema_version', e.schema_version, 'data', e.data, 'version', e.version,
      'at', extract(epoch from e.occurred_at) * 1000) order by e.version), '[]')
    from events e where e.stream_id = 'task-' || t.task_id and e.version > t.version) as news
  from task_status t where t.task_id = any($1::uuid[])`;

const run = async <R>(db: Executor, { text, values }: Statement): Promise<readonly R[]> =>
  (await db.executeQuery<R>(CompiledQuery.raw(text, [...values]))).rows;

const taskWithNews = ({ news, ...row }: RowWithNews): Task =>
  news
    .map((event): TaskFact => ({
      ...(upcast(event.type, event.schema_version, event.data) as TaskEvent),
      version: event.version,
      occurredAt: new Date(event.at),
    }))
    .reduce<Task>((task, fact) => evolveTask(task, fact) ?? task, taskOfRow(row));

const fromStream = async (db: Executor, taskId: string): Promise<Task | undefined> =>
  evolveAll(undefined, await readStream(db, streamOf.task(taskId)));

/**
 * The task as the log has it now: the projected row plus the newer events of its stream. The row
 * may be behind; the result never is.
 */
export const loadTask = async (db: Executor, taskId: string): Promise<Task | undefined> => {
  const [row] = await run<RowWithNews>(db, { text: ROWS_WITH_NEWS, values: [[taskId]] });
  return row === undefined ? fromStream(db, taskId) : taskWithNews(row);
};

/**
 * The tasks whose rows are behind their streams, folded from the streams. However often and in
 * whatever order messages about a task arrive, its row is the fold of its stream: the message only
 * says which task to look at.
 */
const tasksBehind = async (db: Executor, taskIds: readonly string[]): Promise<readonly Task[]> => {
  const wanted = [...new Set(taskIds)];
  const rows = await run<RowWithNews>(db, { text: ROWS_WITH_NEWS, values: [wanted] });
  const behind = rows.filter(({ news }) => news.length > 0).map(taskWithNews);
  const known = new Set(rows.map((row) => row.task_id));
  for (const taskId of wanted.filter((id) => !known.has(id))) {
    const task = await fromStream(db, taskId);
    if (task !== undefined) behind.push(task);
  }
  return behind;
};

const WRITE_ROWS = upsertTaskRows(
  'select * from jsonb_populate_recordset(null::task_status, $1::jsonb) order by task_id',
);
const WRITE_ROWS_AND_TELL = `with written as (${WRITE_ROWS}) select pg_notify($2, task_id::text) from written`;

const rowsOf = (tasks: readonly Task[]): string => JSON.stringify(tasks.map(recordOfTask));

/** Inserts rows, or brings them up to the given version; an older version changes nothing. */
export const writeTaskRows = async (db: Executor, tasks: readonly Task[]): Promise<void> => {
  await run(db, { text: WRITE_ROWS, values: [rowsOf(tasks)] });
};

/** Brings the rows of tasks up to their streams, in the caller's transaction. Returns the tasks whose rows were behind. */
export const catchUpTasks = async (
  db: Executor,
  taskIds: readonly string[],
): Promise<readonly Task[]> => {
  const behind = await tasksBehind(db, taskIds);
  if (behind.length > 0) await writeTaskRows(db, behind);
  return behind;
};

/**
 * The same in a transaction of its own, which tells the listeners of `channel` the ids of the rows that changed. What is
 * read before it begins may be old by then: such a row has a newer version, and stays.
 */
export const catchUpAndTell = async (
  database: Database,
  taskIds: readonly string[],
  channel: string,
): Promise<void> => {
  const behind = await database.run((db) => tasksBehind(db, taskIds));
  if (behind.length > 0)
    await writeInOneRoundTrip(database, {
      text: WRITE_ROWS_AND_TELL,
      values: [rowsOf(behind), channel],
    });
};
