import { sql } from 'kysely';
import type { Executor } from '../database/database.js';

const READ_MODEL_LOCK = 7_340_003;
const BEGIN = `begin; select pg_advisory_xact_lock_shared(${READ_MODEL_LOCK})`;

/**
 * A transaction that may change read models. All of them share one lock; a rebuild holds it
 * exclusively while it replaces the rows. It is the first lock of a transaction, taken in the
 * statement that begins it, so that the two cannot deadlock.
 */
export const writingTransaction = <T>(
  db: Executor,
  work: (transaction: Executor) => Promise<T>,
): Promise<T> =>
  db.connection().execute(async (connection) => {
    try {
      await sql.raw(BEGIN).execute(connection);
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      // Also if the lock was not obtained in time: the transaction has begun by then, and the next
      // borrower of the connection would be in it. If the connection is lost this fails too, but
      // then the transaction is over anyway.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });

export const takeReadModels = async (db: Executor): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(READ_MODEL_LOCK)})`.execute(db);
};
