import { queuesFor, routeOf, type Envelope, type QueueDefinition } from '@fde/contracts';
import { DeadLetters, type EventLog } from '@fde/event-log';
import { ACK, deliveryStore, RabbitBroker } from '@fde/messaging';

/** What was published under one routing key. */
export interface PublishedKey {
  readonly exchange: QueueDefinition['exchange'];
  readonly routingKey: string;
  readonly published: number;
  /** The queues of this service that take it: a message in each. */
  readonly queues: readonly string[];
}

const tapOf = (exchange: QueueDefinition['exchange']): QueueDefinition => ({
  name: `bench-${exchange}.v1`,
  service: 'gateway',
  exchange,
  bindings: ['#'],
  prefetch: 200,
});

/** Counts what is published, by a queue of its own on each exchange, as another team would bind it. */
export class MessageCount {
  readonly #broker: RabbitBroker;
  readonly #keys = new Map<string, PublishedKey>();

  private constructor(broker: RabbitBroker) {
    this.#broker = broker;
  }

  static async start(url: string, log: EventLog): Promise<MessageCount> {
    const taps = [tapOf('commands'), tapOf('events')];
    const store = deliveryStore(log, new DeadLetters(log));
    const broker = new RabbitBroker({ url, name: 'bench', queues: taps, store });
    const count = new MessageCount(broker);
    for (const tap of taps)
      await broker.consume(tap, ({ message }) => {
        count.#add(message);
        return Promise.resolve(ACK);
      });
    return count;
  }

  /** From now on. */
  reset(): void {
    this.#keys.clear();
  }

  /** By key, the most messages first. */
  get keys(): readonly PublishedKey[] {
    return [...this.#keys.values()].toSorted((a, b) => messagesOf(b) - messagesOf(a));
  }

  close(): Promise<void> {
    return this.#broker.close();
  }

  #add(message: Envelope): void {
    const route = routeOf(message);
    const before = this.#keys.get(route.routingKey);
    const queues = before?.queues ?? queuesFor(route).map(({ name }) => name);
    this.#keys.set(route.routingKey, { ...route, queues, published: (before?.published ?? 0) + 1 });
  }
}

/** A message counts once in each queue that takes it. */
export const messagesOf = ({ published, queues }: PublishedKey): number =>
  published * queues.length;
