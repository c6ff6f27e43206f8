import { sql, type Migration } from 'kysely';

/**
 * What clients have had of their share of a minute, counted by all gateways together; columns as rate-limiter-flexible
 * asks for them. Not logged: after a crash of the server the counting begins anew.
 */
export const clientRateLimitsTable: Migration = {
  async up(db): Promise<void> {
    await sql`create unlogged table client_rate_limits (key text primary key, points integer not null default 0, expire bigint)`.execute(
      db,
    );
  },
};
