import pg from 'pg';

const DONE = `
  insert into bench_status (key, status) values ($1, 'SUCCESS')
  on conflict (key) do update set status = 'SUCCESS'`;
/** A job that records: three rows and an event in the transaction of its end, as a task that extracts a report. */
const DONE_WITH_RECORDS = `
  with records as (
    insert into bench_records (key, type, data)
    select $1::text, type, $2::jsonb from unnest(array['income', 'balance', 'cash flow']) as type),
  event as (insert into bench_events (key, type, data) values ($1, 'succeeded', '{"statements": 3}'))
  ${DONE}`;
/** Of one statement of a small report. */
const LINES = 30;
const STATEMENT = JSON.stringify({
  currency: 'EUR',
  line_items: Array.from({ length: LINES }, (_, line) => ({
    name: `Item ${line + 1}`,
    values: { 2023: line, 2024: line },
    indentation_level: 0,
    is_total: line === LINES - 1,
  })),
});

/**
 * The row that a client would read: written when a job is taken, and when it is done.
 *
 * @param {string | undefined} url
 */
export const statusRows = (url) => {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  pool.on('error', () => undefined);
  const end =
    process.env['RECORDS'] === 'true'
      ? { name: 'recorded', text: DONE_WITH_RECORDS, more: [STATEMENT] }
      : { name: 'done', text: DONE, more: [] };
  return {
    pool,
    pending: (/** @type {string} */ key) =>
      pool.query({
        name: 'pending',
        text: `insert into bench_status (key, status) values ($1, 'PENDING')`,
        values: [key],
      }),
    done: (/** @type {string} */ key) =>
      pool.query({ name: end.name, text: end.text, values: [key, ...end.more] }),
  };
};
