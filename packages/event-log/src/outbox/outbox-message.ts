import {
  MAX_PUBLISHED_RESULT_BYTES,
  queuesFor,
  routeOf,
  writtenCommand,
  writtenEvent,
  type CommandEnvelope,
  type CommandName,
  type DomainEvent,
  type Envelope,
  type EventEnvelope,
  type TaskCommand,
} from '@fde/contracts';
import type { IdSource } from '../clock.js';
import type { MessageContext } from '../message-context.js';
import type { NewEvent } from '../events/stored-event.js';

/** A message that waits for its time and for a broker. */
export interface OutboxMessage {
  readonly envelope: Envelope;
  readonly availableAt: Date;
  /** To one queue alone (a redelivery), which has had it `deliveries` times; undefined: by its route. */
  readonly redelivery?: { readonly queue: string; readonly deliveries: number };
}

export interface TaskCommandMessage {
  readonly type: CommandName;
  readonly payload: TaskCommand;
}

export const commandEnvelope = (
  command: TaskCommandMessage,
  context: MessageContext,
  now: Date,
  ids: IdSource,
): CommandEnvelope => {
  const written = writtenCommand(command.type, command.payload);
  return {
    message_id: ids.uuid(),
    kind: 'command',
    type: command.type,
    schema_version: written.version,
    task_id: command.payload.task_id,
    correlation_id: context.correlationId,
    causation_id: context.causationId,
    traceparent: context.traceparent,
    ...(context.tracestate === undefined ? {} : { tracestate: context.tracestate }),
    occurred_at: now.toISOString(),
    payload: written.data,
  };
};

/** `tracestate`: of the context in which the event came about; the log keeps only its traceparent. */
export const eventEnvelope = (event: NewEvent, tracestate?: string): EventEnvelope => {
  const written = writtenEvent(publishedEvent(event));
  return {
    message_id: event.eventId,
    kind: 'event',
    type: event.type,
    schema_version: written.version,
    task_id: event.taskId,
    correlation_id: event.correlationId,
    causation_id: event.causationId,
    traceparent: event.traceparent,
    ...(tracestate === undefined ? {} : { tracestate }),
    occurred_at: event.occurredAt.toISOString(),
    stream_id: event.streamId,
    stream_version: event.version,
    payload: written.data,
  };
};

/** A task's result may be whole statements: messages stay small, whatever a handler returns. */
const publishedEvent = (event: NewEvent): DomainEvent =>
  event.type === 'TaskSucceeded' &&
  JSON.stringify(event.data.result).length > MAX_PUBLISHED_RESULT_BYTES
    ? { type: event.type, data: { ...event.data, result: null } }
    : event;

/** False of events that no queue of the topology takes: they are not published. */
export const hasSubscribers = (envelope: Envelope): boolean =>
  queuesFor(routeOf(envelope)).length > 0;
