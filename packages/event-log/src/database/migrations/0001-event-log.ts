import { sql, type Migration } from 'kysely';

/**
 * The log, its read models, and the tables that carry messages to and from it. Read models have no foreign keys: the
 * writer locks the parent's row, and cascades are events. Ids come from sequences of their own because an id is part
 * of the event, decided before the row exists.
 */
const statements = [
  `create table events (
    position bigserial primary key,
    transaction_id xid8 not null default pg_current_xact_id(),
    stream_id text not null,
    version integer not null,
    event_id uuid not null unique,
    type text not null,
    schema_version integer not null,
    data jsonb not null,
    correlation_id uuid not null,
    causation_id uuid,
    task_id uuid,
    traceparent text not null,
    occurred_at timestamptz(3) not null,
    unique (stream_id, version))`,
  `create index events_in_commit_order on events (transaction_id, position)`,
  `create table archived_events (like events including defaults)`,
  `alter table archived_events add primary key (stream_id, version)`,
  `create sequence company_ids as integer`,
  `create sequence document_ids as integer`,
  `create sequence extraction_ids as integer`,
  `create sequence compiled_statement_ids as integer`,
  `create table companies (
    id integer primary key, name text not null, primary_ticker text, tickers jsonb, ir_url text not null,
    created_at timestamptz(3) not null, updated_at timestamptz(3) not null, version integer not null)`,
  `create index companies_ticker on companies (upper(primary_ticker))`,
  `create table documents (
    id integer primary key, company_id integer not null, url text not null, fiscal_year integer not null,
    document_type text not null, canonical_type text not null, filing_date text, file_path text, metadata jsonb,
    sha256 text, size bigint, classification jsonb,
    created_at timestamptz(3) not null, updated_at timestamptz(3) not null, version integer not null)`,
  `create index documents_of_company on documents (company_id, fiscal_year desc, id desc)`,
  `create table extractions (
    id integer primary key, document_id integer not null, statement_type text not null, canonical_type text not null,
    raw_data jsonb not null, confidence_score double precision, metadata jsonb,
    created_at timestamptz(3) not null, updated_at timestamptz(3) not null, version integer not null)`,
  `create unique index one_extraction_per_type on extractions (document_id, canonical_type)`,
  `create table compiled_statements (
    id integer primary key, company_id integer not null, statement_type text not null, canonical_type text not null,
    data jsonb not null, data_lineage jsonb not null,
    created_at timestamptz(3) not null, updated_at timestamptz(3) not null, version integer not null)`,
  `create unique index one_compiled_statement_per_type on compiled_statements (company_id, canonical_type)`,
  `create table open_tasks (
    task_id uuid primary key, operation text not null, subject_id integer not null, company_id integer not null,
    document_id integer, parent_task_id uuid, attempt_id uuid, session_id uuid, due_at timestamptz(3) not null)`,
  `create unique index one_open_task_per_subject on open_tasks (operation, subject_id)`,
  `create index open_tasks_of_company on open_tasks (company_id)`,
  `create index open_tasks_of_parent on open_tasks (parent_task_id) where parent_task_id is not null`,
  `create table task_status (
    task_id uuid primary key, operation text not null, company_id integer not null, document_id integer,
    parent_task_id uuid, status text not null, attempt integer not null, attempt_id uuid, retries integer not null,
    crashes integer not null, progress jsonb, result jsonb, result_expired boolean not null, error jsonb,
    created_at timestamptz(3) not null, started_at timestamptz(3), finished_at timestamptz(3),
    next_attempt_at timestamptz(3), version integer not null)`,
  `create index task_status_newest on task_status (created_at desc, task_id)`,
  `create index task_status_of_company on task_status (company_id, created_at desc)`,
  `create index task_status_with_result on task_status (finished_at) where status = 'SUCCESS' and not result_expired`,
  `create table outbox (
    message_id uuid not null, queue text not null, envelope jsonb not null, deliveries integer not null,
    available_at timestamptz(3) not null, created_at timestamptz(3) not null, attempts integer not null default 0,
    last_error text, primary key (message_id, queue))`,
  `create index outbox_due on outbox (available_at)`,
  `create table inbox (
    consumer text not null, message_id uuid not null, received_at timestamptz(3) not null,
    primary key (consumer, message_id))`,
  `create index inbox_by_age on inbox (received_at)`,
  `create table dead_letters (
    id bigserial primary key, fingerprint text not null unique, queue text not null, message_id text, message_type text, task_id text,
    reason text not null, headers jsonb not null, body text not null, deliveries integer not null,
    parked_at timestamptz(3) not null)`,
  `create table worker_sessions (
    session_id uuid primary key, lock_key integer not null, name text not null, host text not null,
    renewed_at timestamptz(3) not null)`,
  `create sequence worker_session_keys as integer cycle`,
  `create table queue_messages (
    id bigserial primary key, queue text not null, message_id uuid not null, body text not null,
    available_at timestamptz(3) not null, deliveries integer not null default 0, claimed_by uuid,
    enqueued_at timestamptz(3) not null default now())`,
  `create index queue_messages_waiting on queue_messages (queue, available_at, id) where claimed_by is null`,
  `create index queue_messages_claimed on queue_messages (claimed_by) where claimed_by is not null`,
  // These rows live only moments: without an eager vacuum, a claim has to skip many dead rows.
  ...['outbox', 'queue_messages', 'open_tasks', 'worker_sessions'].map(
    (table) =>
      `alter table ${table} set (autovacuum_vacuum_scale_factor = 0.0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0)`,
  ),
];

export const eventLogTables: Migration = {
  async up(db): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
