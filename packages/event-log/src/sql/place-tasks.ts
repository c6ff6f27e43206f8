import { insertEvents } from './insert-events.js';
import { insertMessages, messagesFrom } from './insert-messages.js';

/** The tasks of `$1` as rows: subject and first event of each. */
const REQUESTED_TASKS = `
    select * from jsonb_to_recordset($1::jsonb) as a (
      task_id uuid, subject text, subject_id int, stream_id text, version int, event_id uuid, type text,
      schema_version int, data jsonb, correlation_id uuid, causation_id uuid, traceparent text,
      occurred_at timestamptz)`;

/** Locked to the end of the transaction, in the order that every transaction uses. */
const holdSubjects = (subject: string, table: string): string => `
    select id from ${table}
    where id = any(array(select subject_id from requested where subject = '${subject}'))
    order by id for key share`;

const HELD = `
    select a.* from requested a join held_companies h on a.subject = 'company' and h.id = a.subject_id
    union all
    select a.* from requested a join held_documents h on a.subject = 'document' and h.id = a.subject_id`;

const TAKE_PLACES = `
    insert into open_tasks
      (task_id, operation, subject_id, company_id, document_id, parent_task_id, due_at)
    select t.task_id, t.operation, h.subject_id, t.company_id, t.document_id, t.parent_task_id, t.created_at
    from held h join jsonb_populate_recordset(null::task_status, $2::jsonb) t using (task_id)
    order by t.operation, h.subject_id
    on conflict (operation, subject_id) do nothing returning task_id`;

const FIRST_EVENTS = `
    select a.stream_id, a.version, a.event_id, a.type, a.schema_version, a.data, a.correlation_id,
      a.causation_id, a.task_id, a.traceparent, a.occurred_at
    from requested a join place p using (task_id)
    order by a.stream_id`;

const SHOW_STATUS = `
    insert into task_status
    select t.* from jsonb_populate_recordset(null::task_status, $2::jsonb) t
    where t.task_id in (select task_id from place)`;

const MESSAGES_OF_PLACED = `${messagesFrom('$3', true)}
    where m.stream_id in (select a.stream_id from requested a join place p using (task_id))`;

/**
 * Takes for each task the place of "the open task of this operation and subject" and writes
 * everything of a new task in one statement. All of it depends on the place: if another task has
 * it, or the subject does not exist, nothing of this task is written, whatever happens to the
 * others.
 *
 * $1 tasks with their first events, $2 their rows, $3 messages with their stream, $4 now; returns
 * for each task whether its subject was there, whether it has the place, and whether its event was
 * written.
 */
export const PLACE_TASKS = `
  with requested as materialized (${REQUESTED_TASKS}),
  held_companies as materialized (${holdSubjects('company', 'companies')}),
  held_documents as materialized (${holdSubjects('document', 'documents')}),
  held as materialized (${HELD}),
  place as (${TAKE_PLACES}),
  appended as (${insertEvents(FIRST_EVENTS, 'task_id')}),
  shown as (${SHOW_STATUS}),
  sent as (${insertMessages(MESSAGES_OF_PLACED, '$4::timestamptz')})
  select a.task_id,
    a.task_id in (select task_id from held) as subject,
    a.task_id in (select task_id from place) as placed,
    a.task_id in (select task_id from appended) as appended
  from requested a`;
