import { COMMAND_SCHEMAS, MAX_PUBLISHED_RESULT_BYTES, queuesFor, routeOf, type CommandEnvelope, type CommandName, type Envelope, type EventEnvelope, type TaskCommand } from '@fde/contracts';
import type { IdSource } from '../clock.js';
import type { MessageContext } from '../message-context.js';
import type { NewEvent, StoredEvent } from '../events/stored-event.js';

/** A message that waits for its time and for a broker. */
export interface OutboxMessage {
  readonly envelope: Envelope;
  readonly availableAt: Date;
  /** To one queue alone (a redelivery), which has had it `deliveries` times; undefined: by its route. */
  readonly redelivery?: { readonly queue: string; readonly deliveries: number };
}

export interface TaskCommandMessage { readonly type: CommandName; readonly payload: TaskCommand }

export const commandEnvelope = (command: TaskCommandMessage, context: MessageContext, now: Date, ids: IdSource): CommandEnvelope => ({
  message_id: ids.uuid(),
  kind: 'command',
  type: command.type,
  schema_version: COMMAND_SCHEMAS[command.type].version,
  task_id: command.payload.task_id,
  correlation_id: context.correlationId,
  causation_id: context.causationId,
  traceparent: context.traceparent,
  ...(context.tracestate === undefined ? {} : { tracestate: context.tracestate }),
  occurred_at: now.toISOString(),
  payload: command.payload,
});

/** `tracestate`: of the context in which the event came about; the log keeps only its traceparent. */
export const eventEnvelope = (event: NewEvent, tracestate?: string): EventEnvelope => ({
  message_id: event.eventId,
  kind: 'event',
  type: event.type,
  schema_version: event.schemaVersion,
  task_id: event.taskId,
  correlation_id: event.correlationId,
  causation_id: event.causationId,
  traceparent: event.traceparent,
  ...(tracestate === undefined ? {} : { tracestate }),
  occurred_at: event.occurredAt.toISOString(),
  stream_id: event.streamId,
  stream_version: event.version,
  payload: publishedData(event),
});

/** A task's result may be whole statements: messages stay small, whatever a handler returns. */
const publishedData = (event: NewEvent): StoredEvent['data'] =>
  event.type === 'TaskSucceeded' && JSON.stringify(event.data.result).length > MAX_PUBLISHED_RESULT_BYTES ? { ...event.data, result: null } : event.data;

/** False of events that no queue of the topology takes: they are not published. */
export const hasSubscribers = (envelope: Envelope): boolean => queuesFor(routeOf(envelope)).length > 0;
