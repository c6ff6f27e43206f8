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

/** Everything hangs on the place: where another task has it, or the subject does not exist, nothing is written. */
const placeIn = (subjects: 'companies' | 'documents'): string => `
  with subject as (select 1 from ${subjects} where id = $2::int for key share),
  place as (
    insert into open_tasks (task_id, operation, subject_id, company_id, document_id, parent_task_id, due_at)
    select t.task_id, t.operation, $2::int, t.company_id, t.document_id, t.parent_task_id, t.created_at
    from subject, jsonb_populate_record(null::task_status, $1::jsonb) t
    on conflict (operation, subject_id) do nothing returning task_id),
  appended as (
    insert into events (stream_id, version, event_id, type, schema_version, data, correlation_id, causation_id, task_id, traceparent, occurred_at)
    select 'task-' || task_id, $3::int, $4::uuid, $5, $6::int, $7::jsonb, $8::uuid, $9::uuid, task_id, $10, $11::timestamptz
    from place on conflict (stream_id, version) do nothing returning 1),
  shown as (insert into task_status select t.* from place, jsonb_populate_record(null::task_status, $1::jsonb) t),
  sent as (
    insert into outbox (message_id, queue, deliveries, envelope, available_at, created_at)
    select m.message_id, m.queue, m.deliveries, m.envelope, m.available_at, $11::timestamptz
    from place, jsonb_to_recordset($12::jsonb) as m (message_id uuid, queue text, deliveries int, envelope jsonb, available_at timestamptz))
  select (select count(*) from subject)::int as subjects, (select count(*) from place)::int as places, (select count(*) from appended)::int as events`;
const PLACE = { company: placeIn('companies'), document: placeIn('documents') };

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
    text: PLACE[OPERATIONS[task.operation].subject],
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
