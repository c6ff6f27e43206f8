import type { ColumnType, Generated } from 'kysely';
import type {
  DocumentFacts,
  FigureName,
  ReviewAnswer,
  QuestionReason,
  RunEnd,
  SettledReview,
  InterimReportTaken,
  StatementChanges,
} from '@fde/contracts';

/** JSON columns: read as values, written as JSON text (an array given to pg would become a PostgreSQL array). */
type JsonColumn<T = unknown> = ColumnType<T, string, string>;
type NullableJsonColumn<T = unknown> = ColumnType<T | null, string | null, string | null>;

export interface EventsTable {
  position: Generated<number>;
  transaction_id: Generated<string>;
  stream_id: string;
  version: number;
  event_id: string;
  type: string;
  schema_version: number;
  data: JsonColumn;
  correlation_id: string;
  causation_id: string | null;
  task_id: string | null;
  traceparent: string;
  occurred_at: Date;
}

interface Stamps {
  created_at: Date;
  updated_at: Date;
  version: number;
}

interface CompaniesTable extends Stamps {
  id: number;
  name: string;
  primary_ticker: string | null;
  tickers: NullableJsonColumn<{ ticker: string; exchange: string }[]>;
  ir_url: string;
  interim: ColumnType<boolean, boolean | undefined, boolean>;
  tags: ColumnType<string[], string | undefined, string>;
}

interface DocumentsTable extends Stamps {
  id: number;
  company_id: number;
  url: string;
  fiscal_year: number;
  document_type: string;
  canonical_type: string;
  filing_date: string | null;
  file_path: string | null;
  metadata: NullableJsonColumn<Record<string, unknown>>;
  sha256: string | null;
  size: number | null;
  classification: NullableJsonColumn<{ confidence: number; reasons: string[] }>;
  title: string | null;
  language: string | null;
  variant: string | null;
  fiscal_part: string | null;
  fiscal_year_uncertain: boolean;
  pages: number | null;
  statements: DocumentFacts['statements'];
  statement_pages: NullableJsonColumn<Record<string, unknown>>;
  translation_of: number | null;
  given_type: string | null;
  decided_by: string | null;
  discovery: NullableJsonColumn<NonNullable<DocumentFacts['discovery']>>;
  download: NullableJsonColumn<NonNullable<DocumentFacts['download']>>;
  left_out: NullableJsonColumn<NonNullable<DocumentFacts['left_out']>>;
  settled: JsonColumn<NonNullable<DocumentFacts['settled']>>;
}

export interface ExtractionsTable extends Stamps {
  id: number;
  document_id: number;
  statement_type: string;
  canonical_type: string;
  raw_data: JsonColumn<Record<string, unknown>>;
  confidence_score: number | null;
  metadata: NullableJsonColumn<Record<string, unknown>>;
  /** Verdicts that count, oldest first; null if there are none. */
  reviews: NullableJsonColumn<SettledReview[]>;
}

export interface CompiledStatementsTable extends Stamps {
  id: number;
  company_id: number;
  statement_type: string;
  canonical_type: string;
  data: JsonColumn<Record<string, unknown>>;
  data_lineage: JsonColumn<
    Record<string, { source_document_id: number; source_extraction_id: number }>
  >;
}

/** The names of compiled statements' rows, as the search finds them. */
interface LineNamesTable {
  /** The statement and the place of the row in it. */
  id: string;
  compiled_statement_id: number;
  company_id: number;
  name: string;
}

/** What a person should review or has reviewed: one row per figure or decision. */
interface ReviewsTable extends Stamps {
  id: number;
  extraction_id: number;
  document_id: number;
  company_id: number;
  /** In its canonical form. */
  statement_type: string;
  decision: string | null;
  item: NullableJsonColumn<FigureName>;
  value: NullableJsonColumn<number | string>;
  page: number | null;
  bbox: NullableJsonColumn<number[]>;
  doubt: number;
  weight: number;
  /** Doubt times weight: what comes first in the queue. */
  importance: number;
  reasons: JsonColumn<QuestionReason[]>;
  /** The first of its reasons, or `correction`. */
  kind: string;
  /** What it has in common with like reviews; empty if nothing. */
  cause: string;
  state: 'open' | 'skipped' | 'settled' | 'accepted';
  given: NullableJsonColumn<ReviewAnswer & { at: string }>;
}

/** The compiled columns of a company's interim reports: with what the next compilation is compared. */
interface PeriodStatementsTable {
  /** Company and canonical type. */
  key: string;
  company_id: number;
  statement_type: string;
  data: JsonColumn<Readonly<Record<string, unknown>>>;
  version: number;
  updated_at: Date;
}

/** What compilations changed, for as long as the statement is there. */
interface StatementChangesTable {
  /** Id of the event that records it. */
  id: string;
  /** Null: it changed the periods of interim reports. */
  compiled_statement_id: number | null;
  company_id: number;
  statement_type: string;
  version: number;
  changes: JsonColumn<StatementChanges>;
  interim_reports: NullableJsonColumn<readonly InterimReportTaken[]>;
  changed_at: Date;
}

/** Watched companies, and those that were: when they are run, and how the last due times went. */
/** Rows that people moved to another concept. */
export interface RowMovesTable {
  /** Company and number of the move. */
  key: string;
  company_id: number;
  id: number;
  statement_type: string;
  item: string;
  concept: string;
  moved_by: string | null;
  moved_at: Date;
  undone_at: Date | null;
  version: number;
}

export interface WatchesTable {
  company_id: number;
  interval: string | null;
  cron: string | null;
  timezone: string | null;
  set_by: string | null;
  /** Null if the company is not watched any more. */
  next_due_at: Date | null;
  last_fired_at: Date | null;
  /** The run that the last firing began. */
  last_task_id: string | null;
  last_skipped_at: Date | null;
  /** The run that was at work at that time. */
  last_skipped_for: string | null;
  updated_at: Date;
  version: number;
}

/** Tasks that have not ended, written in the transaction of their events: the guard of "one running task per subject". */
interface OpenTasksTable {
  task_id: string;
  operation: string;
  subject_id: number;
  company_id: number;
  document_id: number | null;
  parent_task_id: string | null;
  /** Null while it waits; otherwise the running attempt. */
  attempt_id: string | null;
  /** The worker session that runs the attempt; null if nobody holds it (a workflow). */
  session_id: string | null;
  /** When its command is (or was last) due. */
  due_at: Date;
}

/** A task as clients see it; projected from the task's stream. */
export interface TaskStatusTable {
  task_id: string;
  operation: string;
  company_id: number;
  document_id: number | null;
  parent_task_id: string | null;
  status: string;
  attempt: number;
  attempt_id: string | null;
  retries: number;
  crashes: number;
  progress: NullableJsonColumn<{ step: string; progress: number; detail: string | null }>;
  result: NullableJsonColumn<Record<string, unknown>>;
  result_expired: boolean;
  error: NullableJsonColumn<{ code: string; message: string; retryable: boolean }>;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  next_attempt_at: Date | null;
  version: number;
  outcome: NullableJsonColumn<RunEnd>;
}

export interface OutboxTable {
  message_id: string;
  /** The message as it will be published. */
  envelope: JsonColumn;
  /** The one queue that a redelivery goes to; empty: routed as usual. */
  queue: string;
  /** How often the message was delivered to that queue. */
  deliveries: number;
  available_at: Date;
  created_at: Date;
  attempts: Generated<number>;
  last_error: string | null;
  /** Whose message it is, where that is known. */
  company_id: number | null;
}

interface InboxTable {
  consumer: string;
  message_id: string;
  received_at: Date;
}

export interface DeadLettersTable {
  id: Generated<number>;
  /** Hash of queue, message id and body, so that a message parked again is the same letter. */
  fingerprint: string;
  queue: string;
  message_id: string | null;
  message_type: string | null;
  task_id: string | null;
  reason: string;
  headers: JsonColumn<Record<string, unknown>>;
  /** As it arrived, whether it can be parsed or not. */
  body: string;
  deliveries: number;
  parked_at: Date;
}

interface WorkerSessionsTable {
  session_id: string;
  /** Key of the advisory lock that its database session holds. */
  lock_key: number;
  name: string;
  host: string;
  /** Its last heartbeat. Nothing compares it with a clock; see SessionWatch. */
  renewed_at: Date;
}

/** One row. */
interface MessagingSystemTable {
  only_row: Generated<boolean>;
  system: 'PostgreSQL' | 'RabbitMQ';
  recorded_at: Date;
}

interface QueueMessagesTable {
  id: Generated<number>;
  queue: string;
  message_id: string;
  body: string;
  available_at: Date;
  deliveries: Generated<number>;
  /** The worker session that works on it. */
  claimed_by: string | null;
  enqueued_at: Generated<Date>;
}

/** What language models cost; not a record, and not in the log. */
interface LanguageModelSpendTable {
  id: string;
  day: string;
  document_id: number | null;
  purpose: string;
  model: string;
  amount_usd: number;
  reserved_at: Generated<Date>;
  settled_at: Date | null;
}

/** Addresses and the events they subscribe to. No record, and not in the log. */
export interface ApiKeysTable {
  id: string;
  name: string;
  scopes: string[];
  /** Of the secret, in hexadecimal digits. */
  secret_sha256: string;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  last_used_at: Date | null;
}

interface WebhooksTable {
  id: number;
  url: string;
  description: string | null;
  events: string[];
  /** Encrypted. */
  secret: string;
  enabled: boolean;
  disabled_at: Date | null;
  disabled_reason: string | null;
  created_at: Date;
  updated_at: Date;
  /** Of its address; null where a gateway of an earlier release wrote it. */
  host: string | null;
  /** Tries in a row that failed. */
  failures: Generated<number>;
  failing_since: Date | null;
  /** Nothing is sent to it before, because it or its host failed. */
  resume_at: Date | null;
}

/** One event for one webhook; stored for some days after its end. */
interface WebhookDeliveriesTable {
  id: string;
  webhook_id: number;
  /** The event that it tells of. */
  message_id: string;
  event: string;
  /** The bytes that are sent and signed. */
  body: string;
  state: string;
  attempts: Generated<number>;
  /** Null if nothing is to be sent any more. */
  due_at: Date | null;
  give_up_at: Date;
  created_at: Date;
  last_attempt_at: Date | null;
  delivered_at: Date | null;
  last_status: number | null;
  last_error: string | null;
}

export interface Schema {
  events: EventsTable;
  archived_events: EventsTable;
  companies: CompaniesTable;
  documents: DocumentsTable;
  extractions: ExtractionsTable;
  compiled_statements: CompiledStatementsTable;
  line_names: LineNamesTable;
  reviews: ReviewsTable;
  period_statements: PeriodStatementsTable;
  statement_changes: StatementChangesTable;
  watches: WatchesTable;
  row_moves: RowMovesTable;
  open_tasks: OpenTasksTable;
  task_status: TaskStatusTable;
  /** What the task-tracker has yet to project to `task_status`. */
  unprojected_task_events: { task_id: string; version: number };
  outbox: OutboxTable;
  inbox: InboxTable;
  dead_letters: DeadLettersTable;
  worker_sessions: WorkerSessionsTable;
  queue_messages: QueueMessagesTable;
  messaging_system: MessagingSystemTable;
  declared_queues: { queue: string };
  language_model_spend: LanguageModelSpendTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  api_keys: ApiKeysTable;
}
