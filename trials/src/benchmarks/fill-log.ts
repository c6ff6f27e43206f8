import type { BenchStack } from './bench-stack.js';

const EVENTS_PER_TASK = 4;
const TASKS_AT_ONCE = 25_000;

/** Adds tasks that ended a while ago, as rows and as streams, until the log has this many more events. */
export async function fillLog(stack: BenchStack, events: number): Promise<void> {
  for (let done = 0; done < events; done += TASKS_AT_ONCE * EVENTS_PER_TASK) {
    const tasks = Math.min(TASKS_AT_ONCE, Math.ceil((events - done) / EVENTS_PER_TASK));
    await stack.pool.query(`
      with made as (select gen_random_uuid() as task_id from generate_series(1, ${tasks})),
      rows as (insert into task_status (task_id, operation, company_id, document_id, status, attempt, retries, crashes, result_expired, created_at, started_at, finished_at, version)
        select task_id, 'extract_document', 1, 1, 'SUCCESS', 1, 0, 0, true, now() - interval '2 hours', now() - interval '2 hours', now() - interval '2 hours', 4 from made)
      insert into events (stream_id, version, event_id, type, schema_version, data, correlation_id, task_id, traceparent, occurred_at)
      select 'task-' || task_id, v, gen_random_uuid(), (array['TaskRequested', 'TaskStarted', 'TaskSucceeded', 'TaskResultExpired'])[v], 1,
        jsonb_build_object('attempt_id', task_id, 'worker', 'extractor', 'note', repeat('x', 200)), task_id, task_id, '00-00000000000000000000000000000001-0000000000000001-01', now() - interval '2 hours'
      from made cross join generate_series(1, ${EVENTS_PER_TASK}) v`);
  }
  await stack.pool.query('vacuum analyze');
}
