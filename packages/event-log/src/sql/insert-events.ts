/** The one way an event enters the log; what follows selects these columns, in this order. */
const COLUMNS = [
  'stream_id',
  'version',
  'event_id',
  'type',
  'schema_version',
  'data',
  'correlation_id',
  'causation_id',
  'task_id',
  'traceparent',
  'occurred_at',
];

/**
 * Inserts what `selected` selects. A version that the stream already has is left out, not refused:
 * the statement continues, and the returned rows tell its writer what was written.
 */
export const insertEvents = (selected: string, returning: string): string => `
    insert into events (${COLUMNS.join(', ')})
    ${selected}
    on conflict (stream_id, version) do nothing returning ${returning}`;
