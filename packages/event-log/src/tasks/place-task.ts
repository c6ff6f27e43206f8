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
  eventMessage,
  isPublished,
  type OutboxMessage,
} from '../outbox/outbox-message.js';
import { messageRows, type Handover } from '../outbox/outbox.js';
import { PLACE_TASKS } from '../sql/place-tasks.js';
import { notFound } from '../record-basics/record-errors.js';
import { beginTask } from './evolve-task.js';
import type { Task } from './task.js';
import { recordOfTask } from './task-row.js';

export interface TaskRequest {
  readonly operation: OperationName;
  readonly companyId: number;
  readonly documentId: number | null;
  readonly parentTaskId?: string | null;
}

/**
 * A task about to be created: its first event, the resulting state, and the messages that follow.
 */
export interface TaskToPlace {
  readonly task: Task;
  readonly subjectId: number;
  readonly event: NewEvent;
  readonly messages: readonly OutboxMessage[];
}

/** Throws `invalid_request` if the operation's subject is missing, and `invalid_event`. */
export const taskToPlace = (
  request: TaskRequest,
  origin: {
    readonly context: MessageContext;
    readonly now: Date;
    readonly ids: IdSource;
    readonly handover: Handover;
  },
): TaskToPlace => {
  const { operation, companyId, documentId, parentTaskId = null } = request;
  const subjectId = OPERATIONS[operation].subject === 'document' ? documentId : companyId;
  if (subjectId === null)
    throw new ServiceError('invalid_request', `${operation} needs a document`);
  const taskId = origin.ids.uuid();
  const payload = {
    task_id: taskId,
    operation,
    company_id: companyId,
    document_id: documentId,
    parent_task_id: parentTaskId,
  };
  const requested: TaskEvent = { type: 'TaskRequested', data: payload };
  const context = { ...origin.context, taskId };
  const event = firstEvent(requested, { ...origin, context, streamId: streamOf.task(taskId) });
  const { tracestate } = context;
  const command = { type: OPERATIONS[operation].command, payload };
  const messages = [
    eventMessage(event, { tracestate, companyId, availableAt: origin.now }),
    {
      envelope: commandEnvelope(command, context, origin.now, origin.ids),
      availableAt: origin.now,
    },
  ].filter(({ envelope }) => isPublished(envelope, origin.handover.everyEvent));
  return {
    task: beginTask({ ...requested, version: event.version, occurredAt: event.occurredAt }),
    subjectId,
    event,
    messages,
  };
};

const placeRow = ({ task, subjectId, event }: TaskToPlace): QueryRow => {
  const written = writtenEvent(event);
  return {
    task_id: task.taskId,
    subject: OPERATIONS[task.operation].subject,
    subject_id: subjectId,
    stream_id: event.streamId,
    version: event.version,
    event_id: event.eventId,
    type: event.type,
    schema_version: written.version,
    data: written.data,
    correlation_id: event.correlationId,
    causation_id: event.causationId,
    traceparent: event.traceparent,
    occurred_at: event.occurredAt,
  };
};

/**
 * Takes the place of "the open task of this operation and subject" for each of them and writes
 * everything of a new task (event, status row, messages) in one statement. Waits for a transaction
 * that is about to take one of the places, and holds the subjects to the end of its own. Its rows
 * are for `isPlaced`.
 */
export const placing = (places: readonly TaskToPlace[], handover: Handover): Statement => ({
  text: PLACE_TASKS,
  values: [
    JSON.stringify(places.map(placeRow)),
    JSON.stringify(places.map(({ task }) => recordOfTask(task))),
    JSON.stringify(
      places.flatMap(({ event, messages }) =>
        messageRows(messages, handover).map((row) => ({ ...row, stream_id: event.streamId })),
      ),
    ),
    handover.now,
  ],
});

/**
 * True if the statement placed the task, false if another has its place. Throws
 * `<entity>_not_found`.
 */
export const isPlaced = (
  { task, subjectId, event }: TaskToPlace,
  answers: readonly QueryRow[],
): boolean => {
  const answer = answers.find((row) => row['task_id'] === task.taskId);
  if (answer?.['subject'] !== true) throw notFound(OPERATIONS[task.operation].subject, subjectId);
  if (answer['placed'] !== answer['appended'])
    throw new VersionConflict(`Stream ${event.streamId} already exists`);
  return answer['placed'] === true;
};
