import pg from 'pg';

/** The row that a client would read: written when a job is taken, and when it is done. */
export const statusRows = (url) => {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  pool.on('error', () => undefined);
  return {
    pool,
    pending: (key) =>
      pool.query({
        name: 'pending',
        text: `insert into bench_status (key, status) values ($1, 'PENDING')`,
        values: [key],
      }),
    done: (key) =>
      pool.query({
        name: 'done',
        text: `insert into bench_status (key, status) values ($1, 'SUCCESS')
          on conflict (key) do update set status = 'SUCCESS'`,
        values: [key],
      }),
  };
};
