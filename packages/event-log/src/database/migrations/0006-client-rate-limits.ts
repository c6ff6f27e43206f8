import { sql, type Migration } from 'kysely';

/**
 * What each client has used of its limit per minute, counted by all gateways together. The columns
 * are those that rate-limiter-flexible needs. Unlogged: after a crash of the server, counting
 * starts again.
 */
export const clientRateLimitsTable: Migration = {
  async up(db): Promise<void> {
    await sql`create unlogged table client_rate_limits (key text primary key, points integer not null default 0, expire bigint)`.execute(
      db,
    );
  },
};
