/** The rows of the tasks $1, and what their streams hold beyond them; a task without a row has nulls. */
export const TASK_ROWS_WITH_EVENTS = `
  select wanted.id as wanted_id, t.*, (
    select coalesce(jsonb_agg(jsonb_build_object('type', e.type, 'schema_version', e.schema_version, 'data', e.data, 'version', e.version,
      'at', extract(epoch from e.occurred_at) * 1000) order by e.version), '[]')
    from events e where e.stream_id = 'task-' || wanted.id and e.version > coalesce(t.version, 0)) as newer
  from unnest($1::uuid[]) as wanted (id) left join task_status t on t.task_id = wanted.id`;

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

/** Writes the rows $1, in the order of their ids, so that two writers of the same rows cannot deadlock. */
export const WRITE_TASK_ROWS = `
  insert into task_status
  select * from jsonb_populate_recordset(null::task_status, $1::jsonb) order by task_id
  on conflict (task_id) do update set
    ${CHANGING.map((column) => `${column} = excluded.${column}`).join(', ')}
  where task_status.version < excluded.version
  returning task_id`;

/** Takes $1 events that are to be projected; what another transaction has taken is left to it. */
export const TAKE_TASK_EVENTS = `
  delete from unprojected_task_events
  where (task_id, version) in (
    select task_id, version from unprojected_task_events limit $1 for update skip locked)
  returning task_id, version`;

/** Notifies the channel $1 of the tasks $2. */
export const NOTIFY_OF_TASKS = 'select pg_notify($1, task_id) from unnest($2::text[]) as task_id';
