import { endOfError, endOfResult, STOPPED, type RunEnd } from '@fde/contracts';
import { sql, type Kysely, type Migration } from 'kysely';

interface Ended {
  readonly task_id: string;
  readonly status: string;
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

const BATCH = 500;

const endOf = ({ status, result, error }: Ended): RunEnd => {
  if (status === 'REVOKED') return STOPPED;
  return status === 'FAILURE' && error !== null ? endOfError(error) : endOfResult(result);
};

/** Rows after a task's id, with the result that the log has: the row's own may have expired. */
const endedAfter = (db: Kysely<unknown>, taskId: string) =>
  sql<Ended>`
  select t.task_id, t.status, t.error, coalesce(t.result, (
    select e.data -> 'result' from events e
    where e.stream_id = 'task-' || t.task_id and e.type = 'TaskSucceeded' limit 1), (
    select a.data -> 'result' from archived_events a
    where a.stream_id = 'task-' || t.task_id and a.type = 'TaskSucceeded' limit 1)) as result
  from task_status t
  where t.task_id > ${taskId}::uuid and t.finished_at is not null and t.outcome is null
  order by t.task_id limit ${sql.lit(BATCH)}`.execute(db);

const write = (db: Kysely<unknown>, rows: readonly Ended[]) => {
  const ends = rows.map((row) => ({ task_id: row.task_id, outcome: endOf(row) }));
  return sql`update task_status t set outcome = e.outcome
    from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as e (task_id uuid, outcome jsonb)
    where t.task_id = e.task_id`.execute(db);
};

/**
 * How each task ended, which stays when its result has expired. Tasks of earlier releases get what
 * a rebuilt read model has.
 */
export const outcomesOfTasks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table task_status add column if not exists outcome jsonb`.execute(db);
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await endedAfter(db, last);
      if (rows.length > 0) await write(db, rows);
      last = rows.at(-1)?.task_id ?? last;
      if (rows.length < BATCH) return;
    }
  },
};
