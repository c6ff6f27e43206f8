import {
  QUIET_EVENTS,
  writtenCommand,
  writtenEvent,
  type CommandEnvelope,
  type Envelope,
  type EventEnvelope,
  type TaskCommand,
  type TaskCommandName,
} from '@fde/contracts';
import type { IdSource } from '../clock.js';
import type { MessageContext } from '../message-context.js';
import type { NewEvent } from '../events/stored-event.js';
import { publishedEvent } from './published-event.js';

/** A message that waits until it is due and a broker can take it. */
export interface OutboxMessage {
  readonly envelope: Envelope;
  readonly availableAt: Date;
  /**
   * For a redelivery, its one queue and how often it was delivered there; undefined: routed as
   * usual.
   */
  readonly redelivery?: { readonly queue: string; readonly deliveries: number };
  /** Whose message it is, for those who look at the broker; absent if nobody knows. */
  readonly companyId?: number;
}

export interface TaskCommandMessage {
  readonly type: TaskCommandName;
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

/** True of what is published: every message but the quiet events, and these where every event is wanted. */
export const isPublished = (envelope: Envelope, everyEvent = false): boolean =>
  everyEvent || !(QUIET_EVENTS as readonly string[]).includes(envelope.type);

/** The message of an event; `companyId` where the writer knows it and the event does not say. */
export const eventMessage = (
  event: NewEvent,
  facts: {
    readonly tracestate?: string | undefined;
    readonly companyId?: number | undefined;
    readonly availableAt: Date;
  },
): OutboxMessage => {
  const companyId = companyOf(event) ?? facts.companyId;
  return {
    envelope: eventEnvelope(event, facts.tracestate),
    availableAt: facts.availableAt,
    ...(companyId === undefined ? {} : { companyId }),
  };
};

const companyOf = ({ streamId, data }: NewEvent): number | undefined => {
  if ('company_id' in data) return data.company_id;
  if ('document' in data) return data.document.company_id;
  const ofStream = /^(?:company|compiled)-(\d+)/.exec(streamId)?.[1];
  return ofStream === undefined ? undefined : Number(ofStream);
};
