import { sql } from 'kysely';
import { Database, type DatabaseSettings, type Executor } from '../database/database.js';
import { translateError } from '../database/translate-error.js';
import {
  compareReadModels,
  exchangeReadModels,
  type ReadModelComparison,
} from './compare-read-models.js';
import { takeReadModels } from '../projections/read-model-lock.js';
import {
  READ_MODELS,
  analyzeShadow,
  createShadow,
  dropShadow,
  estimatedEvents,
  replay,
  settledBound,
} from './shadow-read-models.js';

export interface RebuildReport {
  readonly events: number;
  readonly seconds: number;
}
export interface VerifyReport extends RebuildReport {
  readonly tables: readonly ReadModelComparison[];
  readonly clean: boolean;
}

export interface ReadModelProgress {
  readonly step: 'reading events' | 'comparing tables';
  readonly done: number;
  /** Of events an estimate; 0 where nothing is known. */
  readonly total: number;
}
type Progress = (progress: ReadModelProgress) => void;

/** While it is held, no events are archived. */
export const ARCHIVE_LOCK = 7_340_004;

/** A connection of its own without time limits, on which the bulk of the log has been replayed beside the live rows. */
const withShadow = async <T>(
  settings: DatabaseSettings,
  onProgress: Progress | undefined,
  work: (connection: Executor, helper: Database, bound: string, events: number) => Promise<T>,
): Promise<T> => {
  const patient = new Database({
    ...settings,
    poolSize: 2,
    statementTimeoutMs: 24 * 3600 * 1000,
    idleInTransactionTimeoutMs: 3600 * 1000,
  });
  try {
    return await patient.db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${sql.lit(ARCHIVE_LOCK)})`.execute(connection);
      try {
        await createShadow(connection);
        const total = await estimatedEvents(connection);
        const tell = (done: number): void => onProgress?.({ step: 'reading events', done, total });
        const archived = await replay(connection, 'archive', tell);
        const bound = await settledBound(connection);
        const settled = await replay(connection, { before: bound }, (events) =>
          tell(archived + events),
        );
        await analyzeShadow(connection);
        return await work(connection, patient, bound, archived + settled);
      } finally {
        await dropShadow(connection);
        await sql`select pg_advisory_unlock(${sql.lit(ARCHIVE_LOCK)})`.execute(connection);
      }
    });
  } catch (error) {
    throw translateError(error);
  } finally {
    await patient.close();
  }
};

/**
 * Rebuilds every read model beside the live one and compares them row by row, at one moment of the
 * log: writers wait only until that moment is fixed, and continue during the comparison.
 */
export const verifyReadModels = (
  settings: DatabaseSettings,
  onProgress?: Progress,
): Promise<VerifyReport> => {
  const began = performance.now();
  return withShadow(settings, onProgress, async (connection, helper, bound, events) => {
    const { tables, late } = await connection
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (snapshot) => {
        await helper.db.transaction().execute(async (blocking) => {
          await takeReadModels(blocking);
          await sql`select 1`.execute(snapshot);
        });
        return {
          late: await replay(snapshot, { since: bound }),
          tables: await compareReadModels(snapshot, (done) =>
            onProgress?.({ step: 'comparing tables', done, total: READ_MODELS.length }),
          ),
        };
      });
    return {
      events: events + late,
      seconds: (performance.now() - began) / 1000,
      tables,
      clean: tables.every(({ different }) => different === 0),
    };
  });
};

/**
 * Rebuilds every read model and replaces the rows in one transaction, for which writers wait;
 * readers see the old rows until it commits, then the new ones.
 */
export const rebuildReadModels = (
  settings: DatabaseSettings,
  onProgress?: Progress,
): Promise<RebuildReport & { readonly changed: number }> => {
  const began = performance.now();
  return withShadow(settings, onProgress, (connection, _, bound, events) =>
    connection.transaction().execute(async (exchange) => {
      await takeReadModels(exchange);
      const late = await replay(exchange, { since: bound });
      const changed = await exchangeReadModels(exchange);
      return { events: events + late, changed, seconds: (performance.now() - began) / 1000 };
    }),
  );
};
