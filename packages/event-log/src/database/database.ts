import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { DatabaseClock } from './database-clock.js';
import { connectionTls, type DatabaseTls } from './connection-tls.js';
import { fencedPool, type FencedPool } from './fenced-pool.js';
import { NotificationListener } from './notification-listener.js';
import { migrate } from './migrate.js';
import type { Schema } from './schema.js';
import { isOutOfRoom, translateError } from './translate-error.js';

export interface DatabaseSettings {
  /** postgres:// URL. */
  readonly url: string;
  /** Absent: the URL's `sslmode` decides. */
  readonly tls?: DatabaseTls;
  /** Most connections; one more is used for notifications. Default 10. */
  readonly poolSize?: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
  /** Milliseconds; default 30,000. */
  readonly statementTimeoutMs?: number;
  /** Milliseconds; default 60,000. Bounds how long a forgotten transaction holds back the readers of the log. */
  readonly idleInTransactionTimeoutMs?: number;
  /** Milliseconds; default 5,000. */
  readonly connectTimeoutMs?: number;
  /** Called when an idle connection drops; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void;
}

export type Executor = Kysely<Schema>;

/** A statement as it is sent, with $1, $2 ... for its values. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}
export type QueryRow = Readonly<Record<string, unknown>>;

const INT8 = 20;
/** bigint as number: positions and sizes stay far below 2^53. Set here and not for the whole process. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary'): unknown =>
    oid === INT8
      ? Number
      : pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
};

export const connectionConfig = (settings: DatabaseSettings): pg.ClientConfig => {
  const statementTimeout = settings.statementTimeoutMs ?? 30_000;
  return {
    ...connectionTls(settings.url, settings.tls),
    application_name: settings.applicationName ?? 'fde',
    statement_timeout: statementTimeout,
    // The client gives up a little later than the server, so that only a dead network path reaches
    // this limit.
    query_timeout: statementTimeout + 5_000,
    idle_in_transaction_session_timeout: settings.idleInTransactionTimeoutMs ?? 60_000,
    connectionTimeoutMillis: settings.connectTimeoutMs ?? 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
  };
};

/**
 * Pages that a check allocates and frees after the disk was full: more than a task and its events
 * need.
 */
const CHECKED_PAGES = 64;
const PAGE_CHARS = 8_000;

/** Writes a table and drops it, because reading works on a full disk too. */
const takeRoom = (db: Executor): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`
      create temp table room on commit drop as
      select string_agg(md5(random()::text), '') as filling
      from generate_series(1, ${CHECKED_PAGES}::int) page, generate_series(1, ${PAGE_CHARS / 32}::int)
      group by page`.execute(transaction);
  });

/**
 * The pool and the listener of one process. Every promise rejects with a ServiceError (`database_unavailable`,
 * `database_timeout`, ...) where the database is at fault.
 */
export class Database {
  readonly db: Executor;
  readonly listener: NotificationListener;
  readonly settings: DatabaseSettings;
  readonly clock = new DatabaseClock();
  readonly #pool: pg.Pool;
  readonly #fenced: FencedPool;
  /** A statement found no room since a write last succeeded in `check`. */
  #lacksRoom = false;

  constructor(settings: DatabaseSettings) {
    this.settings = settings;
    this.#pool = new pg.Pool({
      ...connectionConfig(settings),
      max: settings.poolSize ?? 10,
      idleTimeoutMillis: 30_000,
      pipeline: true,
    });
    // Without listeners, a dropped connection would end the process. The pool's listener hears of
    // idle connections only; one that is lent out emits its error in addition to the failed query.
    this.#pool.on('error', (error) => settings.onConnectionLost?.(error));
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    this.#fenced = fencedPool(this.#pool, {
      onError: (error) => {
        this.#lacksRoom ||= isOutOfRoom(error);
      },
    });
    this.db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: this.#fenced }) });
    this.listener = new NotificationListener(connectionConfig(settings));
  }

  /**
   * Runs at every start; returns whether the role of this process may change tables (see `migrate`).
   * From then on the clock gives the database's time, and knows of a jump that this process has not seen.
   */
  async migrate(): Promise<boolean> {
    const mayMigrate = await migrate(this.db);
    await this.clock.follow(
      () => sql<{ now: Date }>`select clock_timestamp() as now`.execute(this.db),
      ({ rows }) => rows[0]?.now,
    );
    const newest = await this.#newestTime();
    if (newest !== undefined) this.clock.noteEarlierJump(newest.getTime());
    return mayMigrate;
  }

  /** When the log's last event occurred; undefined where there is none, or this role may not read it. */
  async #newestTime(): Promise<Date | undefined> {
    const {
      rows: [right],
    } = await sql<{ held: boolean }>`
      select has_table_privilege('events', 'select') as held`.execute(this.db);
    if (right?.held !== true) return undefined;
    const newest = await this.db
      .selectFrom('events')
      .select('occurred_at')
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    return newest?.occurred_at;
  }

  /** Runs a query or several, translating what the database throws. */
  async run<T>(work: (db: Executor) => Promise<T>): Promise<T> {
    try {
      return await work(this.db);
    } catch (error) {
      throw translateError(error);
    }
  }

  /**
   * Sends the statements one after the other without waiting in between. This saves round trips,
   * which cost both sides more than most statements. Resolves with the rows of each; rejects with
   * the first error, translated. Between `begin` and `commit`, one that fails undoes the others.
   */
  async roundTrip(statements: readonly Statement[]): Promise<readonly (readonly QueryRow[])[]> {
    try {
      const connection = await this.#fenced.connect();
      try {
        const answers = await Promise.allSettled(
          statements.map(({ text, values }) => connection.query<QueryRow>(text, values)),
        );
        return answers.map((answer) => {
          if (answer.status === 'rejected') throw answer.reason;
          return answer.value.rows;
        });
      } finally {
        connection.release();
      }
    } catch (error) {
      throw translateError(error);
    }
  }

  /**
   * Resolves if the database can be used. Throws `database_unavailable` otherwise, and
   * `database_full` from the first statement that found no room until there is room again.
   */
  async check(): Promise<void> {
    if (!this.#lacksRoom) {
      await this.run((db) => sql`select 1`.execute(db));
      return;
    }
    await this.run(takeRoom);
    this.#lacksRoom = false;
  }

  /** Connections in use, idle, and callers that wait for one. */
  poolState(): { readonly total: number; readonly idle: number; readonly waiting: number } {
    return {
      total: this.#pool.totalCount,
      idle: this.#pool.idleCount,
      waiting: this.#pool.waitingCount,
    };
  }

  async close(): Promise<void> {
    await this.listener.close();
    await this.db.destroy();
  }
}
