import { sql } from 'kysely';
import type { Executor } from '../database/database.js';

/** First half of the advisory lock key of every worker session. */
export const SESSION_LOCK_CLASS = 7_340_010;
/** `renewed_at` of a session that others find frozen (see SessionWatch), until its next heartbeat. */
export const NO_HEARTBEAT = '-infinity';

/**
 * SQL condition: the lock of the row `s` of worker_sessions is held. It disappears as soon as its
 * process dies, because the server releases it with the connection.
 */
export const sessionHoldsLock = sql<boolean>`
  exists (select from pg_locks l where l.locktype = 'advisory' and l.granted and l.classid = ${sql.lit(SESSION_LOCK_CLASS)}::oid
    and l.objid = s.lock_key::oid and l.objsubid = 2 and l.database = (select oid from pg_database where datname = current_database()))`;

/**
 * SQL condition: the session of the row `s` of worker_sessions is alive. The lease covers a process
 * that is frozen or cut off while its lock is held.
 */
export const sessionIsAlive = sql<boolean>`(s.renewed_at > ${sql.lit(NO_HEARTBEAT)}::timestamptz and ${sessionHoldsLock})`;

export const isSessionAlive = async (db: Executor, sessionId: string | null): Promise<boolean> => {
  if (sessionId === null) return false;
  const { rows } = await sql<{
    alive: boolean;
  }>`select ${sessionIsAlive} as alive from worker_sessions s where s.session_id = ${sessionId}::uuid`.execute(
    db,
  );
  return rows[0]?.alive ?? false;
};
