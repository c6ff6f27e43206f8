import { randomUUID } from 'node:crypto';
import type { QueueDefinition } from '@fde/contracts';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { finishWithin } from '../finish-within.js';
import { handleDelivery, throughOutages, type HandledDelivery } from '../handle-delivery.js';
import type {
  BrokerLog,
  ConsumeOptions,
  Consumer,
  ConsumerHealth,
  DeliveryStore,
  MessageHandler,
} from '../message-broker.js';
import type { RabbitPublisher } from './rabbit-publisher.js';
import { HEADERS, assertExchanges, assertQueue } from './rabbit-topology.js';
import type { SupervisedConnection } from './supervised-connection.js';

const REBUILD_MS = 300;

export interface RabbitConsumerParts {
  readonly connection: SupervisedConnection;
  readonly publisher: RabbitPublisher;
  readonly store: DeliveryStore;
  readonly log: BrokerLog;
  /** Of the process; see `processName`. */
  readonly process: string;
}

interface Work {
  readonly channel: Channel;
  readonly delivery: ConsumeMessage;
}

/**
 * Consumes one queue on a channel of its own. Whatever ends the consumer (connection lost, channel
 * closed, queue deleted), it is rebuilt, including queue and bindings. `alive` refers to the
 * consumer, not to the process. A failed ack loses nothing: the broker delivers the message again.
 */
export class RabbitConsumer implements Consumer {
  readonly #queue: QueueDefinition;
  readonly #handler: MessageHandler;
  readonly #options: Required<ConsumeOptions>;
  readonly #parts: RabbitConsumerParts;
  readonly #stopping = new AbortController();
  readonly #inWork = new Set<Promise<void>>();
  readonly #unsubscribe: () => void;
  #channel: Channel | undefined;
  #tag: string | undefined;
  #since = new Date();
  #rebuilds = -1;
  #lastError: string | null = null;
  #stopped = false;

  constructor(
    queue: QueueDefinition,
    handler: MessageHandler,
    options: ConsumeOptions,
    parts: RabbitConsumerParts,
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
    this.#unsubscribe = parts.connection.onOpen((model) => void this.#build(model));
  }

  health(): ConsumerHealth {
    return {
      queue: this.#queue.name,
      alive: this.#tag !== undefined && this.#parts.connection.model !== undefined,
      since: this.#since,
      inWork: this.#inWork.size,
      rebuilds: Math.max(0, this.#rebuilds),
      lastError: this.#lastError ?? this.#parts.connection.lastError,
    };
  }

  async stop(graceMs = 30_000): Promise<void> {
    this.#stopped = true;
    this.#unsubscribe();
    const channel = this.#channel;
    if (channel !== undefined && this.#tag !== undefined)
      await channel.cancel(this.#tag).catch(() => undefined);
    this.#tag = undefined;
    await finishWithin(graceMs, this.#inWork);
    this.#stopping.abort();
    // Closing the channel returns unfinished messages to the queue.
    await channel?.close().catch(() => undefined);
  }

  async #build(model: ChannelModel): Promise<void> {
    if (this.#stopped || this.#parts.connection.model !== model) return;
    try {
      const channel = await model.createChannel();
      channel.on('error', (error) => {
        this.#lastError = error.message;
      });
      channel.on('close', () => this.#broken(channel, model));
      await assertExchanges(channel);
      await assertQueue(channel, this.#queue);
      await channel.prefetch(this.#options.prefetch);
      const { consumerTag } = await channel.consume(
        this.#queue.name,
        (delivery) => this.#take({ channel, delivery }, model),
        { consumerTag: `${this.#parts.process} ${this.#queue.name}` },
      );
      this.#channel = channel;
      this.#tag = consumerTag;
      this.#since = new Date();
      this.#rebuilds += 1;
      this.#lastError = null;
      if (this.#stopped) await channel.close();
    } catch (error) {
      this.#lastError = error instanceof Error ? error.message : String(error);
      this.#later(model);
    }
  }

  #broken(channel: Channel, model: ChannelModel): void {
    if (this.#channel !== channel) return;
    this.#channel = undefined;
    this.#tag = undefined;
    this.#since = new Date();
    this.#parts.log.warn?.('A consumer was lost and is being rebuilt', {
      queue: this.#queue.name,
      error: this.#lastError,
    });
    this.#later(model);
  }

  /** Nothing to do if the connection is lost too: reopening it rebuilds the consumer. */
  #later(model: ChannelModel): void {
    if (!this.#stopped) setTimeout(() => void this.#build(model), REBUILD_MS).unref();
  }

  #take(
    { channel, delivery }: { channel: Channel; delivery: ConsumeMessage | null },
    model: ChannelModel,
  ): void {
    if (delivery === null) {
      // The broker cancelled the consumer: its queue was deleted or moved.
      this.#lastError = 'The broker cancelled the consumer';
      this.#broken(channel, model);
      channel.close().catch(() => undefined);
      return;
    }
    const work = this.#work({ channel, delivery })
      .catch((error: unknown) => {
        this.#parts.log.warn?.('A delivery could not be settled; it will be delivered again', {
          queue: this.#queue.name,
          error: String(error),
        });
        quietly(() => channel.nack(delivery, false, true));
      })
      .finally(() => this.#inWork.delete(work));
    this.#inWork.add(work);
  }

  async #work(work: Work): Promise<void> {
    const raw = {
      system: 'rabbitmq' as const,
      queue: this.#queue.name,
      body: work.delivery.content.toString(),
      deliveries: deliveriesOf(work.delivery),
    };
    const handled = await handleDelivery(raw, this.#handler, {
      ...this.#options,
      signal: this.#stopping.signal,
    });
    const settled = await throughOutages(async () => {
      await this.#settle(work, raw.deliveries, handled);
      return true;
    }, this.#stopping.signal);
    if (settled === undefined) quietly(() => work.channel.nack(work.delivery, false, true));
  }

  async #settle(
    { channel, delivery }: Work,
    deliveries: number,
    { verdict, message }: HandledDelivery,
  ): Promise<void> {
    switch (verdict.kind) {
      case 'ack':
        break;
      case 'give-back':
        quietly(() => channel.nack(delivery, false, true));
        return;
      case 'retry-later':
        if (message === undefined) return;
        if (verdict.delayMs > 0)
          this.#parts.log.warn?.('A message was put off', {
            queue: this.#queue.name,
            message_id: message.message_id,
            deliveries,
            reason: verdict.reason,
          });
        await this.#parts.store.redeliver(message, this.#queue.name, deliveries, verdict.delayMs);
        break;
      case 'dead-letter':
        await this.#park(delivery, deliveries, verdict.reason);
        break;
      default:
        verdict satisfies never;
    }
    quietly(() => channel.ack(delivery));
  }

  async #park(delivery: ConsumeMessage, deliveries: number, reason: string): Promise<void> {
    this.#parts.log.warn?.('A message was parked', {
      queue: this.#queue.name,
      message_id: delivery.properties.messageId,
      reason,
    });
    await this.#parts.publisher.deadLetter(delivery.content, {
      messageId:
        typeof delivery.properties.messageId === 'string'
          ? delivery.properties.messageId
          : randomUUID(),
      ...(typeof delivery.properties.type === 'string' ? { type: delivery.properties.type } : {}),
      headers: {
        ...delivery.properties.headers,
        [HEADERS.reason]: reason.slice(0, 1000),
        [HEADERS.queue]: this.#queue.name,
        [HEADERS.deliveries]: deliveries,
      },
    });
  }
}

/** Acks on a closed channel throw; the broker still has the message and delivers it again. */
const quietly = (settle: () => void): void => {
  try {
    settle();
  } catch {
    // Delivered again.
  }
};

/** Deliveries before it was sent again, those the broker has counted since, and this one. */
const deliveriesOf = (delivery: ConsumeMessage): number => {
  const count = (name: string): number => Number(delivery.properties.headers?.[name] ?? 0) || 0;
  return count(HEADERS.deliveries) + count('x-delivery-count') + 1;
};
