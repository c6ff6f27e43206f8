/** Events, in the order of `$2`, after the head of the stream, if the head is what the writer expects. */
const AFTER_HEAD = `
    select $1, head.version + e.ordinal, e.event_id, e.type, e.schema_version, e.data,
      $4::uuid, $5::uuid, $6::uuid, $7, $8::timestamptz
    from (select coalesce(max(version), 0) as version from events where stream_id = $1) head,
      jsonb_to_recordset($2::jsonb) as e
        (ordinal int, event_id uuid, type text, schema_version int, data jsonb)
    where $3::int is null or head.version = $3::int
    order by e.ordinal`;

/** A version that the stream already has is left out, not refused: the rows tell what was written. */
const APPENDED = `
    insert into events (stream_id, version, event_id, type, schema_version, data,
      correlation_id, causation_id, task_id, traceparent, occurred_at)
    ${AFTER_HEAD}
    on conflict (stream_id, version) do nothing returning *`;

/** What the task-tracker has to project, committed with the events themselves. */
const TO_PROJECT = `
    insert into unprojected_task_events (task_id, version)
    select task_id, version from appended where stream_id like 'task-%'`;

/**
 * The one way an event enters the log. Appends events to one stream. $1 stream, $2 events, $3 the version the stream
 * must have (null: any), $4 to $7 correlation, causation, task, traceparent, $8 now; returns the rows that were written.
 */
export const APPEND_EVENTS = `
  with appended as (${APPENDED}),
  to_project as (${TO_PROJECT})
  select * from appended`;
