/** What a task's events change of its row; the rest is as its first event has it. */
const CHANGING = [
  'status',
  'attempt',
  'attempt_id',
  'retries',
  'crashes',
  'progress',
  'result',
  'result_expired',
  'error',
  'started_at',
  'finished_at',
  'next_attempt_at',
  'version',
];

/**
 * The one way a task's row is written: inserted, or brought up to the given version; an older version changes nothing.
 * `selected` selects whole rows in the order of their ids, so that two who write the same rows never wait for each
 * other in turn.
 */
export const upsertTaskRows = (selected: string): string => `
    insert into task_status
    ${selected}
    on conflict (task_id) do update set
      ${CHANGING.map((column) => `${column} = excluded.${column}`).join(', ')}
    where task_status.version < excluded.version
    returning task_id`;
