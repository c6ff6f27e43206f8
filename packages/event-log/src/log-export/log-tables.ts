import { READ_MODELS } from '../read-models/shadow-read-models.js';

/**
 * What a backup holds: the log, and everything that does not follow from it. Read models are
 * rebuilt; answers of statements are kept again when these are compiled; worker sessions and
 * rate-limit counts are short-lived; the first process that starts records its messaging system.
 * `order`: the order in which rows are written, so that equal
 * logs give equal files.
 */
export const LOG_TABLES = [
  { table: 'events', order: 'position' },
  { table: 'archived_events', order: 'stream_id, version' },
  { table: 'outbox', order: 'created_at, message_id, queue' },
  { table: 'queue_messages', order: 'id' },
  { table: 'inbox', order: 'received_at, consumer, message_id' },
  { table: 'dead_letters', order: 'id' },
  { table: 'language_model_spend', order: 'reserved_at, id' },
  { table: 'api_keys', order: 'created_at, id' },
  { table: 'webhooks', order: 'id' },
  { table: 'webhook_deliveries', order: 'created_at, id' },
] as const;

export type LogTable = (typeof LOG_TABLES)[number]['table'];

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
 * Columns that are not restored. Transaction ids belong to the old server: on another they may lie
 * in the future, and readers of the whole log would wait for them. Claims belong to sessions that
 * no longer exist.
 */
export const LEFT_OUT: Readonly<Partial<Record<LogTable, readonly string[]>>> = {
  events: ['transaction_id'],
  archived_events: ['transaction_id'],
  queue_messages: ['claimed_by'],
};

/**
 * Read models that are written in the transaction of their events: they agree with the log at any
 * moment.
 */
export const PROMPT_READ_MODELS = READ_MODELS.filter(({ table }) => table !== 'task_status');
