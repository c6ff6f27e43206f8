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

/**
 * The one way a task's row is written: inserted, or brought up to the given version; an older
 * version changes nothing. `selected` selects whole rows in the order of their ids, so that two
 * writers of the same rows cannot deadlock.
 */
export const upsertTaskRows = (selected: string): string => `
    insert into task_status
    ${selected}
    on conflict (task_id) do update set
      ${CHANGING.map((column) => `${column} = excluded.${column}`).join(', ')}
    where task_status.version < excluded.version
    returning task_id`;
