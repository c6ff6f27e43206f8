import { ServiceError } from '@fde/contracts';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { findOwner, grantRights } from './rights/grant-rights.js';
import { asError, translateError } from './translate-error.js';
import { eventLogTables } from './migrations/0001-event-log.js';
import { languageModelSpendTable } from './migrations/0002-language-model-spend.js';
import { commandsOfATask } from './migrations/0003-commands-of-a-task.js';
import { taskRowsThatMissedTheirEnd } from './migrations/0004-task-rows-that-missed-their-end.js';
import { whatListsAndRetentionLookFor } from './migrations/0005-what-lists-and-retention-look-for.js';
import { clientRateLimitsTable } from './migrations/0006-client-rate-limits.js';
import { factsOfDocuments } from './migrations/0007-facts-of-documents.js';
import { taskRowsAtTheirEnd } from './migrations/0008-task-rows-at-their-end.js';
import { recordsByType } from './migrations/0009-records-by-type.js';
import { reviewsOfFigures } from './migrations/0010-reviews.js';
import { statementChanges } from './migrations/0011-statement-changes.js';
import { webhookTables } from './migrations/0012-webhooks.js';
import { watches } from './migrations/0013-watches.js';
import { search } from './migrations/0014-search.js';
import { topLevelTasks } from './migrations/0015-top-level-tasks.js';
import { declaredQueues } from './migrations/0016-declared-queues.js';
import { turnsOfCompanies } from './migrations/0017-turns-of-companies.js';
import { statementAnswers } from './migrations/0018-statement-answers.js';
import { outcomesOfTasks } from './migrations/0019-outcomes-of-tasks.js';
import { kindsOfReviews } from './migrations/0020-kinds-of-reviews.js';
import { documentsOfPeople } from './migrations/0021-documents-of-people.js';
import { rowMoves } from './migrations/0022-row-moves.js';
import { messagingSystem } from './migrations/0023-messaging-system.js';
import { receiversOfWebhooks } from './migrations/0024-receivers-of-webhooks.js';
import { apiKeys } from './migrations/0025-api-keys.js';
import { unprojectedTaskEvents } from './migrations/0026-unprojected-task-events.js';
import { interimReports } from './migrations/0027-interim-reports.js';
import { companyTags } from './migrations/0028-company-tags.js';
import { periodStatements } from './migrations/0029-period-statements.js';
import type { Schema } from './schema.js';

const MIGRATIONS = {
  '0001-event-log': eventLogTables,
  '0002-language-model-spend': languageModelSpendTable,
  '0003-commands-of-a-task': commandsOfATask,
  '0004-task-rows-that-missed-their-end': taskRowsThatMissedTheirEnd,
  '0005-what-lists-and-retention-look-for': whatListsAndRetentionLookFor,
  '0006-client-rate-limits': clientRateLimitsTable,
  '0007-facts-of-documents': factsOfDocuments,
  '0008-task-rows-at-their-end': taskRowsAtTheirEnd,
  '0009-records-by-type': recordsByType,
  '0010-reviews': reviewsOfFigures,
  '0011-statement-changes': statementChanges,
  '0012-webhooks': webhookTables,
  '0013-watches': watches,
  '0014-search': search,
  '0015-top-level-tasks': topLevelTasks,
  '0016-declared-queues': declaredQueues,
  '0017-turns-of-companies': turnsOfCompanies,
  '0018-statement-answers': statementAnswers,
  '0019-outcomes-of-tasks': outcomesOfTasks,
  '0020-kinds-of-reviews': kindsOfReviews,
  '0021-documents-of-people': documentsOfPeople,
  '0022-row-moves': rowMoves,
  '0023-messaging-system': messagingSystem,
  '0024-receivers-of-webhooks': receiversOfWebhooks,
  '0025-api-keys': apiKeys,
  '0026-unprojected-task-events': unprojectedTaskEvents,
  '0027-interim-reports': interimReports,
  '0028-company-tags': companyTags,
  '0029-period-statements': periodStatements,
};
/** Any number that nothing else locks; the same in every instance. */
const MIGRATION_LOCK = 7_340_001;

/**
 * Migrations that newer code has run, as steps that do nothing. Migrations only add, so that this
 * code still works on the newer database: during a rolling update or after a rollback, an instance
 * of the previous version may start.
 */
const ofNewerCode = async (db: Kysely<Schema>): Promise<Readonly<Record<string, Migration>>> => {
  const {
    rows: [found],
  } = await sql<{
    known: boolean;
  }>`select to_regclass('kysely_migration') is not null as known`.execute(db);
  if (found?.known !== true) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const newest = Object.keys(MIGRATIONS).toSorted().at(-1) ?? '';
  return Object.fromEntries(
    rows
      .filter(({ name }) => name > newest)
      .map(({ name }) => [name, { up: () => Promise.resolve() }]),
  );
};

/**
 * Runs the work on one connection, alone in the whole installation: migrations, and changes of
 * owners and rights. Kysely creates its bookkeeping tables before it takes its own lock, and that
 * fails when two do so at once.
 */
export const holdSchema = <T>(
  db: Kysely<Schema>,
  work: (connection: Kysely<Schema>) => Promise<T>,
): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });

const toLatest = async (connection: Kysely<Schema>): Promise<void> => {
  const migrations = { ...MIGRATIONS, ...(await ofNewerCode(connection)) };
  const { error } = await new Migrator({
    db: connection,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error !== undefined) throw asError(error);
};

/**
 * As the role that owns the tables, where this one is a member: what a superuser creates beside
 * them would be out of the owner's reach. New tables get their rights at once.
 */
const migrateAsOwner = async (connection: Kysely<Schema>): Promise<void> => {
  const found = await findOwner(connection);
  if (found?.isMember === true) await sql`set role ${sql.id(found.owner)}`.execute(connection);
  try {
    await toLatest(connection);
    if (found?.isMember === true)
      await connection
        .transaction()
        .execute((transaction) => grantRights(transaction, found.prefix));
  } finally {
    if (found?.isMember === true) await sql`reset role`.execute(connection);
  }
};

const mayMigrate = async (db: Kysely<Schema>): Promise<boolean> => {
  const { rows } = await sql<{ may: boolean }>`
    select has_schema_privilege('public', 'create') as may`.execute(db);
  return rows[0]?.may === true;
};

const behind = (why: string): never => {
  throw new ServiceError(
    'database_behind',
    `${why}. This role may not migrate the database: run npx fde-ops migrate up as its owner`,
    { retryable: true },
  );
};

/** Throws `database_behind` where the database is older than this code. */
const requireMigrated = async (db: Kysely<Schema>): Promise<void> => {
  const { rows } = await sql<{ known: boolean; readable: boolean }>`
    select found is not null as known, coalesce(has_table_privilege(found, 'select'), false) as readable
    from to_regclass('public.kysely_migration') as found`.execute(db);
  if (rows[0]?.known !== true) return behind('The database has no tables');
  if (!rows[0].readable) return behind('This role has no rights');
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const missing = Object.keys(MIGRATIONS).filter(
    (migration) => !done.rows.some(({ name }) => name === migration),
  );
  if (missing.length > 0) behind(`The database lacks ${missing.join(', ')}`);
};

/**
 * Brings the database to this version; instances that start together wait for the first one.
 * Returns false where the role of this process may not change tables: then it only makes sure that
 * another one has, and throws `database_behind` otherwise.
 */
export const migrate = async (db: Kysely<Schema>): Promise<boolean> => {
  try {
    const may = await mayMigrate(db);
    await (may ? holdSchema(db, migrateAsOwner) : requireMigrated(db));
    return may;
  } catch (error) {
    throw translateError(error);
  }
};
