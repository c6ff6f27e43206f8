import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isConnectionLost } from './translate-error.js';

interface FencedConnection {
  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  release(): void;
}
export interface FencedPool extends PostgresPool {
  connect(): Promise<PostgresPoolClient & FencedConnection>;
}

export interface FencedPoolOptions {
  /** Called with every error of a statement, before its caller gets it. */
  readonly onError?: (error: unknown) => void;
}

/**
 * A pool for Kysely that does not take back a broken connection. pg keeps a connection whose query
 * timed out on the client's side (a half-open network path), and the next borrower would wait just
 * as long.
 */
export const fencedPool = (pool: Pool, options: FencedPoolOptions = {}): FencedPool => {
  const known = new WeakMap<PoolClient, PostgresPoolClient & FencedConnection>();
  return {
    async connect() {
      const connection = await pool.connect();
      const existing = known.get(connection);
      if (existing !== undefined) return existing;
      const client = fence(connection, options);
      known.set(connection, client);
      return client;
    },
    end: () => pool.end(),
  };
};

const fence = (
  connection: PoolClient,
  { onError }: FencedPoolOptions,
): PostgresPoolClient & FencedConnection => {
  let broken = false;
  const query = async <R>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> => {
    try {
      // pg declares rows as `any` and `command` as any text; Kysely wants the row's type and its own commands.
      const result = (await connection.query(sql, [
        ...parameters,
      ])) as unknown as PostgresQueryResult<R>;
      // If a statement failed, PostgreSQL answers the commit with a rollback, not with an error.
      if (sql === 'commit' && (result.command as string) !== 'COMMIT')
        throw new Error('The transaction was rolled back, because a statement in it had failed');
      return result;
    } catch (error) {
      onError?.(error);
      broken ||= isConnectionLost(error);
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient['query'] & FencedConnection['query'],
    release: () => connection.release(broken),
  };
};
