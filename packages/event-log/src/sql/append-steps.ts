import { insertEvents } from './insert-events.js';
import { insertMessages, messagesFrom } from './insert-messages.js';
import { upsertTaskRows } from './upsert-task-rows.js';

/** The steps of `$1` as rows, one event of one task each. */
const STEPS = `
    select * from jsonb_to_recordset($1::jsonb) as s (
      task_id uuid, stream_id text, version int, event_id uuid, type text, schema_version int,
      data jsonb, correlation_id uuid, causation_id uuid, traceparent text,
      attempt_id uuid, session_id uuid, consumer text, message_id uuid,
      company_id int, document_id int, parent_task_id uuid)`;

/** The fence: a step is taken only while its stream is at the version that it was decided on. */
const STEPS_STILL_TRUE = `
    select s.stream_id, s.version, s.event_id, s.type, s.schema_version, s.data,
      s.correlation_id, s.causation_id, s.task_id, s.traceparent, $2::timestamptz
    from step s
    where s.version = 1 + (select max(e.version) from events e where e.stream_id = s.stream_id)
    order by s.stream_id`;

const BEGIN_ATTEMPTS = `
    update open_tasks o
    set attempt_id = (select d.attempt_id from done d where d.task_id = o.task_id),
      session_id = (select d.session_id from done d where d.task_id = o.task_id)
    where o.task_id = any(array(select d.task_id from done d where d.type = 'TaskStarted'))`;

const FREE_PLACES = `
    delete from open_tasks o
    where o.task_id = any(array(select d.task_id from done d where d.type <> 'TaskStarted'))`;

const REMEMBER_HANDLED = `
    insert into inbox (consumer, message_id, received_at)
    select d.consumer, d.message_id, $2::timestamptz from done d where d.message_id is not null
    on conflict (consumer, message_id) do nothing`;

/** Open workflows of its document or company, which may wait for the task. */
const WORKFLOW_WAITS = `
    exists (select 1 from open_tasks w where w.operation = any($5::text[]) and w.subject_id = s.company_id)
    or case when s.document_id is null
      then exists (select 1 from open_tasks w where w.operation = any($6::text[]) and w.company_id = s.company_id)
      else exists (select 1 from open_tasks w where w.operation = any($6::text[]) and w.subject_id = s.document_id)
    end`;

const WEBHOOK_WAITS = `
    exists (select 1 from webhooks h where h.enabled and 'task.ended' = any(h.events))`;

/**
 * An end is published for the workflow that requested the task or may wait for it, and for webhooks
 * on ends. Nobody else needs to hear of a step, because the task's row is written with it, unless
 * every event is published.
 */
const DONE = `
    select s.*, $7::boolean or s.type <> 'TaskStarted'
      and (s.parent_task_id is not null or ${WORKFLOW_WAITS} or ${WEBHOOK_WAITS}) as publishes
    from step s join appended a using (stream_id)`;

const MESSAGES_OF_DONE = `${messagesFrom('$3', true)}
    where m.stream_id in (select stream_id from done where publishes)`;

const ROWS_OF_DONE = `
    select r.* from jsonb_populate_recordset(null::task_status, $4::jsonb) r
    where r.task_id in (select task_id from done) order by r.task_id`;

/**
 * Appends the steps of several tasks in one transaction and one round trip. What belongs to a step
 * (place among the open tasks, status row, inbox row, messages) depends on its event, and the event
 * on the version of its stream, so that each is written completely or not at all, whatever happens
 * to the others.
 *
 * $1 steps, $2 now, $3 messages with their stream, $4 status rows, $5 the workflows on companies,
 * $6 those on documents, $7 whether every event is published; returns the streams that were appended to,
 * and whether their messages were written.
 */
export const APPEND_STEPS = `
  with step as materialized (${STEPS}),
  appended as (${insertEvents(STEPS_STILL_TRUE, 'stream_id')}),
  done as materialized (${DONE}),
  started as (${BEGIN_ATTEMPTS}),
  ended as (${FREE_PLACES}),
  handled as (${REMEMBER_HANDLED}),
  shown as (${upsertTaskRows(ROWS_OF_DONE)}),
  sent as (${insertMessages(MESSAGES_OF_DONE, '$2::timestamptz')})
  select stream_id, publishes from done`;
