import { READ_MODELS } from '../projections/shadow-read-models.js';

/**
 * What a backup holds: the log and what is no consequence of it. Read models are rebuilt, worker sessions are of
 * processes, clients' shares of a minute are soon over. `order`: in which the rows are written down, so that equal logs give equal files.
 */
export const KEPT_TABLES = [
  { table: 'events', order: 'position' },
  { table: 'archived_events', order: 'stream_id, version' },
  { table: 'outbox', order: 'created_at, message_id, queue' },
  { table: 'queue_messages', order: 'id' },
  { table: 'inbox', order: 'received_at, consumer, message_id' },
  { table: 'dead_letters', order: 'id' },
  { table: 'language_model_spend', order: 'reserved_at, id' },
  { table: 'webhooks', order: 'id' },
  { table: 'webhook_deliveries', order: 'created_at, id' },
] as const;

export type KeptTable = (typeof KEPT_TABLES)[number]['table'];

export const SEQUENCES = [
  'company_ids',
  'document_ids',
  'extraction_ids',
  'compiled_statement_ids',
  'review_ids',
  'webhook_ids',
  'events_position_seq',
  'dead_letters_id_seq',
  'queue_messages_id_seq',
  'worker_session_keys',
] as const;

/**
 * Columns that are not taken over. Transaction ids are those of the old server: in another one they may lie in the
 * future, and readers of the whole log would wait for them. Claims are of sessions that are gone.
 */
export const LEFT_OUT: Readonly<Partial<Record<KeptTable, readonly string[]>>> = {
  events: ['transaction_id'],
  archived_events: ['transaction_id'],
  queue_messages: ['claimed_by'],
};

/** Read models that are written in the transaction of their events: at any moment they say what the log says. */
export const PROMPT_READ_MODELS = READ_MODELS.filter(({ table }) => table !== 'task_status');
