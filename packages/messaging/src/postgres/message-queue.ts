import { sessionIsAlive, type Database, type Executor } from '@fde/event-log';
import { sql } from 'kysely';

export const QUEUE_CHANNEL = 'fde_queue';

export interface EnqueuedMessage {
  readonly queue: string;
  /** Dropped if the queue was never declared. */
  readonly isOptional: boolean;
  readonly messageId: string;
  readonly body: string;
  readonly deliveries: number;
}
export interface ClaimedMessage {
  readonly id: number;
  readonly messageId: string;
  readonly body: string;
  readonly deliveries: number;
}

/**
 * The queues of the PostgreSQL messaging adapter: one table, claims that name a worker session. Errors are those of
 * the database (`database_unavailable`, ...).
 */
export class MessageQueue {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** All or none; wakes the consumers of the queues. */
  async enqueue(messages: readonly EnqueuedMessage[]): Promise<void> {
    const queues = [...new Set(messages.map(({ queue }) => queue))];
    const rows = messages.map(({ queue, isOptional, messageId, body, deliveries }) => ({
      queue,
      is_optional: isOptional,
      message_id: messageId,
      body,
      deliveries,
    }));
    await this.#database.run((db) =>
      sql`
      with added as (
        insert into queue_messages (queue, message_id, body, deliveries, available_at)
        select m.queue, m.message_id, m.body, m.deliveries, now()
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (queue text, is_optional boolean, message_id uuid, body text, deliveries int)
        where not m.is_optional or exists (select from declared_queues d where d.queue = m.queue))
      select pg_notify(${QUEUE_CHANNEL}, queue) from unnest(${queues}::text[]) as queue`.execute(
        db,
      ),
    );
  }

  /** From now on the queue takes messages that are optional. */
  async declare(queue: string): Promise<void> {
    await this.#database.run((db) =>
      db
        .insertInto('declared_queues')
        .values({ queue })
        .onConflict((existing) => existing.doNothing())
        .execute(),
    );
  }

  /** Takes up to `limit` messages for the session; nobody else has them while it lives. Counts a delivery. */
  claim(queue: string, sessionId: string, limit: number): Promise<readonly ClaimedMessage[]> {
    return this.#database.run(async (db) => {
      const { rows } = await sql<ClaimedMessage>`
        with next as (
          select id from queue_messages where queue = ${queue} and claimed_by is null and available_at <= now()
          order by available_at, id limit ${limit} for update skip locked)
        update queue_messages m set claimed_by = ${sessionId}::uuid, deliveries = deliveries + 1
        from next where m.id = next.id
        returning m.id, m.message_id as "messageId", m.body, m.deliveries`.execute(db);
      return rows.toSorted((a, b) => a.id - b.id);
    });
  }

  /** Ends messages. One whose claim was lost meanwhile stays: it is delivered again. */
  async remove(ids: readonly number[], sessionId: string, db?: Executor): Promise<void> {
    const remove = (executor: Executor) =>
      executor
        .deleteFrom('queue_messages')
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .where('claimed_by', '=', sessionId)
        .execute();
    await (db === undefined ? this.#database.run(remove) : remove(db));
  }

  /** Gives back a message, to be delivered again after the delay. */
  async release(id: number, sessionId: string, delayMs: number): Promise<void> {
    await this.#database.run((db) =>
      sql`
      with released as (
        update queue_messages set claimed_by = null, available_at = now() + make_interval(secs => ${delayMs / 1000}::float8)
        where id = ${id} and claimed_by = ${sessionId}::uuid returning queue)
      select pg_notify(${QUEUE_CHANNEL}, queue) from released where ${delayMs}::int <= 0`.execute(
        db,
      ),
    );
  }

  /** What the session has claimed, on one queue. */
  claimedBy(queue: string, sessionId: string): Promise<readonly number[]> {
    return this.#database.run(async (db) => {
      const rows = await db
        .selectFrom('queue_messages')
        .select('id')
        .where('claimed_by', '=', sessionId)
        .where('queue', '=', queue)
        .execute();
      return rows.map(({ id }) => id);
    });
  }

  /** Frees the messages of sessions that died or froze. Returns how many. */
  reclaim(): Promise<number> {
    return this.#database.run(async (db) => {
      const { rows } = await sql`
        with holders as (select distinct claimed_by from queue_messages where claimed_by is not null),
        dead as (
          select claimed_by from holders
          where not exists (select from worker_sessions s where s.session_id = claimed_by and ${sessionIsAlive})),
        freed as (
          update queue_messages m set claimed_by = null from dead where m.claimed_by = dead.claimed_by returning m.queue)
        select pg_notify(${QUEUE_CHANNEL}, queue) from freed`.execute(db);
      return rows.length;
    });
  }

  /** Messages that wait to be claimed. */
  depth(queue: string): Promise<number> {
    return this.#database.run(async (db) => {
      const { count } = await db
        .selectFrom('queue_messages')
        .select((f) => f.fn.countAll<number>().as('count'))
        .where('queue', '=', queue)
        .where('claimed_by', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    });
  }

  /** Milliseconds until the next message is due, 0 or less if one is; undefined without one. */
  nextDue(queue: string): Promise<number | undefined> {
    return this.#database.run(async (db) => {
      const { rows } = await sql<{ ms: number | null }>`
        select extract(epoch from min(available_at) - now())::float8 * 1000 as ms from queue_messages
        where queue = ${queue} and claimed_by is null`.execute(db);
      return rows[0]?.ms ?? undefined;
    });
  }
}
