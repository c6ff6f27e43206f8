import { CompiledQuery, sql } from 'kysely';
import type { Database, Executor } from '../database/database.js';
import { INSERT_MESSAGES } from '../sql/insert-messages.js';
import type { OutboxMessage } from './outbox-message.js';

export const OUTBOX_CHANNEL = 'fde_outbox';

/**
 * How long the messages of a transaction are left to the relay of the process that wrote them,
 * which has them in memory and need not read them. After that any relay takes them: the process
 * died, or its broker is down.
 */
export const HOLD_MS = 3_000;

/**
 * Whether a relay in this process takes the messages of a transaction, and when the transaction
 * began.
 */
export interface Handover {
  readonly now: Date;
  readonly taken: boolean;
  /** Whether events of tasks are published that none of our queues needs. */
  readonly everyEvent: boolean;
}

export const isDue = ({ availableAt }: OutboxMessage, { now }: Handover): boolean =>
  availableAt <= now;

const rowOf = (message: OutboxMessage, handover: Handover): object => {
  const { envelope, availableAt, redelivery } = message;
  const held = handover.taken && isDue(message, handover);
  return {
    message_id: envelope.message_id,
    queue: redelivery?.queue ?? '',
    deliveries: redelivery?.deliveries ?? 0,
    envelope,
    available_at: held ? new Date(handover.now.getTime() + HOLD_MS) : availableAt,
    company_id: message.companyId,
  };
};

/** Writes the messages in the caller's transaction. A message that already waits is not written twice. */
export const writeOutbox = async (
  db: Executor,
  messages: readonly OutboxMessage[],
  handover: Handover,
): Promise<void> => {
  if (messages.length === 0) return;
  const rows = JSON.stringify(messages.map((message) => rowOf(message, handover)));
  await db.executeQuery(CompiledQuery.raw(INSERT_MESSAGES, [rows, handover.now]));
};

/** What names a row of the outbox. */
export interface OutboxKey {
  readonly messageId: string;
  readonly queue: string;
}

const keyValues = (keys: readonly OutboxKey[]): readonly unknown[] => [
  keys.map(({ messageId }) => messageId),
  keys.map(({ queue }) => queue),
];

/**
 * If a crash of the server undoes it, nothing is lost (the messages are sent again), so the commit
 * does not wait for the disk.
 */
const DISCARD = `
  with hurried as materialized (select set_config('synchronous_commit', 'off', true))
  delete from outbox o using hurried, unnest($1::uuid[], $2::text[]) as sent (message_id, queue)
  where o.message_id = sent.message_id and o.queue = sent.queue`;

/** Deletes messages that the broker has. */
export const discardSent = async (
  database: Database,
  keys: readonly OutboxKey[],
): Promise<void> => {
  await database.roundTrip([{ text: DISCARD, values: keyValues(keys) }]);
};

const MAKE_DUE = `
  update outbox o set available_at = least(o.available_at, $3::timestamptz)
  from unnest($1::uuid[], $2::text[]) as unsent (message_id, queue) where o.message_id = unsent.message_id and o.queue = unsent.queue`;

/** Leaves messages that could not be sent at once to any relay that reads the outbox. */
export const makeDue = async (
  database: Database,
  keys: readonly OutboxKey[],
  now: Date,
): Promise<void> => {
  await database.roundTrip([{ text: MAKE_DUE, values: [...keyValues(keys), now] }]);
};

/**
 * Removes the commands of a task that have not been sent; one that a relay is sending at the moment
 * still goes out.
 */
export const withdrawCommands = async (db: Executor, taskId: string): Promise<void> => {
  await sql`
    delete from outbox where (message_id, queue) in (
      select message_id, queue from outbox where envelope ->> 'task_id' = ${taskId} and envelope ->> 'kind' = 'command' for update skip locked)`.execute(
    db,
  );
};

/** Wakes the relays of other processes when the transaction commits. */
export const notifyOutbox = async (db: Executor): Promise<void> => {
  await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(db);
};

export interface OutboxState {
  /** Messages that are due. */
  readonly due: number;
  /**
   * Retries and other messages that are not yet due, and those that their own process is about to
   * send (see HOLD_MS).
   */
  readonly scheduled: number;
  /** Seconds that the oldest due message has waited; 0 without one. */
  readonly oldestDueSeconds: number;
  /** Due messages that were refused at least once. */
  readonly refused: number;
}

export const outboxState = async (db: Executor): Promise<OutboxState> => {
  const { rows } = await sql<{
    due: number;
    scheduled: number;
    oldest: number | null;
    refused: number;
  }>`
    select count(*) filter (where available_at <= now())::int as due, count(*) filter (where available_at > now())::int as scheduled,
      extract(epoch from now() - min(available_at) filter (where available_at <= now()))::float8 as oldest,
      count(*) filter (where attempts > 0 and available_at <= now())::int as refused
    from outbox`.execute(db);
  const row = rows[0];
  return {
    due: row?.due ?? 0,
    scheduled: row?.scheduled ?? 0,
    oldestDueSeconds: row?.oldest ?? 0,
    refused: row?.refused ?? 0,
  };
};
