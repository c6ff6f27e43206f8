import { sql } from 'kysely';
import type { Executor } from '../database/database.js';

const READ_MODEL_LOCK = 7_340_003;

/**
 * A transaction that may change read models. All of them hold one lock in common; a rebuild takes it alone for the
 * moment in which it exchanges the rows. It is the first lock a transaction takes, in the very statement that begins
 * it, so the two never wait for each other in turn.
 */
export const writingTransaction = <T>(db: Executor, work: (transaction: Executor) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql.raw(`begin; select pg_advisory_xact_lock_shared(${READ_MODEL_LOCK})`).execute(connection);
    try {
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      // Where the connection is lost this fails too, and the transaction is over all the same.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });

export const takeReadModels = async (db: Executor): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(READ_MODEL_LOCK)})`.execute(db);
};
