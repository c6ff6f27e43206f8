import { randomBytes } from 'node:crypto';
import type { Envelope } from '@fde/contracts';
import { currentTrace, traceIdOf } from '@fde/tracing';
import { randomIds, type IdSource } from './clock.js';

/** What is written beside every event and message, so that a flow can be followed from its request to its end. */
export interface MessageContext {
  /** The same in everything that follows from one request. */
  readonly correlationId: string;
  /** The message or event that led here; null at the beginning. */
  readonly causationId: string | null;
  /** W3C trace context: `00-<32 hex>-<16 hex>-<2 hex>`. */
  readonly traceparent: string;
  /** W3C trace state; kept while tracing is on. */
  readonly tracestate?: string | undefined;
  /** The current task, if any. */
  readonly taskId: string | null;
}

const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** The beginning of a trace of its own. */
export const newTraceparent = (): string => `00-${randomHex(16)}-${randomHex(8)}-01`;

/**
 * The context of something that begins here, such as a request or a timer. Within a span it belongs
 * to that span.
 */
export const rootContext = (
  known: Partial<MessageContext> = {},
  ids: IdSource = randomIds,
): MessageContext => {
  const trace = known.traceparent === undefined ? currentTrace() : known;
  return {
    correlationId: known.correlationId ?? ids.uuid(),
    causationId: known.causationId ?? null,
    traceparent: trace?.traceparent ?? newTraceparent(),
    ...(trace?.tracestate === undefined ? {} : { tracestate: trace.tracestate }),
    taskId: known.taskId ?? null,
  };
};

/**
 * The context of what a message causes: the same trace, with the current span or, while tracing is
 * off, with a new one.
 */
export const contextFrom = (message: Envelope): MessageContext => {
  const atWork = currentTrace();
  const trace =
    atWork !== undefined && traceIdOf(atWork.traceparent) === traceIdOf(message.traceparent)
      ? atWork
      : {
          traceparent: `${message.traceparent.slice(0, 36)}${randomHex(8)}${message.traceparent.slice(52)}`,
          tracestate: message.tracestate,
        };
  return {
    correlationId: message.correlation_id,
    causationId: message.message_id,
    traceparent: trace.traceparent,
    ...(trace.tracestate === undefined ? {} : { tracestate: trace.tracestate }),
    taskId: message.task_id ?? null,
  };
};
