import { OPERATIONS } from '@fde/contracts';
import { sql } from 'kysely';
import type { Executor } from '../database/database.js';
import { VersionConflict } from '../events/event-store.js';
import type { NewEvent } from '../events/stored-event.js';
import type { OutboxMessage } from '../outbox/outbox-message.js';
import { messageRows } from '../outbox/outbox.js';
import { lockedRecord } from '../records/record-changes.js';
import { notFound } from '../records/record-errors.js';
import type { Task } from './task.js';
import { recordOfTask } from './task-row.js';

/** A task that is about to be: its first event, the state that follows from it, and what is sent because of it. */
export interface TaskToPlace {
  readonly task: Task;
  readonly subjectId: number;
  readonly event: NewEvent;
  readonly messages: readonly OutboxMessage[];
}

/**
 * Takes the place of "the open task of this operation and subject" and writes all that a new task is (event, status
 * row, messages), in one statement: a round trip to the database costs more than the rows do. Everything hangs on the
 * place, so where another task has it nothing is written and the answer is false. Waits for a transaction that is about
 * to take it. Holds the subject to the end of the transaction; throws `<entity>_not_found` where there is none.
 */
export const placeTask = async (db: Executor, { task, subjectId, event, messages }: TaskToPlace): Promise<boolean> => {
  const { subject } = OPERATIONS[task.operation];
  const { rows: [done] } = await sql<{ subjects: number; places: number; events: number }>`
    with subject as (${lockedRecord(subject, subjectId, 'keep')}),
    place as (
      insert into open_tasks (task_id, operation, subject_id, company_id, document_id, parent_task_id, due_at)
      select ${task.taskId}::uuid, ${task.operation}, ${subjectId}::int, ${task.companyId}::int, ${task.documentId}::int, ${task.parentTaskId}::uuid, ${task.createdAt}::timestamptz
      from subject on conflict (operation, subject_id) do nothing returning task_id),
    appended as (
      insert into events (stream_id, version, event_id, type, schema_version, data, correlation_id, causation_id, task_id, traceparent, occurred_at)
      select ${event.streamId}, ${event.version}::int, ${event.eventId}::uuid, ${event.type}, ${event.schemaVersion}::int, ${JSON.stringify(event.data)}::jsonb,
        ${event.correlationId}::uuid, ${event.causationId}::uuid, task_id, ${event.traceparent}, ${event.occurredAt}::timestamptz
      from place on conflict (stream_id, version) do nothing returning 1),
    shown as (insert into task_status select r.* from place, jsonb_populate_record(null::task_status, ${JSON.stringify(recordOfTask(task))}::jsonb) r),
    sent as (
      insert into outbox (message_id, queue, deliveries, envelope, available_at, created_at)
      select m.message_id, m.queue, m.deliveries, m.envelope, m.available_at, ${task.createdAt}::timestamptz
      from place, jsonb_to_recordset(${messageRows(messages)}::jsonb) as m (message_id uuid, queue text, deliveries int, envelope jsonb, available_at timestamptz))
    select (select count(*) from subject)::int as subjects, (select count(*) from place)::int as places, (select count(*) from appended)::int as events`.execute(db);
  if (done === undefined || done.subjects === 0) throw notFound(subject, subjectId);
  if (done.places !== done.events) throw new VersionConflict(`Stream ${event.streamId} exists`);
  return done.places > 0;
};
