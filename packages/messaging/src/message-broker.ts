import type { Envelope, QueueDefinition } from '@fde/contracts';
import type { DeadLetter, PublishOptions } from '@fde/event-log';

/** What a broker gives a handler besides the message. */
export interface Delivery {
  readonly message: Envelope;
  readonly queue: string;
  /** 1 at the first delivery; counted by the broker, and by redeliveries after a retry-later. */
  readonly deliveries: number;
}

/**
 * What happens to a delivery. If a handler throws, its message is delivered again after a delay, up
 * to the consumer's `maxDeliveries`, and then parked.
 */
export type Verdict =
  | { readonly kind: 'ack' }
  /** Delivered again to this queue after the delay; the slot is free meanwhile. */
  | { readonly kind: 'retry-later'; readonly delayMs: number; readonly reason: string }
  /** Parked with its reason, for people to look at. */
  | { readonly kind: 'dead-letter'; readonly reason: string };

export const ACK: Verdict = { kind: 'ack' };

export type MessageHandler = (delivery: Delivery) => Promise<Verdict>;

/**
 * Where a consumer puts what it cannot finish; kept in PostgreSQL whichever adapter moves the
 * messages (`deliveryStore`).
 */
export interface DeliveryStore {
  /** Idempotent by queue and message id within the transaction that ends the delivery. */
  park(letter: DeadLetter): Promise<void>;
  /** The message is delivered again to this one queue, not before the delay is over. */
  redeliver(message: Envelope, queue: string, deliveries: number, delayMs: number): Promise<void>;
}

export interface ConsumeOptions {
  /** Messages handled at once; the queue's prefetch by default. */
  readonly prefetch?: number;
  /** Deliveries after which a message whose handler keeps throwing is parked. Default 10. */
  readonly maxDeliveries?: number;
  /**
   * Milliseconds before a message whose handler threw is delivered again; doubled with each
   * delivery, at most a minute. Default 1,000.
   */
  readonly retryDelayMs?: number;
}

export interface ConsumerHealth {
  readonly queue: string;
  /** True while messages of the queue can arrive: connected, subscribed, and recently active. */
  readonly alive: boolean;
  readonly since: Date;
  readonly inWork: number;
  /** Times the consumer was rebuilt. */
  readonly rebuilds: number;
  readonly lastError: string | null;
}

export interface Consumer {
  /**
   * Takes no further messages, waits up to `graceMs` for those being handled, then gives back the
   * rest: they are delivered again. Default 30,000.
   */
  stop(graceMs?: number): Promise<void>;
  health(): ConsumerHealth;
}

/**
 * Moves messages; at least once. All adapters check every message against its schema at both ends, and route by the
 * one topology of the contracts.
 */
export interface MessageBroker {
  /**
   * Resolves when the message is safe in every queue that takes it. Rejects with ServiceError
   * `invalid_message`, `message_too_large`, `unroutable` (no queue takes a command, or a message
   * for one queue) or `broker_unavailable` (retryable; it may have arrived anyway). An event that
   * nobody listens to is dropped.
   */
  publish(message: Envelope, options?: PublishOptions): Promise<void>;
  /**
   * Hands the queue's messages to the handler until the consumer is stopped. Does not fail while
   * the broker is down: the consumer is built as soon as the broker is back, and rebuilt whenever
   * it breaks. May resolve before it is built.
   */
  consume(
    queue: QueueDefinition,
    handler: MessageHandler,
    options?: ConsumeOptions,
  ): Promise<Consumer>;
  /** Resolves if messages can be published; throws `broker_unavailable` otherwise. */
  check(): Promise<void>;
  /** Messages that wait in a queue, for metrics. */
  depth(queue: QueueDefinition): Promise<number>;
  close(): Promise<void>;
}

/** Callbacks by which the adapters report to the service that runs them; each is optional. */
export interface BrokerLog {
  info?(message: string, fields?: Readonly<Record<string, unknown>>): void;
  warn?(message: string, fields?: Readonly<Record<string, unknown>>): void;
}
