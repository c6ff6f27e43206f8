import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { isOutdatedStatement, type PreparedStatements } from './prepared-statements.js';
import { isConnectionLost } from './translate-error.js';

/**
 * A pool for Kysely that does not take a broken connection back. pg keeps a connection whose query timed out on the
 * client's side (a half-open network path), and the next borrower would wait as long again.
 */
export const fencedPool = (pool: Pool, prepared?: PreparedStatements): PostgresPool => {
  const known = new WeakMap<PoolClient, { client: PostgresPoolClient; state: { broken: boolean } }>();
  return {
    async connect() {
      const connection = await pool.connect();
      const existing = known.get(connection);
      if (existing !== undefined) return existing.client;
      const entry = fence(connection, prepared);
      known.set(connection, entry);
      return entry.client;
    },
    end: () => pool.end(),
  };
};

const fence = (connection: PoolClient, prepared: PreparedStatements | undefined): { client: PostgresPoolClient; state: { broken: boolean } } => {
  const state = { broken: false };
  const statement = (sql: string, parameters: readonly unknown[]): QueryConfig => {
    const name = prepared?.nameOf(sql, parameters);
    return { text: sql, values: [...parameters], ...(name === undefined ? {} : { name }) };
  };
  const query = async <R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    try {
      const result = await connection.query(statement(sql, parameters)) as unknown as PostgresQueryResult<R>;
      // PostgreSQL answers the commit of a transaction in which a statement failed with a rollback, and no error.
      if (sql === 'commit' && (result.command as string) !== 'COMMIT') throw new Error('The transaction was rolled back, because a statement in it had failed');
      return result;
    } catch (error) {
      state.broken ||= isConnectionLost(error) || isOutdatedStatement(error);
      throw error;
    }
  };
  return { state, client: { query: query as unknown as PostgresPoolClient['query'], release: () => connection.release(state.broken) } };
};
