import { sql } from 'kysely';
import type { Executor } from '../database/database.js';

/** First half of the advisory lock key of every worker session. */
export const SESSION_LOCK_CLASS = 7_340_010;
/** A session that is not renewed for this long counts as frozen although its connection is open. */
export const SESSION_LEASE_SECONDS = 30;

/**
 * SQL condition: the session of the row `s` of worker_sessions is alive. Its lock disappears as
 * soon as its process dies, because the server releases it with the connection; the lease covers a
 * process that is frozen or cut off.
 */
export const sessionIsAlive = sql<boolean>`(
  s.renewed_at > now() - make_interval(secs => ${sql.lit(SESSION_LEASE_SECONDS)})
  and exists (select from pg_locks l where l.locktype = 'advisory' and l.granted and l.classid = ${sql.lit(SESSION_LOCK_CLASS)}::oid
    and l.objid = s.lock_key::oid and l.objsubid = 2 and l.database = (select oid from pg_database where datname = current_database())))`;

export const isSessionAlive = async (db: Executor, sessionId: string | null): Promise<boolean> => {
  if (sessionId === null) return false;
  const { rows } = await sql<{
    alive: boolean;
  }>`select ${sessionIsAlive} as alive from worker_sessions s where s.session_id = ${sessionId}::uuid`.execute(
    db,
  );
  return rows[0]?.alive ?? false;
};
