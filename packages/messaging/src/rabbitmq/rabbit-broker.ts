import { hostname } from 'node:os';
import { QUEUES, ServiceError, type Envelope, type QueueDefinition } from '@fde/contracts';
import type { PublishOptions } from '@fde/event-log';
import type {
  BrokerLog,
  ConsumeOptions,
  Consumer,
  DeliveryStore,
  MessageBroker,
  MessageHandler,
} from '../message-broker.js';
import { DeadLetterCollector } from './dead-letter-collector.js';
import { RabbitConsumer } from './rabbit-consumer.js';
import { RabbitPublisher, unavailable } from './rabbit-publisher.js';
import { SupervisedConnection, type BrokerTls } from './supervised-connection.js';

export interface RabbitBrokerSettings {
  /** amqp:// URL with the virtual host. */
  readonly url: string;
  /** For amqps:// with certificates of a private authority. */
  readonly tls?: BrokerTls;
  /** Of the process, for the names of its connections in the broker's console. */
  readonly name: string;
  readonly heartbeatSeconds?: number;
  /** The topology; that of the contracts by default. */
  readonly queues?: readonly QueueDefinition[];
  readonly store: DeliveryStore;
  readonly log?: BrokerLog;
}

const NOT_FOUND = 404;
const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === NOT_FOUND;

/** The consumer's name in the broker's console: service@host:pid. */
const processName = (service: string): string => `${service}@${hostname()}:${process.pid}`;

/**
 * RabbitMQ 3.10 and later. Publishers and consumers use separate connections, because an alarm of
 * the broker blocks every connection that publishes. The broker may be down at any time, also at
 * the start.
 */
export class RabbitBroker implements MessageBroker {
  readonly #settings: RabbitBrokerSettings;
  readonly #publishing: SupervisedConnection;
  readonly #consuming: SupervisedConnection;
  readonly #publisher: RabbitPublisher;
  readonly #collector: DeadLetterCollector;
  readonly #consumers = new Set<RabbitConsumer>();

  /**
   * Throws `invalid_configuration` if certificates are given for a connection that is not
   * encrypted.
   */
  constructor(settings: RabbitBrokerSettings) {
    if (settings.tls !== undefined && !settings.url.startsWith('amqps:'))
      throw new ServiceError(
        'invalid_configuration',
        'The CA of the broker is set, but its URL is not amqps://',
      );
    this.#settings = settings;
    const connection = (role: string): SupervisedConnection =>
      new SupervisedConnection({
        url: settings.url,
        name: `${settings.name} ${role}`,
        ...(settings.tls === undefined ? {} : { tls: settings.tls }),
        ...(settings.heartbeatSeconds === undefined
          ? {}
          : { heartbeatSeconds: settings.heartbeatSeconds }),
        ...(settings.log === undefined ? {} : { log: settings.log }),
      });
    this.#publishing = connection('publisher');
    this.#consuming = connection('consumer');
    this.#publisher = new RabbitPublisher(
      this.#publishing,
      settings.queues ?? Object.values(QUEUES),
    );
    this.#collector = new DeadLetterCollector(this.#consuming, settings.store, settings.log ?? {});
  }

  publish(message: Envelope, options?: PublishOptions): Promise<void> {
    return this.#publisher.publish(message, options);
  }

  consume(
    queue: QueueDefinition,
    handler: MessageHandler,
    options: ConsumeOptions = {},
  ): Promise<Consumer> {
    const { store, log = {} } = this.#settings;
    const consumer = new RabbitConsumer(queue, handler, options, {
      connection: this.#consuming,
      publisher: this.#publisher,
      store,
      log,
      process: processName(this.#settings.name),
    });
    this.#consumers.add(consumer);
    return Promise.resolve(consumer);
  }

  check(): Promise<void> {
    return Promise.resolve().then(() => this.#publisher.check());
  }

  /**
   * A queue that does not exist (yet, or any longer) holds nothing; throws `broker_unavailable` if
   * it cannot be inspected.
   */
  async depth(queue: QueueDefinition): Promise<number> {
    const channel = await this.#consuming.model?.createChannel().catch(() => undefined);
    if (channel === undefined) throw unavailable('The broker cannot be reached');
    channel.on('error', () => undefined);
    try {
      return (await channel.checkQueue(queue.name)).messageCount;
    } catch (error) {
      if (isNotFound(error)) return 0;
      throw unavailable('The queue could not be inspected', error);
    } finally {
      await channel.close().catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#consumers].map((consumer) => consumer.stop(0)));
    await this.#collector.stop();
    this.#publisher.close();
    await Promise.all([this.#publishing.close(), this.#consuming.close()]);
  }
}
