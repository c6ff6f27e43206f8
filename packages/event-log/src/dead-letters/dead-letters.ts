import { createHash } from 'node:crypto';
import { ServiceError, assertMessage, type Envelope } from '@fde/contracts';
import type { Selectable } from 'kysely';
import type { Executor } from '../database/database.js';
import type { DeadLettersTable } from '../database/schema.js';
import type { EventLog } from '../event-log.js';
import { rootContext } from '../message-context.js';
import type { Page, Paged } from '../record-basics/page.js';
import { totalOf } from '../record-basics/total-of.js';

/** A message as a consumer parks it. */
export interface DeadLetter {
  readonly queue: string;
  readonly reason: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** As it arrived, whether it can be parsed or not. */
  readonly body: string;
  /** How often it was delivered. */
  readonly deliveries: number;
}

export interface ParkedMessage extends DeadLetter {
  readonly id: number;
  readonly messageId: string | null;
  readonly messageType: string | null;
  readonly taskId: string | null;
  readonly parkedAt: Date;
}

const parsed = (body: string): Partial<Record<'message_id' | 'type' | 'task_id', unknown>> => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};
/** A text column cannot hold NUL, and what is parked may hold anything. */
const storable = (text: string): string => text.replaceAll('\u0000', '\uFFFD');
const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' ? storable(value) : null;

const parkedOf = (row: Selectable<DeadLettersTable>): ParkedMessage => ({
  id: row.id,
  queue: row.queue,
  reason: row.reason,
  headers: row.headers,
  body: row.body,
  deliveries: row.deliveries,
  messageId: row.message_id,
  messageType: row.message_type,
  taskId: row.task_id,
  parkedAt: row.parked_at,
});

const readMessage = (body: string): Envelope => {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new ServiceError(
      'dead_letter_unreadable',
      'The message is not JSON: it can only be discarded',
    );
  }
  try {
    assertMessage(value);
  } catch (error) {
    throw new ServiceError(
      'dead_letter_unreadable',
      `The message can only be discarded: ${error instanceof Error ? error.message : ''}`,
      { cause: error },
    );
  }
  return value;
};

/** The parked messages: kept in PostgreSQL whichever broker moves the others. */
export class DeadLetters {
  readonly #log: EventLog;

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** How many are parked, by the queue they came from. */
  async counts(): Promise<Readonly<Record<string, number>>> {
    const rows = await this.#log.database.run((db) =>
      db
        .selectFrom('dead_letters')
        .select(['queue', (f) => f.fn.countAll<number>().as('parked')])
        .groupBy('queue')
        .execute(),
    );
    return Object.fromEntries(rows.map(({ queue, parked }) => [queue, Number(parked)]));
  }

  /** Stores the message. One that is parked again stays the same letter with the newer reason. */
  async park(letter: DeadLetter, db?: Executor): Promise<void> {
    const body = storable(letter.body);
    const { message_id: messageId, type, task_id: taskId } = parsed(letter.body);
    const change = {
      reason: storable(letter.reason),
      headers: storable(JSON.stringify(letter.headers)).replaceAll('\\u0000', '\\ufffd'),
      deliveries: letter.deliveries,
      parked_at: this.#log.clock.now(),
    };
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([letter.queue, messageId ?? null, body]))
      .digest('hex');
    const insert = (executor: Executor) =>
      executor
        .insertInto('dead_letters')
        .values({
          fingerprint,
          queue: letter.queue,
          body,
          message_id: textOrNull(messageId),
          message_type: textOrNull(type),
          task_id: textOrNull(taskId),
          ...change,
        })
        .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet(change))
        .execute();
    await (db === undefined ? this.#log.database.run(insert) : insert(db));
  }

  /** Newest first. */
  list(
    filter: { readonly queue?: string; readonly taskId?: string },
    page: Page,
  ): Promise<Paged<ParkedMessage>> {
    return this.#log.database.run(async (db) => {
      let matching = db.selectFrom('dead_letters');
      if (filter.queue !== undefined) matching = matching.where('queue', '=', filter.queue);
      if (filter.taskId !== undefined) matching = matching.where('task_id', '=', filter.taskId);
      const rows = await matching
        .selectAll()
        .orderBy('id', 'desc')
        .offset(page.skip)
        .limit(page.limit)
        .execute();
      const count = async () =>
        (
          await matching
            .select((f) => f.fn.countAll<number>().as('total'))
            .executeTakeFirstOrThrow()
        ).total;
      return { items: rows.map(parkedOf), total: await totalOf(page, rows.length, count) };
    });
  }

  /** Throws `dead_letter_not_found`. */
  async show(id: number): Promise<ParkedMessage> {
    const row = await this.#log.database.run((db) =>
      db.selectFrom('dead_letters').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    if (row === undefined)
      throw new ServiceError('dead_letter_not_found', `Dead letter ${id} does not exist`);
    return parkedOf(row);
  }

  /**
   * Sends the message to its queue again, as if for the first time, and forgets the letter; both or neither. Throws
   * `dead_letter_not_found`, and `dead_letter_unreadable` where no consumer could take it.
   */
  async redrive(id: number): Promise<ParkedMessage> {
    return this.#log.transaction(rootContext({}, this.#log.ids), async (unit) => {
      const row = await unit.db
        .deleteFrom('dead_letters')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined)
        throw new ServiceError('dead_letter_not_found', `Dead letter ${id} does not exist`);
      unit.resend({
        envelope: readMessage(row.body),
        availableAt: unit.now,
        redelivery: { queue: row.queue, deliveries: 0 },
      });
      return parkedOf(row);
    });
  }

  /** Forgets the message for good. Throws `dead_letter_not_found`. */
  async discard(id: number): Promise<ParkedMessage> {
    const row = await this.#log.database.run((db) =>
      db.deleteFrom('dead_letters').where('id', '=', id).returningAll().executeTakeFirst(),
    );
    if (row === undefined)
      throw new ServiceError('dead_letter_not_found', `Dead letter ${id} does not exist`);
    return parkedOf(row);
  }
}
