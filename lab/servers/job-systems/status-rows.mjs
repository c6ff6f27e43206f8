import pg from 'pg';

/**
 * The row that a client would read: written when a job is taken, and when it is done.
 *
 * @param {string | undefined} url
 */
export const statusRows = (url) => {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  pool.on('error', () => undefined);
  return {
    pool,
    pending: (/** @type {string} */ key) =>
      pool.query({
        name: 'pending',
        text: `insert into bench_status (key, status) values ($1, 'PENDING')`,
        values: [key],
      }),
    done: (/** @type {string} */ key) =>
      pool.query({
        name: 'done',
        text: `insert into bench_status (key, status) values ($1, 'SUCCESS')
          on conflict (key) do update set status = 'SUCCESS'`,
        values: [key],
      }),
  };
};
