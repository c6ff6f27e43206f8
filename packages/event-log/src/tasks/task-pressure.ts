import type { OperationName } from '@fde/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/database.js';

/** The state of one operation's open tasks; seconds are 0 if there are none. */
export interface TaskPressure {
  readonly operation: OperationName;
  readonly open: number;
  /** How long the oldest due task has waited for a worker to begin it. */
  readonly waitingSeconds: number;
  /** Open tasks that began longer ago than all their attempts may last together. */
  readonly overdue: number;
}

/** `longestSeconds`: how long a task of an operation may last with all its attempts. */
export const taskPressure = (
  database: Database,
  longestSeconds: Readonly<Record<string, number>>,
): Promise<readonly TaskPressure[]> =>
  database.run(async (db) => {
    const { rows } = await sql<TaskPressure>`
      select o.operation, count(*)::int as open,
        coalesce(extract(epoch from max(now() - o.due_at) filter (where o.attempt_id is null and o.due_at <= now())), 0)::float8 as "waitingSeconds",
        count(*) filter (where s.started_at < now() - make_interval(secs => (${JSON.stringify(longestSeconds)}::jsonb ->> o.operation)::float8))::int as overdue
      from open_tasks o left join task_status s using (task_id) group by o.operation`.execute(db);
    return rows;
  });

/** How many seconds the status rows are behind the log: the age of the oldest event that no row shows yet. */
export const taskRowsBehindSeconds = (database: Database): Promise<number> =>
  database.run(async (db) => {
    const { rows } = await sql<{ seconds: number }>`
      select coalesce(extract(epoch from max(now() - e.occurred_at)), 0)::float8 as seconds
      from unprojected_task_events u
        join events e on e.stream_id = 'task-' || u.task_id and e.version = u.version`.execute(db);
    return rows[0]?.seconds ?? 0;
  });
