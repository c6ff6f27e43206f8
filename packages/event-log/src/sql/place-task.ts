import { insertEvents } from './insert-events.js';
import { insertMessages, messagesFrom } from './insert-messages.js';

const TAKE_PLACE = `
    insert into open_tasks
      (task_id, operation, subject_id, company_id, document_id, parent_task_id, due_at)
    select t.task_id, t.operation, $2::int, t.company_id, t.document_id, t.parent_task_id, t.created_at
    from subject, jsonb_populate_record(null::task_status, $1::jsonb) t
    on conflict (operation, subject_id) do nothing returning task_id`;

const FIRST_EVENT = `
    select 'task-' || task_id, $3::int, $4::uuid, $5, $6::int, $7::jsonb, $8::uuid, $9::uuid,
      task_id, $10, $11::timestamptz
    from place`;

const SHOW_STATUS = `
    insert into task_status
    select t.* from place, jsonb_populate_record(null::task_status, $1::jsonb) t`;

/**
 * Takes the place of "the open task of this operation and subject" and writes all that a new task is, in one
 * statement. Everything depends on the place: where another task has it, or the subject does not exist, nothing is
 * written.
 *
 * $1 the task's row, $2 its subject, $3 to $11 its first event, $12 messages; returns how many subjects, places and
 * events there were.
 */
const placeTask = (subjects: 'companies' | 'documents'): string => `
  with subject as (select 1 from ${subjects} where id = $2::int for key share),
  place as (${TAKE_PLACE}),
  appended as (${insertEvents(FIRST_EVENT, '1')}),
  shown as (${SHOW_STATUS}),
  sent as (${insertMessages(`place, ${messagesFrom('$12')}`, '$11::timestamptz')})
  select (select count(*) from subject)::int as subjects,
    (select count(*) from place)::int as places,
    (select count(*) from appended)::int as events`;

export const PLACE_TASK = { company: placeTask('companies'), document: placeTask('documents') };
