import {
  OPERATIONS,
  ServiceError,
  streamOf,
  writtenEvent,
  type OperationName,
  type TaskEvent,
} from '@fde/contracts';
import type { IdSource } from '../clock.js';
import type { QueryRow, Statement } from '../database/database.js';
import { VersionConflict, firstEvent } from '../events/event-store.js';
import type { NewEvent } from '../events/stored-event.js';
import type { MessageContext } from '../message-context.js';
import {
  commandEnvelope,
  eventEnvelope,
  hasSubscribers,
  type OutboxMessage,
} from '../outbox/outbox-message.js';
import { messageRows, type Handover } from '../outbox/outbox.js';
import { PLACE_TASK } from '../sql/place-task.js';
import { notFound } from '../records/record-errors.js';
import { beginTask } from './evolve-task.js';
import type { Task } from './task.js';
import { recordOfTask } from './task-row.js';

export interface TaskRequest {
  readonly operation: OperationName;
  readonly companyId: number;
  readonly documentId: number | null;
  readonly parentTaskId?: string | null;
}

/** A task that is about to be: its first event, the state that follows from it, and what is sent because of it. */
export interface TaskToPlace {
  readonly task: Task;
  readonly subjectId: number;
  readonly event: NewEvent;
  readonly messages: readonly OutboxMessage[];
}

/** Throws `invalid_request` where the operation's subject is missing, and `invalid_event`. */
export const taskToPlace = (
  request: TaskRequest,
  asked: { readonly context: MessageContext; readonly now: Date; readonly ids: IdSource },
): TaskToPlace => {
  const { operation, companyId, documentId, parentTaskId = null } = request;
  const subjectId = OPERATIONS[operation].subject === 'document' ? documentId : companyId;
  if (subjectId === null)
    throw new ServiceError('invalid_request', `${operation} needs a document`);
  const taskId = asked.ids.uuid();
  const payload = {
    task_id: taskId,
    operation,
    company_id: companyId,
    document_id: documentId,
    parent_task_id: parentTaskId,
  };
  const requested: TaskEvent = { type: 'TaskRequested', data: payload };
  const context = { ...asked.context, taskId };
  const event = firstEvent(requested, { ...asked, context, streamId: streamOf.task(taskId) });
  const envelopes = [
    eventEnvelope(event, context.tracestate),
    commandEnvelope(
      { type: OPERATIONS[operation].command, payload },
      context,
      asked.now,
      asked.ids,
    ),
  ].filter(hasSubscribers);
  return {
    task: beginTask({ ...requested, version: event.version, occurredAt: event.occurredAt }),
    subjectId,
    event,
    messages: envelopes.map((envelope) => ({ envelope, availableAt: asked.now })),
  };
};

/**
 * Takes the place of "the open task of this operation and subject" and writes all that a new task is (event, status
 * row, messages), in one statement. Waits for a transaction that is about to take it, and holds the subject to the end
 * of its own.
 */
export const placing = (
  { task, subjectId, event, messages }: TaskToPlace,
  handover: Handover,
): Statement => {
  const written = writtenEvent(event);
  return {
    text: PLACE_TASK[OPERATIONS[task.operation].subject],
    values: [
      JSON.stringify(recordOfTask(task)),
      subjectId,
      event.version,
      event.eventId,
      event.type,
      written.version,
      JSON.stringify(written.data),
      event.correlationId,
      event.causationId,
      event.traceparent,
      event.occurredAt,
      JSON.stringify(messageRows(messages, handover)),
    ],
  };
};

/** True where the statement placed the task, false where another has its place. Throws `<entity>_not_found`. */
export const isPlaced = (
  { task, subjectId, event }: TaskToPlace,
  answer: QueryRow | undefined,
): boolean => {
  if (answer === undefined || answer['subjects'] === 0)
    throw notFound(OPERATIONS[task.operation].subject, subjectId);
  if (answer['places'] !== answer['events'])
    throw new VersionConflict(`Stream ${event.streamId} exists`);
  return answer['places'] !== 0;
};
