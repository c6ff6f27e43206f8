import { sql } from 'kysely';
import type { Executor } from '../database/database.js';
import type { OutboxMessage } from './outbox-message.js';

export const OUTBOX_CHANNEL = 'fde_outbox';

/** The messages as JSON of rows of the outbox. */
export const messageRows = (messages: readonly OutboxMessage[]): string => JSON.stringify(messages.map(({ envelope, availableAt, redelivery }) => ({
  message_id: envelope.message_id, queue: redelivery?.queue ?? '', deliveries: redelivery?.deliveries ?? 0, envelope, available_at: availableAt,
})));

/** Writes the messages in the caller's transaction. A message that already waits is not written twice. */
export const writeOutbox = async (db: Executor, messages: readonly OutboxMessage[], now: Date): Promise<void> => {
  if (messages.length === 0) return;
  await sql`
    insert into outbox (message_id, queue, deliveries, envelope, available_at, created_at)
    select m.message_id, m.queue, m.deliveries, m.envelope, m.available_at, ${now}
    from jsonb_to_recordset(${messageRows(messages)}::jsonb) as m (message_id uuid, queue text, deliveries int, envelope jsonb, available_at timestamptz)
    on conflict (message_id, queue) do nothing`.execute(db);
};

/** Takes back the commands of a task that have not been sent; one that a relay is sending at the moment goes its way. */
export const withdrawCommands = async (db: Executor, taskId: string): Promise<void> => {
  await sql`
    delete from outbox where (message_id, queue) in (
      select message_id, queue from outbox where envelope ->> 'task_id' = ${taskId} and envelope ->> 'kind' = 'command' for update skip locked)`.execute(db);
};

/** Wakes the relays of other processes when the transaction commits. */
export const notifyOutbox = async (db: Executor): Promise<void> => {
  await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(db);
};

export interface OutboxState {
  /** Messages whose time has come. */
  readonly due: number;
  /** Retries and other messages that wait for their time. */
  readonly scheduled: number;
  /** Seconds that the oldest due message has waited; 0 without one. */
  readonly oldestDueSeconds: number;
  /** Due messages that were refused at least once. */
  readonly refused: number;
}

export const outboxState = async (db: Executor): Promise<OutboxState> => {
  const { rows } = await sql<{ due: number; scheduled: number; oldest: number | null; refused: number }>`
    select count(*) filter (where available_at <= now())::int as due, count(*) filter (where available_at > now())::int as scheduled,
      extract(epoch from now() - min(available_at) filter (where available_at <= now()))::float8 as oldest,
      count(*) filter (where attempts > 0 and available_at <= now())::int as refused
    from outbox`.execute(db);
  const row = rows[0];
  return { due: row?.due ?? 0, scheduled: row?.scheduled ?? 0, oldestDueSeconds: row?.oldest ?? 0, refused: row?.refused ?? 0 };
};
