import type { BenchStack } from './bench-stack.js';
import { withoutIndexes } from './without-indexes.js';

const EVENTS_PER_TASK = 4;
const TASKS_AT_ONCE = 25_000;
/** More rows than this are written faster if the indexes are made afterwards. */
const MANY_EVENTS = 1_000_000;

/** As the services write them, so that rows and streams agree. */
const TASKS = `
  with made as (
    select gen_random_uuid() as task_id, gen_random_uuid() as attempt_id,
      date_trunc('milliseconds', now()) - interval '2 hours' as at
    from generate_series(1, $1::int)),
  rows as (
    insert into task_status (task_id, operation, company_id, document_id, status, attempt, attempt_id,
      retries, crashes, result_expired, created_at, started_at, finished_at, version)
    select task_id, 'extract_document', 1, 1, 'SUCCESS', 1, attempt_id, 0, 0, true, at, at, at, 4
    from made)
  insert into events (stream_id, version, event_id, type, schema_version, data, correlation_id,
    task_id, traceparent, occurred_at)
  select 'task-' || m.task_id, e.version, gen_random_uuid(), e.type, 1, e.data, m.task_id, m.task_id,
    '00-00000000000000000000000000000001-0000000000000001-01', m.at
  from made m cross join lateral (values
    (1, 'TaskRequested', jsonb_build_object('task_id', m.task_id, 'operation', 'extract_document',
      'company_id', 1, 'document_id', 1, 'parent_task_id', null)),
    (2, 'TaskStarted', jsonb_build_object('attempt', 1, 'attempt_id', m.attempt_id,
      'service', 'extractor', 'worker', 'extractor-1', 'host', 'bench')),
    (3, 'TaskSucceeded', jsonb_build_object('attempt', 1, 'attempt_id', m.attempt_id,
      'result', jsonb_build_object('note', repeat('x', 200)))),
    (4, 'TaskResultExpired', '{}'::jsonb)) e (version, type, data)`;

/** Adds tasks that ended a while ago, as rows and as streams, until the log has this many more events. */
export async function fillLog({ pool }: BenchStack, events: number): Promise<void> {
  const fill = async (): Promise<void> => {
    for (let done = 0; done < events; done += TASKS_AT_ONCE * EVENTS_PER_TASK) {
      const tasks = Math.min(TASKS_AT_ONCE, Math.ceil((events - done) / EVENTS_PER_TASK));
      await pool.query(TASKS, [tasks]);
    }
  };
  if (events > MANY_EVENTS) await withoutIndexes(pool, ['events', 'task_status'], fill);
  else await fill();
  await pool.query('vacuum analyze');
}
