import { ServiceError } from '@fde/contracts';
import { sql } from 'kysely';
import type { DatabaseSettings, Executor } from '../database/database.js';
import { translateError } from '../database/translate-error.js';
import { rebuildReadModels } from '../read-models/rebuild.js';
import { digests, patientDatabase, type ExportedTable, type LogExport } from './export-log.js';
import type { LogTable } from './log-tables.js';

/** The rows of a table, as the export wrote them. */
export type RowSource = (table: LogTable) => AsyncIterable<string>;

export interface LogImport {
  readonly rows: number;
  readonly events: number;
  /**
   * Read models whose rows differ from the export: none, unless their projection has changed since.
   */
  readonly differing: readonly string[];
}

const BATCH_ROWS = 1_000;
const BATCH_CHARACTERS = 4_000_000;

/**
 * Brings an empty database to this version, fills it with an exported log in one transaction, and
 * rebuilds every read model from that log. Throws `restore_refused` if the database is not empty,
 * the export is of a newer version, or rows are missing; nothing has been changed then.
 */
export const importLog = async (
  settings: DatabaseSettings,
  exported: LogExport,
  source: RowSource,
): Promise<LogImport> => {
  const database = patientDatabase(settings);
  try {
    await database.migrate();
    const rows = await database.db.transaction().execute(async (db) => {
      await requireEmpty(db);
      await requireKnown(db, exported);
      let count = 0;
      for (const table of exported.tables)
        count += await importTable(db, table, source(table.table));
      for (const { sequence, value, called } of exported.sequences)
        await sql`select setval(${sequence}::regclass, ${value}::bigint, ${called})`.execute(db);
      return count;
    });
    await sql`analyze`.execute(database.db);
    const { events } = await rebuildReadModels(settings);
    const rebuilt = await digests(database.db);
    const differing = exported.readModels
      .filter(
        ({ table, digest }) => rebuilt.find((each) => each.table === table)?.digest !== digest,
      )
      .map(({ table }) => table);
    return { rows, events, differing };
  } catch (error) {
    throw translateError(error);
  } finally {
    await database.close();
  }
};

const refused = (why: string): ServiceError => new ServiceError('restore_refused', why);

const requireEmpty = async (db: Executor): Promise<void> => {
  const {
    rows: [found],
  } = await sql<{
    used: boolean;
  }>`select exists (select from events) or exists (select from companies) or exists (select from outbox) as used`.execute(
    db,
  );
  if (found?.used !== false)
    throw refused('The database is not empty: a log can only be restored into an empty one');
};

const requireKnown = async (db: Executor, { migrations }: LogExport): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const known = new Set(rows.map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw refused(`The backup is from a newer version, with ${unknown.join(', ')}`);
};

/** Columns that the backup does not have get their defaults. */
const importTable = async (
  db: Executor,
  { table, columns, rows }: ExportedTable,
  lines: AsyncIterable<string>,
): Promise<number> => {
  const names = sql.join(columns.map((name) => sql.id(name)));
  let batch: string[] = [];
  let characters = 0;
  let count = 0;
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    await sql`insert into ${sql.id(table)} (${names}) select ${names} from jsonb_populate_recordset(null::${sql.id(table)}, ${`[${batch.join(',')}]`}::jsonb)`.execute(
      db,
    );
    count += batch.length;
    batch = [];
    characters = 0;
  };
  for await (const line of lines) {
    batch.push(line);
    characters += line.length;
    if (batch.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush();
  }
  await flush();
  if (count !== rows) throw refused(`The backup has ${count} rows of ${table}, not ${rows}`);
  return count;
};
