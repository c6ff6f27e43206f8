import type pg from 'pg';

/** Primary keys and unique constraints before the indexes that are none. */
const INDEXES = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as without,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname,
      pg_get_constraintdef(oid)) as again
  from pg_constraint where conrelid = any($1::regclass[]) and contype in ('p', 'u')
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index i where indrelid = any($1::regclass[])
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

/** Does the work while the tables have no indexes, and makes the same ones again: much faster for many rows. */
export async function withoutIndexes(
  pool: pg.Pool,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await pool.query<{ readonly without: string; readonly again: string }>(INDEXES, [
    tables,
  ]);
  for (const { without } of rows) await pool.query(without);
  await work();
  for (const { again } of rows) await pool.query(again);
}
