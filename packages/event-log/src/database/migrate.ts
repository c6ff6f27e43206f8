import { Migrator, sql, type Kysely } from 'kysely';
import { asError, translateError } from './translate-error.js';
import { eventLogTables } from './migrations/0001-event-log.js';
import { languageModelSpendTable } from './migrations/0002-language-model-spend.js';
import { commandsOfATask } from './migrations/0003-commands-of-a-task.js';
import { taskRowsThatMissedTheirEnd } from './migrations/0004-task-rows-that-missed-their-end.js';
import type { Schema } from './schema.js';

const MIGRATIONS = {
  '0001-event-log': eventLogTables,
  '0002-language-model-spend': languageModelSpendTable,
  '0003-commands-of-a-task': commandsOfATask,
  '0004-task-rows-that-missed-their-end': taskRowsThatMissedTheirEnd,
};
/** Any number that nothing else locks; the same in every instance. */
const MIGRATION_LOCK = 7_340_001;

/**
 * Brings the database to this version; instances that start together wait for the first one. An own lock is taken
 * because Kysely creates its bookkeeping tables before it takes its lock, which fails when two do so at once.
 */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
    try {
      const { error } = await new Migrator({ db: connection, provider: { getMigrations: async () => MIGRATIONS } }).migrateToLatest();
      if (error !== undefined) throw asError(error);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  }).catch((error: unknown) => { throw translateError(error); });
};
