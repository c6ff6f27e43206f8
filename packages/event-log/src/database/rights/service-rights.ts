import type { ServiceName } from '@fde/contracts';
import type { Schema } from '../schema.js';

/** Tables of the migrations; those that are not in `Schema` are used by packages that know their columns. */
type RightsTable = keyof Schema | 'client_rate_limits' | 'kysely_migration' | 'statement_answers';
type RightsSequence =
  | 'company_ids'
  | 'document_ids'
  | 'extraction_ids'
  | 'compiled_statement_ids'
  | 'review_ids'
  | 'webhook_ids'
  | 'worker_session_keys'
  | 'events_position_seq'
  | 'dead_letters_id_seq'
  | 'queue_messages_id_seq';

/** What a role may do: privileges of each table as GRANT takes them, and the sequences it takes numbers from. */
export interface Rights {
  readonly tables: Readonly<Partial<Record<RightsTable, string>>>;
  readonly sequences: readonly RightsSequence[];
  /** Sequences that it may set to a number. */
  readonly settable?: readonly RightsSequence[];
}

const ALL = 'select, insert, update, delete';
/** A row that others refer to is locked by who adds them; PostgreSQL asks for a right to update for that. */
const HOLD = 'update (updated_at)';

/**
 * Every service reads the log and the records, appends to the log, and sends what its transactions
 * leave in the outbox. None changes or removes an event.
 */
const EVERY_SERVICE: Rights = {
  tables: {
    kysely_migration: 'select',
    events: 'select, insert',
    archived_events: 'select',
    companies: 'select',
    documents: 'select',
    extractions: 'select',
    compiled_statements: 'select',
    line_names: 'select',
    reviews: 'select',
    period_statements: 'select',
    statement_changes: 'select',
    watches: 'select',
    row_moves: 'select',
    open_tasks: 'select',
    task_status: 'select',
    unprojected_task_events: 'select, insert',
    worker_sessions: 'select',
    outbox: ALL,
    queue_messages: ALL,
    declared_queues: 'select, insert',
    messaging_system: 'select, insert, update',
    // Whether there are webhooks for an event, not their secrets.
    webhooks: 'select (id, enabled, events)',
  },
  sequences: ['events_position_seq', 'queue_messages_id_seq'],
};

/** A service that consumes messages: what it has handled, what it cannot handle, and that it lives. */
const CONSUMER: Rights = {
  tables: { inbox: 'select, insert', dead_letters: 'select, insert, update', worker_sessions: ALL },
  sequences: ['dead_letters_id_seq', 'worker_session_keys'],
};

/** One that does tasks begins and ends them; requests come from others. */
const TASKS: Rights = { tables: { open_tasks: 'update, delete' }, sequences: [] };

const ASKS_A_MODEL: Rights = {
  tables: { language_model_spend: 'select, insert, update' },
  sequences: [],
};

/** Compiled statements, with what a trigger of a former version removes beside them. */
const COMPILED: Rights = {
  tables: {
    compiled_statements: 'insert, update, delete',
    line_names: 'insert, update, delete',
    period_statements: 'insert, update, delete',
    statement_changes: 'insert, update, delete',
    statement_answers: 'select, delete',
  },
  sequences: ['compiled_statement_ids'],
};

/** One that requests tasks holds their subjects and shows the new task. */
const REQUESTS: Rights = {
  tables: {
    open_tasks: 'insert, update, delete',
    task_status: 'insert',
    companies: HOLD,
    documents: HOLD,
  },
  sequences: [],
};

/** Beyond what every service may do. */
const OF_SERVICE: Readonly<Record<ServiceName, readonly Rights[]>> = {
  gateway: [
    REQUESTS,
    COMPILED,
    {
      tables: {
        companies: ALL,
        documents: ALL,
        extractions: ALL,
        reviews: ALL,
        watches: ALL,
        row_moves: ALL,
        dead_letters: 'select, delete',
        webhooks: ALL,
        api_keys: 'select, update (last_used_at)',
        webhook_deliveries: ALL,
        client_rate_limits: ALL,
      },
      sequences: ['company_ids', 'document_ids', 'extraction_ids', 'review_ids', 'webhook_ids'],
      // The companies of a fresh system have the numbers from 1 on.
      settable: ['company_ids'],
    },
  ],
  scraper: [
    CONSUMER,
    TASKS,
    ASKS_A_MODEL,
    { tables: { companies: HOLD, documents: 'insert, update' }, sequences: ['document_ids'] },
  ],
  downloader: [CONSUMER, TASKS, ASKS_A_MODEL, { tables: { documents: 'update' }, sequences: [] }],
  extractor: [
    CONSUMER,
    TASKS,
    ASKS_A_MODEL,
    {
      tables: {
        companies: HOLD,
        documents: 'update',
        extractions: 'insert, update',
        reviews: 'insert, update, delete',
      },
      sequences: ['extraction_ids', 'review_ids'],
    },
  ],
  compiler: [
    CONSUMER,
    TASKS,
    COMPILED,
    {
      tables: {
        companies: HOLD,
        documents: HOLD,
        // The questions of its reviews stand in the extraction's row.
        extractions: 'update',
        reviews: 'insert, update, delete',
      },
      sequences: ['review_ids'],
    },
  ],
  orchestrator: [CONSUMER, REQUESTS, { tables: { watches: 'update' }, sequences: [] }],
  'task-tracker': [
    CONSUMER,
    {
      tables: {
        task_status: 'insert, update',
        unprojected_task_events: 'update, delete',
        open_tasks: 'update, delete',
        // What ended long ago moves to the archive, and what nobody needs is forgotten.
        events: 'delete',
        archived_events: 'insert',
        inbox: 'delete',
        dead_letters: 'delete',
      },
      sequences: [],
    },
  ],
  notifier: [
    CONSUMER,
    {
      tables: {
        webhooks:
          'select, update (enabled, disabled_at, disabled_reason, updated_at, failures, failing_since, resume_at)',
        webhook_deliveries: ALL,
      },
      sequences: [],
    },
  ],
};

/** All that a service may do. Several grants of one table add up. */
export const rightsOf = (service: ServiceName): readonly Rights[] => [
  EVERY_SERVICE,
  ...OF_SERVICE[service],
];
