import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError, assertMessage, currentMessage, type Envelope } from '@fde/contracts';
import { messageAttributes, traceOf } from '@fde/event-log';
import { inSpan } from '@fde/tracing';
import type { MessageHandler, Verdict } from './message-broker.js';

/** A message as an adapter received it, not yet parsed. */
export interface RawDelivery {
  /** What moved it. */
  readonly system: 'rabbitmq' | 'postgresql';
  readonly queue: string;
  readonly body: string;
  /** 1 at the first delivery. */
  readonly deliveries: number;
}

export interface DeliveryOptions {
  readonly maxDeliveries: number;
  readonly retryDelayMs: number;
  /** Aborts when the consumer gives its messages back. */
  readonly signal: AbortSignal;
}

/**
 * `give-back`: the consumer stops; another gets the message at once. `message`: as it arrived, in
 * whatever version; undefined if it is not one.
 */
export type HandledDelivery = {
  readonly verdict: Verdict | { readonly kind: 'give-back' };
  readonly message: Envelope | undefined;
};

const LONGEST_RETRY_MS = 60_000;
const LONGEST_OUTAGE_PAUSE_MS = 5_000;

/**
 * Factor on the deliveries of a message of newer code: each delivery may reach an instance that can
 * read it.
 */
const ROLLING_UPDATE_PATIENCE = 4;

/**
 * During a rolling update, instances of the previous version meet messages, or events in the log,
 * of the next one.
 */
const isOfNewerCode = (error: unknown): boolean =>
  error instanceof ServiceError && ['newer_message', 'unknown_event'].includes(error.code);

/**
 * Parts of the service that every message needs: while one is down, the message is not at fault.
 */
const isOutage = (error: unknown): boolean =>
  error instanceof ServiceError &&
  ['database_unavailable', 'database_timeout', 'broker_unavailable'].includes(error.code);

const reasonOf = (error: unknown): string =>
  error instanceof ServiceError
    ? `${error.code}: ${error.message}`
    : error instanceof Error
      ? `${error.name}: ${error.message}`
      : String(error);

const read = (body: string): Envelope => {
  const value: unknown = JSON.parse(body);
  assertMessage(value);
  return value;
};

/**
 * Passes a message to the handler, in its current shape, and says what happens to it. What cannot
 * be read is parked at once. A handler that throws gets the message again later, up to
 * `maxDeliveries`, and more often if only newer code can read the message or the log. During an
 * outage the message is held and its handler run again, so that an outage uses up no deliveries.
 */
export const handleDelivery = async (
  raw: RawDelivery,
  handler: MessageHandler,
  options: DeliveryOptions,
): Promise<HandledDelivery> => {
  let message: Envelope;
  try {
    message = read(raw.body);
  } catch (error) {
    return {
      verdict: { kind: 'dead-letter', reason: `unreadable: ${reasonOf(error)}` },
      message: undefined,
    };
  }
  return inSpan(
    `process ${message.type}`,
    () => ({
      kind: 'consumer',
      parent: traceOf(message),
      attributes: {
        ...messageAttributes(message),
        'messaging.system': raw.system,
        'messaging.destination.name': raw.queue,
        'fde.deliveries': raw.deliveries,
      },
    }),
    async (span) => {
      try {
        const verdict = await throughOutages(
          () =>
            handler({
              message: currentMessage(message),
              queue: raw.queue,
              deliveries: raw.deliveries,
            }),
          options.signal,
        );
        span.set({ outcome: verdict?.kind ?? 'give-back' });
        return { verdict: verdict ?? { kind: 'give-back' }, message };
      } catch (error) {
        span.fail(error);
        const verdict = afterFault(raw, error, options);
        span.set({ outcome: verdict.kind });
        return { verdict, message };
      }
    },
  );
};

const afterFault = (raw: RawDelivery, error: unknown, options: DeliveryOptions): Verdict =>
  raw.deliveries >= options.maxDeliveries * (isOfNewerCode(error) ? ROLLING_UPDATE_PATIENCE : 1)
    ? {
        kind: 'dead-letter',
        reason: `gave up after ${raw.deliveries} deliveries: ${reasonOf(error)}`,
      }
    : {
        kind: 'retry-later',
        delayMs: Math.min(LONGEST_RETRY_MS, options.retryDelayMs * 2 ** (raw.deliveries - 1)),
        reason: reasonOf(error),
      };

/**
 * Repeats the work while the database or the broker is down; undefined if the signal aborts
 * meanwhile.
 */
export const throughOutages = async <T>(
  work: () => Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> => {
  for (let outages = 0; ; outages += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) throw error;
      if (signal.aborted) return undefined;
      await sleep(Math.min(LONGEST_OUTAGE_PAUSE_MS, 100 * 2 ** Math.min(outages, 10)), undefined, {
        signal,
      }).catch(() => undefined);
      if (signal.aborted) return undefined;
    }
  }
};
