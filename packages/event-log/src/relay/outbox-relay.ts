import { ServiceError, type Envelope } from '@fde/contracts';
import { inSpan } from '@fde/tracing';
import { sql, type Selectable } from 'kysely';
import type { Executor } from '../database/database.js';
import { asError, translateError } from '../database/translate-error.js';
import type { OutboxTable } from '../database/schema.js';
import type { EventLog } from '../event-log.js';
import { Batcher } from '../batcher.js';
import { messageAttributes, traceOf, withinTrace } from '../outbox/message-span.js';
import { OUTBOX_CHANNEL, discardSent, makeDue, type OutboxKey } from '../outbox/outbox.js';
import type { OutboxMessage } from '../outbox/outbox-message.js';
import { bringForward, wasSetBack } from './bring-forward.js';
import { Wakeup } from './wakeup.js';

export interface PublishOptions {
  /** To this queue alone; otherwise by the message's route. */
  readonly queue?: string;
  readonly deliveries?: number;
  /** Whose message it is, where its payload does not say. */
  readonly companyId?: number;
}

/** The part of a broker that the relay needs: resolves when the message is safe in every queue that takes it. */
export interface MessagePublisher {
  publish(message: Envelope, options?: PublishOptions): Promise<void>;
}

export interface OutboxRelayOptions {
  /** Messages published at once by one lane. Default 200. */
  readonly batchSize?: number;
  /**
   * Batches in flight at once, so that a slow confirm does not hold up the next messages. Default
   * 2.
   */
  readonly lanes?: number;
  /** Milliseconds after which it looks without being notified. Default 1,000. */
  readonly pollMs?: number;
  /** Milliseconds after which a message without confirm stays in the outbox. Default 20,000; below the database's idle-in-transaction limit. */
  readonly publishTimeoutMs?: number;
  /** Called with what it cannot publish. */
  readonly onRefused?: (message: RefusedMessage, error: unknown) => void;
  readonly onTrouble?: (error: unknown) => void;
}

/** A message that cannot be published, perhaps because its envelope is invalid. */
interface RefusedMessage {
  readonly messageId: string;
  readonly queue: string;
  readonly envelope: unknown;
}

export interface RelayState {
  readonly running: boolean;
  readonly sent: number;
  readonly refused: number;
  readonly inFlight: number;
  readonly lastError: string | null;
}

type ToSend = Pick<
  Selectable<OutboxTable>,
  'envelope' | 'queue' | 'deliveries' | 'available_at' | 'attempts' | 'company_id'
>;

/**
 * Messages of this process's commits that are published at once; the rest stays in the outbox for a
 * batch.
 */
const MOST_DIRECT = 2_000;
/** How long sent messages wait to be deleted together. */
const DISCARD_LINGER_MS = 50;
const BROKER_PAUSE_MS = { min: 100, max: 5_000 };
const REFUSAL_PAUSE_MS = { min: 1_000, max: 60_000 };
const grow = (pause: { min: number; max: number }, times: number): number =>
  Math.min(pause.max, pause.min * 2 ** Math.min(times, 20));

/**
 * Publishes the outbox. What this process commits is published at once from memory, and its rows
 * are deleted when the broker confirms. What is left (a process died, the broker was down, a retry
 * is due) is claimed by a row lock, published and deleted in one transaction. If the process is
 * killed in between, a message is published again, never lost. Any number of relays share the work;
 * order is not kept. A message that no queue takes stays, with its error, and is tried again later.
 * While the broker is down, the relay pauses.
 */
export class OutboxRelay {
  readonly #log: EventLog;
  readonly #publisher: MessagePublisher;
  readonly #options: Required<Omit<OutboxRelayOptions, 'onRefused' | 'onTrouble'>> &
    OutboxRelayOptions;
  readonly #wakeups: Wakeup[] = [];
  readonly #sent: Batcher<OutboxKey>;
  readonly #refused: Batcher<OutboxKey>;
  readonly #direct = new Set<Promise<void>>();
  #lanes: Promise<void>[] = [];
  #unsubscribe: (() => void)[] = [];
  #stopped = true;
  #state = { sent: 0, refused: 0, inFlight: 0, lastError: null as string | null };

  constructor(log: EventLog, publisher: MessagePublisher, options: OutboxRelayOptions = {}) {
    this.#log = log;
    this.#publisher = publisher;
    this.#options = {
      batchSize: 200,
      lanes: 2,
      pollMs: 1_000,
      publishTimeoutMs: 20_000,
      ...options,
    };
    this.#sent = new Batcher((keys) => discardSent(log.database, keys), {
      lingerMs: DISCARD_LINGER_MS,
    });
    this.#refused = new Batcher((keys) => makeDue(log.database, keys, log.clock.now()));
  }

  start(): void {
    if (!this.#stopped) return;
    this.#stopped = false;
    this.#unsubscribe = [
      this.#log.onOutbox((messages) => this.#take(messages)),
      this.#log.database.listener.on(OUTBOX_CHANNEL, () => this.wake()),
    ];
    this.#wakeups.push(...Array.from({ length: this.#options.lanes }, () => new Wakeup()));
    this.#lanes = this.#wakeups.map((wakeup, lane) => this.#runLane(wakeup, lane));
  }

  /** Looks at once: an idle lane if there is one, otherwise the first lane when it is done. */
  wake(): void {
    (this.#wakeups.find(({ sleeping }) => sleeping) ?? this.#wakeups[0])?.wake();
  }

  /** Finishes the batches in flight. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const end of this.#unsubscribe) end();
    for (const wakeup of this.#wakeups) wakeup.wake();
    await Promise.all([...this.#lanes, ...this.#direct]);
    this.#wakeups.length = 0;
  }

  state(): RelayState {
    return { running: !this.#stopped, ...this.#state };
  }

  /**
   * Messages that this process has just committed. While the broker or the database is down they
   * wait in the outbox.
   */
  #take(messages: readonly OutboxMessage[]): void {
    if (this.#state.lastError !== null || this.#direct.size + messages.length > MOST_DIRECT) return;
    for (const message of messages) {
      const work = this.#publishDirectly(message).finally(() => this.#direct.delete(work));
      this.#direct.add(work);
    }
  }

  /** What was not sent is made due at once, so that the lanes handle it like everything else. */
  async #publishDirectly(message: OutboxMessage): Promise<void> {
    const { envelope, availableAt, redelivery, companyId } = message;
    const row = {
      envelope,
      queue: redelivery?.queue ?? '',
      deliveries: redelivery?.deliveries ?? 0,
      available_at: availableAt,
      attempts: 0,
      company_id: companyId ?? null,
    };
    const error = await this.#publish(row);
    const key = { messageId: envelope.message_id, queue: row.queue };
    try {
      if (error === undefined) {
        await this.#sent.add(key);
        this.#state.sent += 1;
      } else {
        await this.#refused.add(key);
        this.wake();
      }
    } catch (trouble) {
      // The row stays until it is due; then a lane publishes it, perhaps for the second time.
      this.#options.onTrouble?.(trouble);
    }
  }

  /** Only the first lane polls; the others help when there is more than one batch to do. */
  async #runLane(wakeup: Wakeup, lane: number): Promise<void> {
    let troubles = 0;
    while (!this.#stopped) {
      try {
        const claimed = await this.#relayBatch();
        troubles = 0;
        this.#state.lastError = null;
        if (claimed < this.#options.batchSize)
          await wakeup.sleep(lane === 0 ? await this.#pauseMs() : 10_000);
      } catch (error) {
        this.#state.lastError = error instanceof Error ? error.message : String(error);
        this.#options.onTrouble?.(error);
        await wakeup.pause(grow(BROKER_PAUSE_MS, troubles));
        troubles += 1;
      }
    }
  }

  /** Throws what made the broker or the database unavailable, after the confirmed ones are deleted. */
  async #relayBatch(): Promise<number> {
    let trouble: unknown;
    const claimed = await this.#log.database.db
      .transaction()
      .execute(async (db) => {
        const rows = await db
          .selectFrom('outbox')
          .selectAll()
          .where('available_at', '<=', this.#log.clock.now())
          .orderBy('available_at')
          .limit(this.#options.batchSize)
          .forUpdate()
          .skipLocked()
          .execute();
        if (rows.length === 0) return 0;
        const outcomes = await Promise.all(
          rows.map(async (row) => ({ row, error: await this.#publish(row) })),
        );
        trouble = await this.#record(db, outcomes);
        return rows.length;
      })
      .catch((error: unknown) => {
        throw translateError(error);
      });
    if (trouble !== undefined) throw asError(trouble);
    return claimed;
  }

  async #publish(row: ToSend): Promise<unknown> {
    const envelope = row.envelope as Envelope;
    this.#state.inFlight += 1;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () =>
          reject(
            new ServiceError('broker_unavailable', 'The broker did not confirm in time', {
              retryable: true,
            }),
          ),
        this.#options.publishTimeoutMs,
      );
    });
    try {
      await Promise.race([late, this.#send(row, envelope)]);
      return undefined;
    } catch (error) {
      return error ?? new Error('refused');
    } finally {
      clearTimeout(timer);
      this.#state.inFlight -= 1;
    }
  }

  /**
   * Part of the message's trace: the consumer's span is a child of the sending, and the time in the
   * outbox shows before it.
   */
  #send(row: ToSend, envelope: Envelope): Promise<void> {
    const dueMs = new Date(row.available_at).getTime();
    return inSpan(
      `send ${envelope.type}`,
      () => ({
        kind: 'producer',
        parent: traceOf(envelope),
        attributes: {
          ...messageAttributes(envelope),
          'fde.outbox_wait_ms': Math.max(0, this.#log.clock.now().getTime() - dueMs),
          'fde.publish_attempt': row.attempts + 1,
        },
      }),
      (span) =>
        this.#publisher.publish(withinTrace(envelope, span.context), {
          ...(row.queue === '' ? {} : { queue: row.queue, deliveries: row.deliveries }),
          ...(row.company_id === null ? {} : { companyId: row.company_id }),
        }),
    );
  }

  /**
   * Deletes confirmed messages, puts off refused ones, and returns the error of an unreachable
   * broker. If the broker confirmed others of the batch, it is reachable: then the message itself
   * is at fault, and is put off as well.
   */
  async #record(
    db: Executor,
    outcomes: readonly { row: Selectable<OutboxTable>; error: unknown }[],
  ): Promise<unknown> {
    let trouble: unknown;
    const confirmed = outcomes.filter(({ error }) => error === undefined).map(({ row }) => row);
    if (confirmed.length > 0) {
      await sql`
        delete from outbox o using unnest(${confirmed.map((row) => row.message_id)}::uuid[], ${confirmed.map((row) => row.queue)}::text[]) as sent (message_id, queue)
        where o.message_id = sent.message_id and o.queue = sent.queue`.execute(db);
      this.#state.sent += confirmed.length;
    }
    for (const { row, error } of outcomes) {
      if (error === undefined) continue;
      const isAway = confirmed.length === 0 && error instanceof ServiceError && error.retryable;
      if (isAway) trouble = error;
      else await this.#putOff(db, row, error);
    }
    return trouble;
  }

  async #putOff(db: Executor, row: Selectable<OutboxTable>, error: unknown): Promise<void> {
    this.#state.refused += 1;
    this.#tellRefused(row, error);
    const reason =
      error instanceof ServiceError ? `${error.code}: ${error.message}` : String(error);
    const availableAt = new Date(
      this.#log.clock.now().getTime() + grow(REFUSAL_PAUSE_MS, row.attempts),
    );
    await db
      .updateTable('outbox')
      .set({
        attempts: row.attempts + 1,
        last_error: reason.slice(0, 500),
        available_at: availableAt,
      })
      .where('message_id', '=', row.message_id)
      .where('queue', '=', row.queue)
      .execute();
  }

  /** A failing listener must not undo the batch, which is already published. */
  #tellRefused({ message_id, queue, envelope }: Selectable<OutboxTable>, error: unknown): void {
    try {
      this.#options.onRefused?.({ messageId: message_id, queue, envelope }, error);
    } catch (trouble) {
      this.#options.onTrouble?.(trouble);
    }
  }

  /**
   * Until the next message is due, at most the poll interval, which also keeps the clock in step
   * with the database; shortly, if another relay has claimed a due message.
   */
  async #pauseMs(): Promise<number> {
    const { database } = this.#log;
    const next = await database.clock.follow(
      () =>
        database.run((db) =>
          db
            .selectFrom('outbox')
            .select((f) => [
              f.fn.min('available_at').as('at'),
              sql<Date>`clock_timestamp()`.as('now'),
            ])
            .executeTakeFirst(),
        ),
      (answer) => answer?.now,
    );
    const jump = database.clock.lastJump;
    if (wasSetBack(jump)) await bringForward(database, jump);
    const dueIn = next?.at
      ? new Date(next.at).getTime() - this.#log.clock.now().getTime()
      : Infinity;
    return Math.max(dueIn > 0 ? 5 : 50, Math.min(this.#options.pollMs, dueIn));
  }
}
