/** Columns of a message, with their types. */
const COLUMNS = [
  ['message_id', 'uuid'],
  ['queue', 'text'],
  ['deliveries', 'int'],
  ['envelope', 'jsonb'],
  ['available_at', 'timestamptz'],
  ['company_id', 'int'],
] as const;
const NAMES = COLUMNS.map(([name]) => name).join(', ');
const TYPED = COLUMNS.map(([name, type]) => `${name} ${type}`).join(', ');

/**
 * The one way a message enters the outbox: $1 messages, $2 when they were written. A message that already waits for
 * its queue is not written twice.
 */
export const INSERT_MESSAGES = `
    insert into outbox (${NAMES}, created_at)
    select ${NAMES}, $2::timestamptz
    from jsonb_to_recordset($1::jsonb) as m (${TYPED})
    on conflict (message_id, queue) do nothing`;
