import { isDeepStrictEqual } from 'node:util';
import { streamOf } from '@fde/contracts';
import { sql } from 'kysely';
import type { Executor } from '../database/database.js';
import { readStream } from '../events/event-store.js';
import { evolveAll } from '../tasks/evolve-task.js';
import { taskOfRow } from '../tasks/task-row.js';
import { READ_MODELS, type ReadModel } from './shadow-read-models.js';

interface ReadModelDifference {
  readonly key: string;
  /** Null: it exists only in the log. */
  readonly live: Readonly<Record<string, unknown>> | null;
  /** Null: it does not exist in the log. */
  readonly rebuilt: Readonly<Record<string, unknown>> | null;
}

export interface ReadModelComparison {
  readonly table: string;
  readonly rows: number;
  /** How many rows disagree with the log. */
  readonly different: number;
  /** The first of them by key, with both rows. */
  readonly differences: readonly ReadModelDifference[];
  /** Rows that are right up to an event the task tracker has not consumed yet. */
  readonly behind: number;
}

const without = (alias: string, columns: readonly string[]) =>
  columns.reduce(
    (row, column) => sql`${row} - ${sql.lit(column)}::text`,
    sql`to_jsonb(${sql.ref(alias)})`,
  );

/** Rows may be whole statements: this many of them fit into memory at once. */
const FETCHED_ROWS = 100;
/** Of a table; more are counted only. */
const MOST_REPORTED = 100;

/**
 * Compares each live row with the rebuilt one, in the transaction that sees the shadow. However
 * many differ, few are in memory at once.
 */
export const compareReadModels = async (
  transaction: Executor,
  onCompared?: (tables: number) => void,
): Promise<ReadModelComparison[]> => {
  const comparisons: ReadModelComparison[] = [];
  for (const model of READ_MODELS) {
    const { rows } = await sql<{
      rows: number;
    }>`select count(*)::int as rows from public.${sql.id(model.table)}`.execute(transaction);
    const found = await differencesOf(transaction, model);
    comparisons.push({ table: model.table, rows: rows[0]?.rows ?? 0, ...found });
    onCompared?.(comparisons.length);
  }
  return comparisons;
};

const differencesOf = async (
  transaction: Executor,
  model: ReadModel,
): Promise<Pick<ReadModelComparison, 'different' | 'differences' | 'behind'>> => {
  const differences: ReadModelDifference[] = [];
  let [different, late] = [0, 0];
  for await (const found of readDifferences(transaction, model)) {
    const behind =
      model.table === 'task_status' ? await behindIn(transaction, found) : new Set<string>();
    const wrong = found.filter(({ key }) => !behind.has(key));
    different += wrong.length;
    late += behind.size;
    differences.push(...wrong.slice(0, MOST_REPORTED - differences.length));
  }
  return { different, differences, behind: late };
};

/** All differences of a table, some at a time. */
async function* readDifferences(
  transaction: Executor,
  { table, key, volatile }: ReadModel,
): AsyncGenerator<readonly ReadModelDifference[]> {
  const live = without('l', volatile);
  const rebuilt = without('s', volatile);
  // All rows will be fetched: the plan must not be one that finds only the first soon.
  await sql`set local cursor_tuple_fraction = 1`.execute(transaction);
  await sql`declare differing no scroll cursor for
    select coalesce(l.${sql.id(key)}, s.${sql.id(key)})::text as key, ${live} as live, ${rebuilt} as rebuilt
    from public.${sql.id(table)} l full join pg_temp.${sql.id(table)} s using (${sql.id(key)})
    where ${live} is distinct from ${rebuilt} order by 1`.execute(transaction);
  for (;;) {
    const { rows } =
      await sql<ReadModelDifference>`fetch ${sql.lit(FETCHED_ROWS)} from differing`.execute(
        transaction,
      );
    if (rows.length > 0) yield rows;
    if (rows.length < FETCHED_ROWS) break;
  }
  await sql`close differing`.execute(transaction);
}

/**
 * A task's row that equals the fold of its stream up to the row's own version is late, not wrong; so
 * is one that is missing while an event of its task is not projected.
 */
const behindIn = async (
  connection: Executor,
  differences: readonly ReadModelDifference[],
): Promise<Set<string>> => {
  const behind = new Set<string>();
  for (const { key, live, rebuilt } of differences) {
    if (live === null && (await isUnprojected(connection, key))) behind.add(key);
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

const isUnprojected = async (connection: Executor, taskId: string): Promise<boolean> =>
  (await connection
    .selectFrom('unprojected_task_events')
    .select('version')
    .where('task_id', '=', taskId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

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
