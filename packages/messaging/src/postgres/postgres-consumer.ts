import {
  Wakeup,
  type DeadLetters,
  type EventLog,
  type Batcher,
  type WorkerSession,
  rootContext,
} from '@fde/event-log';
import type { QueueDefinition } from '@fde/contracts';
import { finishWithin } from '../finish-within.js';
import { handleDelivery, throughOutages, type HandledDelivery } from '../handle-delivery.js';
import type {
  BrokerLog,
  ConsumeOptions,
  Consumer,
  ConsumerHealth,
  MessageHandler,
} from '../message-broker.js';
import { ForgottenClaims } from './forgotten-claims.js';
import { QUEUE_CHANNEL, type ClaimedMessage, type MessageQueue } from './message-queue.js';

const POLL_MS = 1_000;
/**
 * Without a successful query of the queue for this long, the consumer no longer counts as alive.
 */
const SILENCE_MS = 10_000;

export interface PostgresConsumerParts {
  readonly log: EventLog;
  readonly queue: MessageQueue;
  readonly deadLetters: DeadLetters;
  readonly session: WorkerSession;
  readonly acks: Batcher<number>;
  /** What all consumers of the session are handling. */
  readonly held: Set<number>;
  readonly say: BrokerLog;
}

/** Claims messages of one queue up to its prefetch, woken by notifications and by a slow poll. */
export class PostgresConsumer implements Consumer {
  readonly #queue: QueueDefinition;
  readonly #handler: MessageHandler;
  readonly #options: Required<ConsumeOptions>;
  readonly #parts: PostgresConsumerParts;
  readonly #stopping = new AbortController();
  readonly #wakeup = new Wakeup();
  readonly #inWork = new Map<number, Promise<void>>();
  readonly #forgotten: ForgottenClaims;
  readonly #unsubscribe: () => void;
  readonly #loop: Promise<void>;
  #stopped = false;
  #since = new Date();
  #lastLook = Number.NEGATIVE_INFINITY;
  #troubles = 0;
  #rebuilds = 0;
  #lastError: string | null = null;

  constructor(
    queue: QueueDefinition,
    handler: MessageHandler,
    options: ConsumeOptions,
    parts: PostgresConsumerParts,
  ) {
    this.#queue = queue;
    this.#handler = handler;
    this.#options = {
      prefetch: queue.prefetch,
      maxDeliveries: 10,
      retryDelayMs: 1_000,
      ...options,
    };
    this.#parts = parts;
    this.#forgotten = new ForgottenClaims({
      queue: parts.queue,
      queueName: queue.name,
      sessionId: parts.session.id,
      held: parts.held,
    });
    this.#unsubscribe = parts.log.database.listener.on(QUEUE_CHANNEL, (name) => {
      if (name === queue.name || name === '') this.#wakeup.wake();
    });
    this.#loop = this.#run();
  }

  health(): ConsumerHealth {
    return {
      queue: this.#queue.name,
      alive:
        !this.#stopped &&
        this.#parts.session.alive &&
        this.#troubles === 0 &&
        performance.now() - this.#lastLook < SILENCE_MS,
      since: this.#since,
      inWork: this.#inWork.size,
      rebuilds: this.#rebuilds,
      lastError: this.#lastError,
    };
  }

  async stop(graceMs = 30_000): Promise<void> {
    this.#stopped = true;
    this.#unsubscribe();
    this.#wakeup.wake();
    await this.#loop;
    await finishWithin(graceMs, this.#inWork.values());
    this.#stopping.abort();
    await Promise.allSettled(
      [...this.#inWork.keys()].map((id) =>
        this.#parts.queue.release(id, this.#parts.session.id, 0),
      ),
    );
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      try {
        const free = this.#options.prefetch - this.#inWork.size;
        const claimed =
          free > 0 && this.#parts.session.alive
            ? await this.#parts.queue.claim(this.#queue.name, this.#parts.session.id, free)
            : [];
        this.#looked();
        for (const message of claimed) this.#take(message);
        const released = await this.#forgotten.giveBack();
        if (released > 0)
          this.#parts.say.warn?.('Claims whose reply was lost were released', {
            queue: this.#queue.name,
            messages: released,
          });
        if (claimed.length < free || free <= 0) await this.#wakeup.sleep(await this.#pauseMs(free));
      } catch (error) {
        this.#lastError = error instanceof Error ? error.message : String(error);
        if (this.#troubles === 0) this.#since = new Date();
        this.#troubles += 1;
        await this.#wakeup.pause(Math.min(2_000, 100 * 2 ** Math.min(this.#troubles, 10)));
      }
    }
  }

  #looked(): void {
    this.#lastLook = performance.now();
    if (this.#troubles === 0) return;
    this.#troubles = 0;
    this.#rebuilds += 1;
    this.#since = new Date();
    this.#lastError = null;
  }

  /** If the consumer is full, the end of a message wakes it. */
  async #pauseMs(free: number): Promise<number> {
    if (!this.#parts.session.alive) return 100;
    if (free <= 0) return POLL_MS;
    return Math.max(
      10,
      Math.min(POLL_MS, (await this.#parts.queue.nextDue(this.#queue.name)) ?? POLL_MS),
    );
  }

  #take(message: ClaimedMessage): void {
    this.#parts.held.add(message.id);
    const work = this.#work(message)
      .catch((error: unknown) => {
        this.#parts.say.warn?.('A delivery could not be settled; it will be delivered again', {
          queue: this.#queue.name,
          error: String(error),
        });
      })
      .finally(() => {
        this.#inWork.delete(message.id);
        this.#parts.held.delete(message.id);
        this.#wakeup.wake();
      });
    this.#inWork.set(message.id, work);
  }

  async #work(message: ClaimedMessage): Promise<void> {
    const raw = {
      system: 'postgresql' as const,
      queue: this.#queue.name,
      body: message.body,
      deliveries: message.deliveries,
    };
    const handled = await handleDelivery(raw, this.#handler, {
      ...this.#options,
      signal: this.#stopping.signal,
    });
    await throughOutages(() => this.#settle(message, handled), this.#stopping.signal);
  }

  async #settle(message: ClaimedMessage, { verdict }: HandledDelivery): Promise<void> {
    const { queue, session, acks } = this.#parts;
    switch (verdict.kind) {
      case 'ack':
        return acks.add(message.id);
      case 'give-back':
        // `stop` releases it. A second release could take it from another consumer of the session.
        return;
      case 'retry-later':
        if (verdict.delayMs > 0)
          this.#parts.say.warn?.('A message was put off', {
            queue: this.#queue.name,
            message_id: message.messageId,
            deliveries: message.deliveries,
            reason: verdict.reason,
          });
        return queue.release(message.id, session.id, verdict.delayMs);
      case 'dead-letter':
        return this.#park(message, verdict.reason);
      default:
        return verdict satisfies never;
    }
  }

  async #park(message: ClaimedMessage, reason: string): Promise<void> {
    const { log, queue, deadLetters, session } = this.#parts;
    this.#parts.say.warn?.('A message was parked', {
      queue: this.#queue.name,
      message_id: message.messageId,
      reason,
    });
    await log.transaction(rootContext(), async (unit) => {
      await deadLetters.park(
        {
          queue: this.#queue.name,
          reason,
          headers: {},
          body: message.body,
          deliveries: message.deliveries,
        },
        unit.db,
      );
      await queue.remove([message.id], session.id, unit.db);
    });
  }
}
