import {
  EXCHANGES,
  ServiceError,
  queuesFor,
  routeOf,
  type Envelope,
  type QueueDefinition,
  type Route,
} from '@fde/contracts';
import type { PublishOptions } from '@fde/event-log';
import type { ChannelModel, ConfirmChannel, Options } from 'amqplib';
import { encodeMessage } from '../encode-message.js';
import { HEADERS, assertExchanges, assertQueue } from './rabbit-topology.js';
import type { SupervisedConnection } from './supervised-connection.js';

export const unavailable = (message: string, cause?: unknown): ServiceError =>
  new ServiceError('broker_unavailable', message, { retryable: true, retryAfterSeconds: 5, cause });

interface Outgoing {
  readonly exchange: string;
  readonly routingKey: string;
  readonly body: Buffer;
  readonly options: Options.Publish & { readonly messageId: string };
}

const REOPEN_MS = 200;

/**
 * Publishes persistent messages with confirms, and as mandatory if one of our queues must take
 * them. A return arrives before the confirm of its message, so a message counts as sent when it is
 * confirmed without a return. Any number may be in flight.
 */
export class RabbitPublisher {
  readonly #connection: SupervisedConnection;
  readonly #queues: readonly QueueDefinition[];
  readonly #returned = new Map<string, number>();
  #channel: ConfirmChannel | undefined;
  #closed = false;

  constructor(connection: SupervisedConnection, queues: readonly QueueDefinition[]) {
    this.#connection = connection;
    this.#queues = queues;
    connection.onOpen((model) => void this.#open(model));
  }

  async publish(message: Envelope, options: PublishOptions = {}): Promise<void> {
    const body = encodeMessage(message);
    const route = routeOf(message);
    const where =
      options.queue === undefined
        ? { exchange: EXCHANGES[route.exchange], routingKey: route.routingKey }
        : { exchange: '', routingKey: options.queue };
    await this.#send({
      ...where,
      body,
      options: {
        ...properties(message),
        mandatory: options.queue !== undefined || this.#isAwaited(message, route),
        headers: {
          ...headers(message, options.companyId),
          ...(options.deliveries ? { [HEADERS.deliveries]: options.deliveries } : {}),
        },
      },
    });
  }

  /** An event that no queue must take may have listeners that we do not know, or none. */
  #isAwaited(message: Envelope, route: Route): boolean {
    return message.kind === 'command' || queuesFor(route, requiredOf(this.#queues)).length > 0;
  }

  /** Puts a message in the dead-letter queue as it came, with the reason in a header. */
  async deadLetter(
    body: Buffer,
    original: {
      readonly messageId: string;
      readonly headers: Readonly<Record<string, unknown>>;
      readonly type?: string;
    },
  ): Promise<void> {
    await this.#send({
      exchange: EXCHANGES.deadLetters,
      routingKey: '',
      body,
      options: { mandatory: true, persistent: true, ...original },
    });
  }

  /** Throws `broker_unavailable` if nothing can be published. */
  check(): void {
    if (this.#connection.blocked !== undefined)
      throw unavailable(`The broker accepts no messages: ${this.#connection.blocked}`);
    if (this.#channel === undefined) throw unavailable('The broker cannot be reached');
  }

  close(): void {
    this.#closed = true;
    this.#channel = undefined;
  }

  async #send(outgoing: Outgoing): Promise<void> {
    this.check();
    const channel = this.#channel;
    if (channel === undefined) throw unavailable('The broker cannot be reached');
    await new Promise<void>((resolve, reject) => {
      const confirmed = (error: unknown): void => {
        const returned = this.#takeReturn(outgoing.options.messageId);
        if (error !== null && error !== undefined)
          reject(unavailable('The broker did not accept the message', error));
        else if (returned)
          reject(
            new ServiceError(
              'unroutable',
              `No queue takes ${outgoing.routingKey} of ${outgoing.exchange || 'the default exchange'}`,
            ),
          );
        else resolve();
      };
      try {
        channel.publish(
          outgoing.exchange,
          outgoing.routingKey,
          outgoing.body,
          outgoing.options,
          confirmed,
        );
      } catch (error) {
        reject(unavailable('The broker cannot be reached', error));
      }
    });
  }

  #takeReturn(messageId: string): boolean {
    const times = this.#returned.get(messageId) ?? 0;
    if (times > 1) this.#returned.set(messageId, times - 1);
    else this.#returned.delete(messageId);
    return times > 0;
  }

  async #open(model: ChannelModel): Promise<void> {
    if (this.#closed || this.#connection.model !== model) return;
    let channel: ConfirmChannel | undefined;
    try {
      channel = await model.createConfirmChannel();
      const opened = channel;
      channel.on('error', () => undefined);
      channel.on('return', ({ properties: { messageId } }) => {
        this.#returned.set(String(messageId), (this.#returned.get(String(messageId)) ?? 0) + 1);
      });
      channel.on('close', () => {
        if (this.#channel === opened) this.#channel = undefined;
        this.#returned.clear();
        this.#reopen(model);
      });
      await assertExchanges(channel);
      for (const queue of requiredOf(this.#queues)) await assertQueue(channel, queue);
      this.#channel = channel;
    } catch {
      // A closed channel is reopened by its close event, a lost connection through onOpen.
      if (channel === undefined) this.#reopen(model);
    }
  }

  #reopen(model: ChannelModel): void {
    setTimeout(() => void this.#open(model), REOPEN_MS).unref();
  }
}

/** The others are declared by their consumers, if there are any. */
const requiredOf = (queues: readonly QueueDefinition[]): readonly QueueDefinition[] =>
  queues.filter(({ isOptional }) => isOptional !== true);

const properties = (message: Envelope): Options.Publish & { messageId: string } => ({
  persistent: true,
  contentType: 'application/json',
  messageId: message.message_id,
  type: message.type,
  correlationId: message.correlation_id,
  timestamp: Math.floor(Date.parse(message.occurred_at) / 1000),
  appId: 'fde',
});

/** What people look for in the broker's console. */
const subjectOf = ({ payload }: Envelope): Record<string, unknown> => {
  const { company_id, document_id } = payload as Readonly<Record<string, unknown>>;
  return {
    ...(company_id ? { company_id } : {}),
    ...(document_id ? { document_id } : {}),
  };
};

const headers = (message: Envelope, companyId?: number): Record<string, unknown> => ({
  company_id: companyId,
  ...subjectOf(message),
  kind: message.kind,
  type: message.type,
  schema_version: message.schema_version,
  task_id: message.task_id ?? undefined,
  causation_id: message.causation_id ?? undefined,
  traceparent: message.traceparent,
  tracestate: message.tracestate,
  ...(message.kind === 'event'
    ? { stream_id: message.stream_id, stream_version: message.stream_version }
    : {}),
});
