import { DEAD_LETTER_QUEUE } from '@fde/contracts';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { throughOutages } from '../judge-delivery.js';
import type { DeliveryStore } from '../message-broker.js';
import { HEADERS, MAX_PARKED_BYTES, assertExchanges } from './rabbit-topology.js';
import type { SupervisedConnection } from './supervised-connection.js';

const REBUILD_MS = 500;

/**
 * Moves what stands in the broker's dead-letter queue into PostgreSQL, where operators find it: messages that
 * consumers parked with a reason, and those that the broker gave up on (its delivery limit).
 */
export class DeadLetterCollector {
  readonly #connection: SupervisedConnection;
  readonly #store: DeliveryStore;
  readonly #stopping = new AbortController();
  readonly #unsubscribe: () => void;
  #channel: Channel | undefined;

  constructor(connection: SupervisedConnection, store: DeliveryStore) {
    this.#connection = connection;
    this.#store = store;
    this.#unsubscribe = connection.onOpen((model) => void this.#build(model));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#unsubscribe();
    await this.#channel?.close().catch(() => undefined);
  }

  async #build(model: ChannelModel): Promise<void> {
    if (this.#stopping.signal.aborted || this.#connection.model !== model) return;
    try {
      const channel = await model.createChannel();
      channel.on('error', () => undefined);
      channel.on('close', () => this.#later(model));
      await assertExchanges(channel);
      await channel.prefetch(10);
      await channel.consume(DEAD_LETTER_QUEUE, (delivery) => {
        if (delivery === null) channel.close().catch(() => undefined);
        else void this.#keep(channel, delivery);
      });
      this.#channel = channel;
    } catch {
      this.#later(model);
    }
  }

  #later(model: ChannelModel): void {
    if (!this.#stopping.signal.aborted) setTimeout(() => void this.#build(model), REBUILD_MS).unref();
  }

  async #keep(channel: Channel, delivery: ConsumeMessage): Promise<void> {
    const headers: Readonly<Record<string, unknown>> = delivery.properties.headers ?? {};
    const death = delivery.properties.headers?.['x-death']?.[0];
    const letter = {
      queue: text(headers[HEADERS.queue] ?? headers['x-first-death-queue'] ?? death?.queue),
      reason: headers[HEADERS.reason] === undefined ? `the broker gave up: ${text(headers['x-first-death-reason'] ?? death?.reason)}` : text(headers[HEADERS.reason]),
      headers: { ...headers, ...propertiesOf(delivery) },
      body: delivery.content.subarray(0, MAX_PARKED_BYTES).toString(),
      deliveries: Number(headers[HEADERS.deliveries] ?? headers['x-delivery-count'] ?? 0) || 0,
    };
    const kept = await throughOutages(async () => { await this.#store.park(letter); return true; }, this.#stopping.signal).catch(() => undefined);
    try {
      if (kept === true) channel.ack(delivery);
      else channel.nack(delivery, false, true);
    } catch {
      // The channel is gone: the letter comes again, and parking it twice is parking it once.
    }
  }
}

const propertiesOf = ({ properties }: ConsumeMessage): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries({ message_id: properties.messageId as unknown, type: properties.type as unknown, correlation_id: properties.correlationId as unknown }).filter(([, value]) => value !== undefined));

const text = (value: unknown): string => (typeof value === 'string' ? value : 'unknown');
