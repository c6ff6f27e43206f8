// Exits with 0 if the tests' PostgreSQL answers and lets them create databases.
import { createRequire } from 'node:module';

/** @type {typeof import('pg')} */
const pg = createRequire(new URL('../../packages/event-log/package.json', import.meta.url))('pg');
const url = process.env['DATABASE_URL_ADMIN'] ?? 'postgres://root@127.0.0.1:5432/postgres';
const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
try {
  await client.connect();
  const { rows } = await client.query(
    'select rolcreatedb or rolsuper as allowed from pg_roles where rolname = current_user',
  );
  if (rows[0]?.allowed !== true) throw new Error('the role may not create databases');
} catch (error) {
  console.error(`PostgreSQL for the tests: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await client.end().catch((error) => console.error(error.message));
}
