import { isDeepStrictEqual } from 'node:util';
import { streamOf } from '@fde/contracts';
import { sql } from 'kysely';
import type { Executor } from '../database/database.js';
import { readStream } from '../events/event-store.js';
import { evolveAll } from '../tasks/evolve-task.js';
import { taskOfRow } from '../tasks/task-row.js';
import { READ_MODELS, type ReadModel } from './shadow-read-models.js';

export interface ReadModelDifference {
  readonly key: string;
  /** Null: it exists only in the log. */
  readonly live: Readonly<Record<string, unknown>> | null;
  /** Null: it does not exist in the log. */
  readonly rebuilt: Readonly<Record<string, unknown>> | null;
}

export interface ReadModelComparison {
  readonly table: string;
  readonly rows: number;
  /** Rows that disagree with the log. */
  readonly differences: readonly ReadModelDifference[];
  /** Rows that are right up to an event the task tracker has not consumed yet. */
  readonly behind: number;
}

const without = (alias: string, columns: readonly string[]) =>
  columns.reduce(
    (row, column) => sql`${row} - ${sql.lit(column)}::text`,
    sql`to_jsonb(${sql.ref(alias)})`,
  );

/** Compares each live row with the rebuilt one, in the connection that holds the shadow. */
export const compareReadModels = async (connection: Executor): Promise<ReadModelComparison[]> => {
  const comparisons: ReadModelComparison[] = [];
  for (const model of READ_MODELS) {
    const found = await differencesOf(connection, model);
    const { rows } = await sql<{
      rows: number;
    }>`select count(*)::int as rows from public.${sql.id(model.table)}`.execute(connection);
    const behind =
      model.table === 'task_status' ? await behindIn(connection, found) : new Set<string>();
    comparisons.push({
      table: model.table,
      rows: rows[0]?.rows ?? 0,
      differences: found.filter(({ key }) => !behind.has(key)),
      behind: behind.size,
    });
  }
  return comparisons;
};

const differencesOf = async (
  connection: Executor,
  { table, key, volatile }: ReadModel,
): Promise<ReadModelDifference[]> => {
  const live = without('l', volatile);
  const rebuilt = without('s', volatile);
  const { rows } = await sql<ReadModelDifference>`
    select coalesce(l.${sql.id(key)}, s.${sql.id(key)})::text as key, ${live} as live, ${rebuilt} as rebuilt
    from public.${sql.id(table)} l full join pg_temp.${sql.id(table)} s using (${sql.id(key)})
    where ${live} is distinct from ${rebuilt} order by 1`.execute(connection);
  return rows;
};

/** A task's row that equals the fold of its stream up to the row's own version is late, not wrong. */
const behindIn = async (
  connection: Executor,
  differences: readonly ReadModelDifference[],
): Promise<Set<string>> => {
  const behind = new Set<string>();
  for (const { key, live, rebuilt } of differences) {
    if (live === null || rebuilt === null || Number(live['version']) >= Number(rebuilt['version']))
      continue;
    const row = await connection
      .withSchema('public')
      .selectFrom('task_status')
      .selectAll()
      .where('task_id', '=', key)
      .executeTakeFirst();
    if (row === undefined) continue;
    const events = (await readStream(connection, streamOf.task(key))).filter(
      ({ version }) => version <= row.version,
    );
    if (isDeepStrictEqual(evolveAll(undefined, events), taskOfRow(row))) behind.add(key);
  }
  return behind;
};

/**
 * Replaces the rows that differ; the caller holds the exclusive lock on the read models. Returns
 * how many live rows changed.
 */
export const exchangeReadModels = async (connection: Executor): Promise<number> => {
  let changed = 0;
  for (const { table, key, volatile } of READ_MODELS) {
    const [t, k] = [sql.id(table), sql.id(key)];
    const removed = await sql`
      delete from public.${t} l where not exists (
        select from pg_temp.${t} s where s.${k} = l.${k} and ${without('s', volatile)} is not distinct from ${without('l', volatile)})`.execute(
      connection,
    );
    const added =
      await sql`insert into public.${t} select * from pg_temp.${t} s where not exists (select from public.${t} l where l.${k} = s.${k})`.execute(
        connection,
      );
    changed += Math.max(Number(removed.numAffectedRows ?? 0n), Number(added.numAffectedRows ?? 0n));
  }
  return changed;
};
