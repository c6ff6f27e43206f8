/** Columns of a message as `messageRows` gives them, with their types. */
const MESSAGE_COLUMNS = [
  ['message_id', 'uuid'],
  ['queue', 'text'],
  ['deliveries', 'int'],
  ['envelope', 'jsonb'],
  ['available_at', 'timestamptz'],
  ['company_id', 'int'],
] as const;

/** Messages out of JSON, as `m`; `stream_id` names the event that each follows from, where the statement needs it. */
export const messagesFrom = (json: string, withStream = false): string => {
  const columns = MESSAGE_COLUMNS.map(([name, type]) => `${name} ${type}`);
  const all = withStream ? ['stream_id text', ...columns] : columns;
  return `jsonb_to_recordset(${json}::jsonb) as m (${all.join(', ')})`;
};

/**
 * The one way a message enters the outbox. `from` names `m`; `now` is when it was written. A message that already
 * waits for its queue is not written twice.
 */
export const insertMessages = (from: string, now: string): string => {
  const names = MESSAGE_COLUMNS.map(([name]) => name);
  return `
    insert into outbox (${names.join(', ')}, created_at)
    select ${names.map((name) => `m.${name}`).join(', ')}, ${now}
    from ${from}
    on conflict (message_id, queue) do nothing`;
};
