import { setTimeout as sleep } from 'node:timers/promises';
import { DEAD_LETTER_QUEUE } from '@fde/contracts';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import type { DeadLetter } from '@fde/event-log';
import { throughOutages } from '../handle-delivery.js';
import type { BrokerLog, DeliveryStore } from '../message-broker.js';
import { HEADERS, MAX_PARKED_BYTES, assertExchanges } from './rabbit-topology.js';
import type { SupervisedConnection } from './supervised-connection.js';

const REBUILD_MS = 500;
/**
 * Pause before giving back a letter that could not be stored, because it is redelivered at once.
 */
const REFUSED_MS = 2_000;

/**
 * Moves the broker's dead-letter queue into PostgreSQL, where operators find the letters: messages
 * that consumers parked with a reason, and those that the broker gave up on (its delivery limit).
 */
export class DeadLetterCollector {
  readonly #connection: SupervisedConnection;
  readonly #store: DeliveryStore;
  readonly #log: BrokerLog;
  readonly #stopping = new AbortController();
  readonly #unsubscribe: () => void;
  #channel: Channel | undefined;

  constructor(connection: SupervisedConnection, store: DeliveryStore, log: BrokerLog) {
    this.#connection = connection;
    this.#store = store;
    this.#log = log;
    this.#unsubscribe = connection.onOpen((model) => void this.#build(model));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#unsubscribe();
    await this.#channel?.close().catch(() => undefined);
  }

  async #build(model: ChannelModel): Promise<void> {
    if (this.#stopping.signal.aborted || this.#connection.model !== model) return;
    let channel: Channel | undefined;
    try {
      const opened = await model.createChannel();
      channel = opened;
      opened.on('error', () => undefined);
      opened.on('close', () => this.#later(model));
      await assertExchanges(opened);
      await opened.prefetch(10);
      await opened.consume(DEAD_LETTER_QUEUE, (delivery) => {
        if (delivery === null) opened.close().catch(() => undefined);
        else void this.#keep(opened, delivery);
      });
      this.#channel = opened;
    } catch {
      // A closed channel is reopened by its close event.
      if (channel === undefined) this.#later(model);
    }
  }

  #later(model: ChannelModel): void {
    if (!this.#stopping.signal.aborted)
      setTimeout(() => void this.#build(model), REBUILD_MS).unref();
  }

  async #keep(channel: Channel, delivery: ConsumeMessage): Promise<void> {
    const headers: Readonly<Record<string, unknown>> = delivery.properties.headers ?? {};
    const death = delivery.properties.headers?.['x-death']?.[0];
    const letter = {
      queue: text(headers[HEADERS.queue] ?? headers['x-first-death-queue'] ?? death?.queue),
      reason:
        headers[HEADERS.reason] === undefined
          ? `the broker gave up: ${text(headers['x-first-death-reason'] ?? death?.reason)}`
          : text(headers[HEADERS.reason]),
      headers: { ...headers, ...propertiesOf(delivery) },
      body: delivery.content.subarray(0, MAX_PARKED_BYTES).toString(),
      deliveries: countIn(headers[HEADERS.deliveries] ?? headers['x-delivery-count']),
    };
    const isParked = await this.#park(letter);
    try {
      if (isParked) channel.ack(delivery);
      else channel.nack(delivery, false, true);
    } catch {
      // The channel is gone: the letter is delivered again, and parking is idempotent.
    }
  }

  /** False if it is not stored: the collector stops, or the database refuses this letter. */
  async #park(letter: DeadLetter): Promise<boolean> {
    try {
      return (
        (await throughOutages(async () => {
          await this.#store.park(letter);
          return true;
        }, this.#stopping.signal)) === true
      );
    } catch (error) {
      this.#log.warn?.('A dead letter cannot be stored; it stays in the broker', {
        queue: letter.queue,
        reason: letter.reason,
        error: String(error),
      });
      await sleep(REFUSED_MS, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      return false;
    }
  }
}

const propertiesOf = ({ properties }: ConsumeMessage): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries({
      message_id: properties.messageId as unknown,
      type: properties.type as unknown,
      correlation_id: properties.correlationId as unknown,
    }).filter(([, value]) => value !== undefined),
  );

/** A foreign message may say anything in its headers. */
const countIn = (value: unknown): number => {
  const count = Number(value ?? 0);
  return Number.isInteger(count) && count >= 0 && count < 2 ** 31 ? count : 0;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : 'unknown');
