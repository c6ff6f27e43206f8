import { randomUUID } from 'node:crypto';
import { QUEUES, ServiceError, type Envelope, type QueueDefinition } from '@fde/contracts';
import {
  DeadLetters,
  Batcher,
  WorkerSession,
  type EventLog,
  type PublishOptions,
} from '@fde/event-log';
import { encodeMessage } from '../encode-message.js';
import { throughOutages } from '../handle-delivery.js';
import type {
  BrokerLog,
  ConsumeOptions,
  Consumer,
  MessageBroker,
  MessageHandler,
} from '../message-broker.js';
import { queuesTaking } from '../queues-taking.js';
import { MessageQueue, type EnqueuedMessage } from './message-queue.js';
import { PostgresConsumer } from './postgres-consumer.js';

export interface PostgresBrokerSettings {
  readonly log: EventLog;
  /** Of the process; shown in worker_sessions. */
  readonly name: string;
  /** The topology; that of the contracts by default. */
  readonly queues?: readonly QueueDefinition[];
  /** Milliseconds between two checks for messages of dead consumers. Default 500. */
  readonly reclaimMs?: number;
  readonly say?: BrokerLog;
}

/**
 * Queues in PostgreSQL, for installations without a broker. The messages that a consumer handles
 * are tied to its database session: if it is killed they are delivered again within about a second,
 * if it freezes after the session's lease.
 */
export class PostgresBroker implements MessageBroker {
  readonly #settings: PostgresBrokerSettings;
  readonly #queues: readonly QueueDefinition[];
  readonly #queue: MessageQueue;
  readonly #publishes: Batcher<readonly EnqueuedMessage[]>;
  readonly #acks: Batcher<number>;
  readonly #consumers = new Set<PostgresConsumer>();
  readonly #held = new Set<number>();
  #session: Promise<WorkerSession> | undefined;
  #sessionId = '';
  #reclaiming: NodeJS.Timeout | undefined;
  readonly #closing = new AbortController();

  constructor(settings: PostgresBrokerSettings) {
    this.#settings = settings;
    this.#queues = settings.queues ?? Object.values(QUEUES);
    this.#queue = new MessageQueue(settings.log.database);
    this.#publishes = new Batcher(async (batches) => {
      await asBroker(this.#queue.enqueue(batches.flat()));
    });
    this.#acks = new Batcher((ids) => this.#queue.remove(ids, this.#sessionId));
  }

  async publish(message: Envelope, options: PublishOptions = {}): Promise<void> {
    const body = encodeMessage(message).toString();
    const queues = queuesTaking(message, options, this.#queues);
    if (queues.length === 0) return;
    await this.#publishes.add(
      queues.map(({ name, isOptional }) => ({
        queue: name,
        isOptional: isOptional === true && options.queue === undefined,
        messageId: message.message_id,
        body,
        deliveries: options.deliveries ?? 0,
      })),
    );
  }

  async consume(
    queue: QueueDefinition,
    handler: MessageHandler,
    options: ConsumeOptions = {},
  ): Promise<Consumer> {
    const { log, say = {} } = this.#settings;
    const session = await this.#openSession();
    if (queue.isOptional === true)
      await throughOutages(() => this.#queue.declare(queue.name), this.#closing.signal);
    const consumer = new PostgresConsumer(queue, handler, options, {
      log,
      queue: this.#queue,
      deadLetters: new DeadLetters(log),
      session,
      acks: this.#acks,
      held: this.#held,
      say,
    });
    this.#consumers.add(consumer);
    return consumer;
  }

  check(): Promise<void> {
    return asBroker(this.#settings.log.database.check());
  }

  depth(queue: QueueDefinition): Promise<number> {
    return this.#queue.depth(queue.name);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#reclaiming);
    await Promise.all([...this.#consumers].map((consumer) => consumer.stop(0)));
    await this.#session?.then(
      (session) => session.close(),
      () => undefined,
    );
  }

  #openSession(): Promise<WorkerSession> {
    this.#session ??= this.#firstSession();
    this.#session.catch(() => {
      this.#session = undefined;
    });
    return this.#session;
  }

  /** The database may be down when a service starts: then its consumers start when it is back. */
  async #firstSession(): Promise<WorkerSession> {
    const session = await throughOutages(
      () => WorkerSession.open(this.#settings.log.database, this.#settings.name, randomUUID()),
      this.#closing.signal,
    );
    if (session === undefined)
      throw new ServiceError('broker_unavailable', 'The broker was closed before it was open', {
        retryable: true,
      });
    this.#sessionId = session.id;
    this.#reclaimAgain();
    return session;
  }

  #reclaimAgain(): void {
    if (this.#closing.signal.aborted) return;
    this.#reclaiming = setTimeout(() => {
      // The consumers' health and check() report an unreachable database; here it is enough to try
      // again next time.
      void this.#queue
        .reclaim()
        .catch(() => undefined)
        .finally(() => this.#reclaimAgain());
    }, this.#settings.reclaimMs ?? 500);
    this.#reclaiming.unref();
  }
}

/** To a publisher the database is the broker. */
const asBroker = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (error instanceof ServiceError && error.retryable)
      throw new ServiceError('broker_unavailable', error.message, {
        retryable: true,
        retryAfterSeconds: 5,
        cause: error,
      });
    throw error;
  });
