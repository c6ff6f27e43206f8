import { streamOf, type TaskEvent } from '@fde/contracts';
import { sql, type Selectable } from 'kysely';
import type { Executor } from '../database/database.js';
import type { TaskStatusTable } from '../database/schema.js';
import { readStream } from '../events/event-store.js';
import { upcast } from '../events/upcast.js';
import { evolveAll, evolveTask, type TaskFact } from './evolve-task.js';
import type { Task } from './task.js';
import { recordOfTask, taskOfRow } from './task-row.js';

/** An event of a task's stream as it comes beside the task's row. */
interface News { readonly type: string; readonly schema_version: number; readonly data: unknown; readonly version: number; readonly at: number }
type RowWithNews = Selectable<TaskStatusTable> & { readonly news: readonly News[] };

/** The row, and what its stream holds beyond it, in one statement. */
const rowsWithNews = async (db: Executor, taskIds: readonly string[], lock: 'for update of t' | ''): Promise<readonly RowWithNews[]> => {
  const { rows } = await sql<RowWithNews>`
    select t.*, (
      select coalesce(jsonb_agg(jsonb_build_object('type', e.type, 'schema_version', e.schema_version, 'data', e.data, 'version', e.version,
        'at', extract(epoch from e.occurred_at) * 1000) order by e.version), '[]')
      from events e where e.stream_id = 'task-' || t.task_id and e.version > t.version) as news
    from task_status t where t.task_id = any(${taskIds}::uuid[]) order by t.task_id ${sql.raw(lock)}`.execute(db);
  return rows;
};

const taskWithNews = ({ news, ...row }: RowWithNews): Task =>
  news.map((event): TaskFact => ({ ...(upcast(event.type, event.schema_version, event.data) as TaskEvent), version: event.version, occurredAt: new Date(event.at) }))
    .reduce<Task>((task, fact) => evolveTask(task, fact) ?? task, taskOfRow(row));

const fromStream = async (db: Executor, taskId: string): Promise<Task | undefined> => evolveAll(undefined, await readStream(db, streamOf.task(taskId)));

/**
 * The task as the log tells it now: the projected row, and what its stream holds beyond it. The row may be behind; the
 * answer never is.
 */
export const loadTask = async (db: Executor, taskId: string): Promise<Task | undefined> => {
  const [row] = await rowsWithNews(db, [taskId], '');
  return row === undefined ? fromStream(db, taskId) : taskWithNews(row);
};

/**
 * Brings the rows of tasks up to their streams. However often and in whatever order messages about a task arrive, its
 * row is the fold of its stream: the message only says which task to look at. The rows are locked in one order, so
 * that two trackers never wait for each other in turn. Returns the tasks whose rows changed.
 */
export const catchUpTasks = async (db: Executor, taskIds: readonly string[]): Promise<readonly Task[]> => {
  const wanted = [...new Set(taskIds)];
  const rows = await rowsWithNews(db, wanted, 'for update of t');
  const changed = rows.filter(({ news }) => news.length > 0).map(taskWithNews);
  const known = new Set(rows.map((row) => row.task_id));
  for (const taskId of wanted.filter((id) => !known.has(id))) {
    const task = await fromStream(db, taskId);
    if (task !== undefined) changed.push(task);
  }
  if (changed.length > 0) await writeTaskRows(db, changed);
  return changed;
};

/** Inserts rows, or brings them up to the given version; an older version changes nothing. */
export const writeTaskRows = async (db: Executor, tasks: readonly Task[]): Promise<void> => {
  await sql`
    insert into task_status select * from jsonb_populate_recordset(null::task_status, ${JSON.stringify(tasks.map(recordOfTask))}::jsonb)
    on conflict (task_id) do update set
      status = excluded.status, attempt = excluded.attempt, attempt_id = excluded.attempt_id, retries = excluded.retries, crashes = excluded.crashes,
      progress = excluded.progress, result = excluded.result, result_expired = excluded.result_expired, error = excluded.error,
      started_at = excluded.started_at, finished_at = excluded.finished_at, next_attempt_at = excluded.next_attempt_at, version = excluded.version
    where task_status.version < excluded.version`.execute(db);
};
