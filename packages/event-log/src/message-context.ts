import { randomBytes } from 'node:crypto';
import type { Envelope } from '@fde/contracts';
import { randomIds, type IdSource } from './clock.js';

/** What is written beside every event and message, so that a flow can be followed from its request to its end. */
export interface MessageContext {
  /** Equal in everything that follows from one request. */
  readonly correlationId: string;
  /** The message or event that led here; null at the beginning. */
  readonly causationId: string | null;
  /** W3C trace context: `00-<32 hex>-<16 hex>-<2 hex>`. */
  readonly traceparent: string;
  /** The task at work, if any. */
  readonly taskId: string | null;
}

const newTraceparent = (): string => {
  const random = randomBytes(24).toString('hex');
  return `00-${random.slice(0, 32)}-${random.slice(32)}-01`;
};

/** The context of something that begins here: a request, a timer. */
export const rootContext = (given: Partial<MessageContext> = {}, ids: IdSource = randomIds): MessageContext => ({
  correlationId: given.correlationId ?? ids.uuid(),
  causationId: given.causationId ?? null,
  traceparent: given.traceparent ?? newTraceparent(),
  taskId: given.taskId ?? null,
});

/** The context of what a message causes: the same trace with a span of its own. */
export const contextFrom = (message: Envelope): MessageContext => ({
  correlationId: message.correlation_id,
  causationId: message.message_id,
  traceparent: `${message.traceparent.slice(0, 36)}${randomBytes(8).toString('hex')}${message.traceparent.slice(52)}`,
  taskId: message.task_id ?? null,
});
