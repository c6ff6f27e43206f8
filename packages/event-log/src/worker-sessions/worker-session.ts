import { hostname } from 'node:os';
import { sql } from 'kysely';
import pg from 'pg';
import { connectionConfig, type Database } from '../database/database.js';
import { translateError } from '../database/translate-error.js';
import { NO_HEARTBEAT, SESSION_LOCK_CLASS } from './session-liveness.js';
import { HEARTBEAT_MS, SessionWatch, type Heartbeat } from './session-watch.js';

const RECONNECT_MS = 300;

/** The heartbeat of session $1, and those of all others that are not given up. */
const BEAT = `
  with renewed as (update worker_sessions set renewed_at = now() where session_id = $1)
  select session_id as "sessionId", renewed_at::text as value from worker_sessions
  where session_id <> $1 and renewed_at > '${NO_HEARTBEAT}'`;
/** A heartbeat that came meanwhile keeps its session. */
const GIVE_UP = `
  update worker_sessions s set renewed_at = '${NO_HEARTBEAT}'
  from unnest($1::uuid[], $2::timestamptz[]) as frozen (session_id, renewed_at)
  where s.session_id = frozen.session_id and s.renewed_at = frozen.renewed_at`;

interface SessionIdentity {
  readonly id: string;
  readonly name: string;
  readonly lockKey: number;
}

/**
 * The life of one worker process as the database sees it: an advisory lock on a connection of its
 * own, and heartbeats. Attempts and queue claims name the session; when the process is killed, the
 * lock ends with its connection and others take over at once; when it is frozen, the other sessions
 * miss its heartbeats and give it up (see SessionWatch). A lost connection is reopened and the same
 * lock taken: claims that nobody took meanwhile stay with it.
 */
export class WorkerSession {
  readonly id: string;
  readonly name: string;
  readonly #database: Database;
  readonly #lockKey: number;
  readonly #heartbeatMs: number;
  readonly #watch = new SessionWatch();
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  private constructor(
    database: Database,
    { id, name, lockKey, heartbeatMs }: Readonly<SessionIdentity & { heartbeatMs: number }>,
  ) {
    this.#database = database;
    this.id = id;
    this.name = name;
    this.#lockKey = lockKey;
    this.#heartbeatMs = heartbeatMs;
  }

  static async open(
    database: Database,
    name: string,
    id: string,
    heartbeatMs = HEARTBEAT_MS,
  ): Promise<WorkerSession> {
    const lockKey = await database.run(async (db) => {
      const { rows } = await sql<{
        key: number;
      }>`select nextval('worker_session_keys')::int as key`.execute(db);
      const key = rows[0]?.key ?? 0;
      await sql`insert into worker_sessions (session_id, lock_key, name, host, renewed_at) values (${id}, ${key}, ${name}, ${hostname()}, now())`.execute(
        db,
      );
      return key;
    });
    const session = new WorkerSession(database, { id, name, lockKey, heartbeatMs });
    await session.#connect();
    return session;
  }

  /** False while its connection is being opened again. */
  get alive(): boolean {
    return this.#client !== undefined;
  }

  /** Ends the session and releases what it still holds. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
    await this.#database
      .run((db) => db.deleteFrom('worker_sessions').where('session_id', '=', this.id).execute())
      .catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      ...connectionConfig(this.#database.settings),
      query_timeout: 10_000,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    try {
      await client.connect();
      await this.#takeLock(client);
    } catch (error) {
      client.end().catch(() => undefined);
      if (this.#timer === undefined) throw translateError(error);
      return this.#later(RECONNECT_MS, () => this.#connect());
    }
    if (this.#closed) return client.end();
    this.#client = client;
    this.#later(this.#heartbeatMs, () => this.#beat(client));
  }

  /**
   * The previous connection may still hold the lock if the server believes it alive because the
   * network path was cut silently. Nobody else has this key, so that connection is ended.
   */
  async #takeLock(client: pg.Client): Promise<void> {
    const {
      rows: [lock],
    } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock($1::int, $2::int) as free',
      [SESSION_LOCK_CLASS, this.#lockKey],
    );
    if (lock?.free !== true) {
      await client.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and pid <> pg_backend_pid()
           and classid = $1::int::oid and objid = $2::int::oid and database = (select oid from pg_database where datname = current_database())`,
        [SESSION_LOCK_CLASS, this.#lockKey],
      );
      throw new Error('The connection before still held the lock');
    }
    await client.query(
      `insert into worker_sessions (session_id, lock_key, name, host, renewed_at) values ($1, $2, $3, $4, now())
       on conflict (session_id) do update set renewed_at = now()`,
      [this.id, this.#lockKey, this.name, hostname()],
    );
  }

  async #beat(client: pg.Client): Promise<void> {
    try {
      const { rows } = await client.query<Heartbeat>(BEAT, [this.id]);
      const frozen = this.#watch.look(rows);
      if (frozen.length > 0)
        await client.query(GIVE_UP, [
          frozen.map(({ sessionId }) => sessionId),
          frozen.map(({ value }) => value),
        ]);
      if (this.#client === client) this.#later(this.#heartbeatMs, () => this.#beat(client));
    } catch {
      this.#lost(client);
    }
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    this.#later(RECONNECT_MS, () => this.#connect());
  }

  #later(delayMs: number, work: () => Promise<void>): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void work(), delayMs);
    this.#timer.unref();
  }
}
