import { sql } from 'kysely';
import { Database, type DatabaseSettings, type Executor } from '../database/database.js';
import { translateError } from '../database/translate-error.js';
import {
  LOG_TABLES,
  LEFT_OUT,
  PROMPT_READ_MODELS,
  SEQUENCES,
  type LogTable,
} from './log-tables.js';

export interface ExportedTable {
  readonly table: LogTable;
  readonly columns: readonly string[];
  readonly rows: number;
}
interface SequenceState {
  readonly sequence: string;
  readonly value: string;
  readonly called: boolean;
}
/** A file that a document names. */
export interface NamedFile {
  readonly key: string;
  readonly size: number | null;
  readonly sha256: string | null;
}
export interface ReadModelDigest {
  readonly table: string;
  readonly rows: number;
  readonly digest: string;
}

/** Describes the log at one moment, without the rows of its tables. */
export interface LogExport {
  readonly takenAt: string;
  readonly migrations: readonly string[];
  readonly tables: readonly ExportedTable[];
  readonly sequences: readonly SequenceState[];
  /** The read models at that moment, to compare the rebuilt ones with. */
  readonly readModels: readonly ReadModelDigest[];
  readonly files: readonly NamedFile[];
}

/** Takes the rows of a table as lines of JSON, batch by batch. */
export type RowSink = (table: LogTable, lines: readonly string[]) => Promise<void>;

const BATCH = 2_000;

/** A database without limits of time, for work on all of the log. */
export const patientDatabase = (settings: DatabaseSettings): Database =>
  new Database({
    ...settings,
    poolSize: 2,
    statementTimeoutMs: 0,
    idleInTransactionTimeoutMs: 0,
    applicationName: 'fde backup',
  });

/**
 * Exports the log as it is at one moment while the system keeps running: everything is read in one
 * snapshot, and nothing waits for it. Throws what the database or the sink throws.
 */
export const exportLog = async (settings: DatabaseSettings, sink: RowSink): Promise<LogExport> => {
  const database = patientDatabase(settings);
  try {
    return await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (snapshot) => {
        const {
          rows: [moment],
        } = await sql<{ at: Date }>`select now() as at`.execute(snapshot);
        const { rows: migrations } = await sql<{
          name: string;
        }>`select name from kysely_migration order by name`.execute(snapshot);
        const tables: ExportedTable[] = [];
        for (const { table, order } of LOG_TABLES)
          tables.push(await exportTable(snapshot, table, order, sink));
        return {
          takenAt: (moment?.at ?? new Date(0)).toISOString(),
          migrations: migrations.map(({ name }) => name),
          tables,
          readModels: await digests(snapshot),
          files: await namedFiles(snapshot),
          // Last, because sequences are not part of a snapshot and must not be behind the rows.
          sequences: await sequenceStates(snapshot),
        };
      });
  } catch (error) {
    throw translateError(error);
  } finally {
    await database.close();
  }
};

const exportTable = async (
  snapshot: Executor,
  table: LogTable,
  order: string,
  sink: RowSink,
): Promise<ExportedTable> => {
  const { rows: found } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table} order by ordinal_position`.execute(
    snapshot,
  );
  const columns = found
    .map(({ name }) => name)
    .filter((name) => LEFT_OUT[table]?.includes(name) !== true);
  await sql`declare lines cursor for select row_to_json(r)::text as line from (select ${sql.join(columns.map((name) => sql.id(name)))} from ${sql.id(table)} order by ${sql.raw(order)}) r`.execute(
    snapshot,
  );
  let rows = 0;
  for (;;) {
    const batch = (
      await sql<{ line: string }>`fetch ${sql.lit(BATCH)} from lines`.execute(snapshot)
    ).rows.map(({ line }) => line);
    if (batch.length === 0) break;
    await sink(table, batch);
    rows += batch.length;
  }
  await sql`close lines`.execute(snapshot);
  return { table, columns, rows };
};

/**
 * One value over all rows of each read model, without the columns that the log does not determine.
 */
export const digests = async (db: Executor): Promise<ReadModelDigest[]> => {
  const found: ReadModelDigest[] = [];
  for (const { table, key, volatile } of PROMPT_READ_MODELS) {
    const row = volatile.reduce(
      (all, column) => sql`${all} - ${sql.lit(column)}::text`,
      sql`to_jsonb(t)`,
    );
    const {
      rows: [digest],
    } = await sql<{ rows: number; digest: string | null }>`
      select count(*)::int as rows, md5(string_agg(md5((${row})::text), '' order by ${sql.id(key)})) as digest from ${sql.id(table)} t`.execute(
      db,
    );
    found.push({ table, rows: digest?.rows ?? 0, digest: digest?.digest ?? '' });
  }
  return found;
};

const namedFiles = async (db: Executor): Promise<NamedFile[]> => {
  const rows = await db
    .selectFrom('documents')
    .select(['file_path', 'size', 'sha256'])
    // A client may have written any text; only a key of the company's files names one.
    .where(sql<boolean>`starts_with(file_path, 'company_' || company_id || '/')`)
    .orderBy('file_path')
    .execute();
  const byKey = new Map(
    rows.map(({ file_path: key, size, sha256 }) => [key ?? '', { key: key ?? '', size, sha256 }]),
  );
  return [...byKey.values()];
};

const sequenceStates = async (db: Executor): Promise<SequenceState[]> => {
  const states: SequenceState[] = [];
  for (const sequence of SEQUENCES) {
    const {
      rows: [state],
    } = await sql<{
      value: string;
      called: boolean;
    }>`select last_value::text as value, is_called as called from ${sql.id(sequence)}`.execute(db);
    states.push({ sequence, value: state?.value ?? '1', called: state?.called ?? false });
  }
  return states;
};
