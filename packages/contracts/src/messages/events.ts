import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { documentFactsSchema } from './document-facts.js';
import { factsLeaveMetadata } from './facts-in-metadata.js';
import {
  ANSWER_NAMES,
  reviewSchema,
  figureSchema,
  answerProperties,
  readPlaceSchema,
} from './review-facts.js';
import { statementChangesSchema } from './statement-changes.js';
import { versionedShape, type ShapeHistory, type VersionedShape } from './shape-history.js';
import { moveEventSchemas } from './move-facts.js';
import { watchEventSchemas } from './watch-facts.js';

/**
 * Events are facts in the past tense. Each has a JSON Schema, which gives its TypeScript type; the
 * event log refuses data that does not satisfy it. Events of small records (company, document,
 * extraction, compiled statement) carry the whole record, so that a projection needs nothing but
 * the event.
 */
const id = { type: 'integer', minimum: 1 } as const;
const uuid = { type: 'string', format: 'uuid' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const record = { type: 'object', additionalProperties: true } as const;
const time = { type: 'string', format: 'date-time' } as const;
const object = <const P, const R extends readonly (keyof P & string)[]>(
  properties: P,
  required: R,
) => ({ type: 'object', properties, required, additionalProperties: false }) as const;

const tickers = {
  type: ['array', 'null'],
  items: object({ ticker: { type: 'string' }, exchange: { type: 'string' } }, [
    'ticker',
    'exchange',
  ]),
} as const;
const company = object(
  {
    id,
    name: { type: 'string' },
    primary_ticker: nullableText,
    tickers,
    ir_url: { type: 'string' },
    /** Whether its half-year and quarterly reports are read too; absent in the logs of earlier releases. */
    interim: { type: 'boolean' },
    /** The lists that it is on; absent where it is on none, and in the logs of earlier releases. */
    tags: { type: 'array', items: { type: 'string' } },
  },
  ['id', 'name', 'primary_ticker', 'tickers', 'ir_url'],
);
const document = object(
  {
    id,
    company_id: id,
    url: { type: 'string' },
    fiscal_year: { type: 'integer' },
    document_type: { type: 'string' },
    filing_date: nullableText,
    file_path: nullableText,
    /** The client's, as it was sent. */
    metadata: { type: ['object', 'null'], additionalProperties: true },
    facts: documentFactsSchema,
  },
  [
    'id',
    'company_id',
    'url',
    'fiscal_year',
    'document_type',
    'filing_date',
    'file_path',
    'metadata',
    'facts',
  ],
);
const extraction = object(
  {
    id,
    document_id: id,
    statement_type: { type: 'string' },
    raw_data: record,
    confidence_score: { type: ['number', 'null'] },
    metadata: { type: ['object', 'null'], additionalProperties: true },
  },
  ['id', 'document_id', 'statement_type', 'raw_data', 'confidence_score', 'metadata'],
);
const compiledStatement = object(
  {
    id,
    company_id: id,
    statement_type: { type: 'string' },
    data: record,
    data_lineage: record,
  },
  ['id', 'company_id', 'statement_type', 'data', 'data_lineage'],
);
/** Where the work behind a change came from. */
const origin = { enum: ['client', 'pipeline', 'seed'] } as const;

const recordEvents = {
  CompanyAdded: object({ company, origin }, ['company', 'origin']),
  CompanyChanged: object({ company, origin }, ['company', 'origin']),
  CompanyRemoved: object({ id }, ['id']),
  DocumentAdded: object({ document, origin }, ['document', 'origin']),
  DocumentChanged: object({ document, origin }, ['document', 'origin']),
  /** The file is in the store; `document.file_path` names it. */
  DocumentDownloaded: object(
    {
      document,
      sha256: { type: 'string' },
      size: { type: 'integer', minimum: 0 },
      object_key: { type: 'string' },
    },
    ['document', 'sha256', 'size', 'object_key'],
  ),
  DocumentClassified: object(
    {
      document,
      confidence: { type: 'number' },
      reasons: { type: 'array', items: { type: 'string' } },
    },
    ['document', 'confidence', 'reasons'],
  ),
  DocumentRemoved: object({ id, company_id: id }, ['id', 'company_id']),
  StatementExtracted: object({ extraction, origin }, ['extraction', 'origin']),
  ExtractionChanged: object({ extraction, origin }, ['extraction', 'origin']),
  ExtractionRemoved: object({ id, document_id: id }, ['id', 'document_id']),
  /** All open reviews of this extraction; earlier open ones that are not among them are dropped. */
  ReviewsAsked: object(
    {
      extraction_id: id,
      document_id: id,
      company_id: id,
      statement_type: { type: 'string' },
      reviews: { type: 'array', items: reviewSchema },
    },
    ['extraction_id', 'document_id', 'company_id', 'statement_type', 'reviews'],
  ),
  /** What a person says about one figure; what was read stays as it was read. */
  FigureReviewed: object(
    {
      review_id: id,
      extraction_id: id,
      item: figureSchema,
      read: readPlaceSchema,
      ...answerProperties,
    },
    ['review_id', 'extraction_id', 'item', 'read', ...ANSWER_NAMES],
  ),
  /** What a person says about a decision on the whole statement: it applies to all its cells. */
  DecisionReviewed: object(
    {
      review_id: id,
      extraction_id: id,
      decision: { type: 'string' },
      read: readPlaceSchema,
      ...answerProperties,
    },
    ['review_id', 'extraction_id', 'decision', 'read', ...ANSWER_NAMES],
  ),
  ReviewUndone: object({ review_id: id, extraction_id: id, by: nullableText }, [
    'review_id',
    'extraction_id',
    'by',
  ]),
  /**
   * The statement was read again, and these verdicts are about figures that are no longer there.
   */
  ReviewsLapsed: object({ extraction_id: id, review_ids: { type: 'array', items: id } }, [
    'extraction_id',
    'review_ids',
  ]),
  StatementCompiled: object({ compiled_statement: compiledStatement, origin }, [
    'compiled_statement',
    'origin',
  ]),
  /** What the preceding compilation in the stream changed compared with the one before it. */
  CompiledStatementChanged: object(
    { id, company_id: id, statement_type: { type: 'string' }, changes: statementChangesSchema },
    ['id', 'company_id', 'statement_type', 'changes'],
  ),
  CompiledStatementRemoved: object({ id, company_id: id, statement_type: { type: 'string' } }, [
    'id',
    'company_id',
    'statement_type',
  ]),
  /** The columns of a company's interim reports, as compiled: with what the next compilation is compared. */
  PeriodsCompiled: object({ company_id: id, statement_type: { type: 'string' }, data: record }, [
    'company_id',
    'statement_type',
    'data',
  ]),
  /** What the preceding compilation in the stream changed, and the reports that it took for the first time. */
  PeriodsChanged: object(
    {
      company_id: id,
      statement_type: { type: 'string' },
      interim_reports: {
        type: 'array',
        items: object(
          { document_id: id, fiscal_year: { type: 'integer' }, fiscal_part: nullableText },
          ['document_id', 'fiscal_year', 'fiscal_part'],
        ),
      },
      changes: statementChangesSchema,
    },
    ['company_id', 'statement_type', 'interim_reports', 'changes'],
  ),
  PeriodsRemoved: object({ company_id: id, statement_type: { type: 'string' } }, [
    'company_id',
    'statement_type',
  ]),
  ...watchEventSchemas,
  ...moveEventSchemas,
} as const;

const attempt = { type: 'integer', minimum: 1 } as const;
const error = object(
  { code: { type: 'string' }, message: { type: 'string' }, retryable: { type: 'boolean' } },
  ['code', 'message', 'retryable'],
);
/** Identity of one attempt: a result is accepted only from the attempt that is current (the fence). */
const fence = { attempt, attempt_id: uuid } as const;

const taskEvents = {
  TaskRequested: object(
    {
      task_id: uuid,
      operation: { type: 'string' },
      company_id: id,
      document_id: { type: ['integer', 'null'] },
      parent_task_id: { type: ['string', 'null'] },
    },
    ['task_id', 'operation', 'company_id', 'document_id', 'parent_task_id'],
  ),
  TaskStarted: object(
    { ...fence, service: { type: 'string' }, worker: { type: 'string' }, host: { type: 'string' } },
    ['attempt', 'attempt_id', 'service', 'worker', 'host'],
  ),
  TaskProgressed: object(
    {
      ...fence,
      step: { type: 'string' },
      progress: { type: 'number', minimum: 0, maximum: 100 },
      detail: nullableText,
    },
    ['attempt', 'attempt_id', 'step', 'progress', 'detail'],
  ),
  TaskRetryScheduled: object({ ...fence, error, next_attempt_at: time }, [
    'attempt',
    'attempt_id',
    'error',
    'next_attempt_at',
  ]),
  /**
   * The attempt was given back unfinished (its service stopped, its worker was cut off). The task
   * is not at fault, so no retry is used up.
   */
  TaskInterrupted: object({ ...fence, reason: { type: 'string' }, next_attempt_at: time }, [
    'attempt',
    'attempt_id',
    'reason',
    'next_attempt_at',
  ]),
  TaskSucceeded: object(
    { ...fence, result: { type: ['object', 'null'], additionalProperties: true } },
    ['attempt', 'attempt_id', 'result'],
  ),
  TaskFailed: object(
    { attempt: { type: 'integer', minimum: 0 }, attempt_id: { type: ['string', 'null'] }, error },
    ['attempt', 'attempt_id', 'error'],
  ),
  TaskRevoked: object({ reason: { type: 'string' } }, ['reason']),
  TaskResultExpired: object({}, []),
} as const;

const workflowEvents = {
  WorkflowStarted: object(
    { operation: { type: 'string' }, company_id: id, document_id: { type: ['integer', 'null'] } },
    ['operation', 'company_id', 'document_id'],
  ),
  WorkflowStepRequested: object(
    {
      step: { type: 'string' },
      child_task_id: uuid,
      operation: { type: 'string' },
      document_id: { type: ['integer', 'null'] },
    },
    ['step', 'child_task_id', 'operation', 'document_id'],
  ),
  WorkflowStepEnded: object(
    {
      child_task_id: uuid,
      status: { enum: ['SUCCESS', 'FAILURE', 'REVOKED'] },
      result: { type: ['object', 'null'], additionalProperties: true },
      error: nullableText,
    },
    ['child_task_id', 'status', 'result', 'error'],
  ),
  WorkflowEnded: object({ status: { enum: ['SUCCESS', 'FAILURE', 'REVOKED'] } }, ['status']),
} as const;

const schemas = { ...recordEvents, ...taskEvents, ...workflowEvents } as const satisfies Record<
  string,
  JSONSchema
>;

export type EventName = keyof typeof schemas;
export type EventData<Name extends EventName> = FromSchema<(typeof schemas)[Name]>;
/** An event before it is in the log: `{ type, data }`, discriminated by its type. */
export type DomainEvent = {
  [Name in EventName]: { readonly type: Name; readonly data: EventData<Name> };
}[EventName];
export const TASK_EVENT_NAMES = Object.keys(taskEvents) as readonly (keyof typeof taskEvents)[];
export type TaskEvent = Extract<DomainEvent, { type: keyof typeof taskEvents }>;
export type RecordEvent = Extract<DomainEvent, { type: keyof typeof recordEvents }>;
export type WorkflowEvent = Extract<DomainEvent, { type: keyof typeof workflowEvents }>;

export const isWorkflowEvent = <E extends DomainEvent>(event: E): event is E & WorkflowEvent =>
  event.type in workflowEvents;

export const EVENT_NAMES = Object.keys(schemas) as EventName[];

/**
 * The history of the schemas; every change adds a step, and steps of events stay as long as logs
 * exist.
 */
const history: ShapeHistory<EventName> = {
  DocumentAdded: [factsLeaveMetadata],
  DocumentChanged: [factsLeaveMetadata],
  DocumentDownloaded: [factsLeaveMetadata],
  DocumentClassified: [factsLeaveMetadata],
};

/** Schemas by event name. */
export const EVENT_SCHEMAS: {
  readonly [Name in EventName]: VersionedShape<(typeof schemas)[Name]>;
} = Object.fromEntries(
  EVENT_NAMES.map((name) => [name, versionedShape(schemas[name], history[name])]),
) as never;
