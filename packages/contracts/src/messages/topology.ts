import { OPERATIONS, OPERATION_NAMES, type ServiceName } from './operations.js';
import type { TaskCommandName } from './commands.js';
import type { RecordEvent, TaskEvent } from './events.js';

/**
 * Exchanges and queues, read by both messaging adapters. Queue names carry a version because a
 * queue's arguments never change in place; only policies may change (infra/rabbitmq).
 */
export const EXCHANGES = {
  commands: 'fde.commands',
  events: 'fde.events',
  deadLetters: 'fde.dead-letters',
} as const;

export interface QueueDefinition {
  readonly name: string;
  readonly service: ServiceName;
  readonly exchange: 'commands' | 'events';
  /** Routing keys (commands: the command name; events: see `eventRoutingKey`; with * and # as in AMQP). */
  readonly bindings: readonly string[];
  /** Of earlier versions: taken from a queue that a broker has kept since. */
  readonly formerBindings?: readonly string[];
  /** Messages that one consumer handles at once. */
  readonly prefetch: number;
  /**
   * Companies take turns: a delivery begins the task whose turn it is, which may not be its own.
   */
  readonly inTurns?: boolean;
  /**
   * An installation may do without its service. The queue exists from its first consumer on, so that
   * messages that nobody will ever take do not pile up. For events alone: a command needs its queue.
   */
  readonly isOptional?: boolean;
}

const commandsOf = (service: ServiceName): TaskCommandName[] =>
  OPERATION_NAMES.filter((name) => OPERATIONS[name].service === service).map(
    (name) => OPERATIONS[name].command,
  );

const commandQueue = (service: ServiceName, prefetch: number): QueueDefinition => ({
  name: `${service}.v1`,
  service,
  exchange: 'commands',
  bindings: commandsOf(service),
  prefetch,
});

export const QUEUES = {
  scraper: commandQueue('scraper', 4),
  downloader: commandQueue('downloader', 4),
  /** Each report of a company may take minutes; they must not hold up other companies. */
  extractor: { ...commandQueue('extractor', 2), inTurns: true },
  compiler: commandQueue('compiler', 2),
  orchestrator: commandQueue('orchestrator', 10),
  /** Due times of watched companies. */
  watches: {
    name: 'watches.v1',
    service: 'orchestrator',
    exchange: 'commands',
    bindings: ['FireWatch'],
    prefetch: 4,
  },
  /** Ends of child tasks, for the workflow that requested them. */
  orchestratorEvents: {
    name: 'orchestrator-events.v1',
    service: 'orchestrator',
    exchange: 'events',
    prefetch: 20,
    bindings: ['task.TaskSucceeded', 'task.TaskFailed', 'task.TaskRevoked'],
  },
  /** What webhooks can ask for. */
  notifier: {
    name: 'notifier-events.v1',
    service: 'notifier',
    exchange: 'events',
    prefetch: 20,
    isOptional: true,
    bindings: [
      'task.TaskSucceeded',
      'task.TaskFailed',
      'task.TaskRevoked',
      'document.found',
      'compiled-statement.changed',
      'periods.changed',
      'review.asked',
    ],
  },
  /**
   * The tracker reads every event from the log, which it looks at in short intervals, so that a task
   * costs it no message; it hears at once of what is rare and needs people.
   */
  taskTracker: {
    name: 'task-tracker.v1',
    service: 'task-tracker',
    exchange: 'events',
    prefetch: 50,
    bindings: ['task.TaskFailed', 'task.TaskRevoked'],
    formerBindings: [
      'task.TaskProgressed',
      'task.TaskRetryScheduled',
      'task.TaskInterrupted',
      'task.TaskSucceeded',
      'task.TaskResultExpired',
    ],
  },
} as const satisfies Record<string, QueueDefinition>;

/** Events of tasks that are published only where the installation wants every event: each costs a message. */
export const QUIET_EVENTS: readonly TaskEvent['type'][] = ['TaskRequested', 'TaskStarted'];

export const DEAD_LETTER_QUEUE = 'dead-letters.v1';
/** Broker-side guard against crash loops; attempts are counted in the log. */
export const BROKER_DELIVERY_LIMIT = 50;
export const MAX_MESSAGE_BYTES = 1024 * 1024;
/** A larger result of a task stays in the log: its message says `result: null`, and consumers read the task's stream as they do anyway. */
export const MAX_PUBLISHED_RESULT_BYTES = 64 * 1024;

/**
 * Above this size, a published record event leaves out large, open-ended fields; see
 * `publishedData`.
 */
export const MAX_PUBLISHED_RECORD_BYTES = 64 * 1024;

/**
 * The routing key of each record event. Other teams bind their queues to these keys, so a published
 * key is never renamed.
 */
export const RECORD_EVENT_KEYS: Readonly<Record<RecordEvent['type'], string>> = {
  CompanyAdded: 'company.added',
  CompanyChanged: 'company.changed',
  CompanyRemoved: 'company.removed',
  DocumentAdded: 'document.found',
  DocumentChanged: 'document.changed',
  DocumentDownloaded: 'document.downloaded',
  DocumentClassified: 'document.classified',
  DocumentRemoved: 'document.removed',
  StatementExtracted: 'extraction.stored',
  ExtractionChanged: 'extraction.changed',
  ExtractionRemoved: 'extraction.removed',
  ReviewsAsked: 'review.asked',
  FigureReviewed: 'review.figure-settled',
  DecisionReviewed: 'review.decision-settled',
  ReviewUndone: 'review.undone',
  ReviewsLapsed: 'review.lapsed',
  StatementCompiled: 'compiled-statement.stored',
  CompiledStatementChanged: 'compiled-statement.changed',
  CompiledStatementRemoved: 'compiled-statement.removed',
  PeriodsCompiled: 'periods.stored',
  PeriodsChanged: 'periods.changed',
  PeriodsRemoved: 'periods.removed',
  WatchSet: 'watch.set',
  WatchFired: 'watch.fired',
  WatchSkipped: 'watch.skipped',
  WatchEnded: 'watch.ended',
  RowMoved: 'row.moved',
  RowMoveUndone: 'row.move-undone',
};

/** `company-7` -> `company`. */
export const streamCategory = (streamId: string): string =>
  streamId.slice(0, streamId.indexOf('-'));

/**
 * Record events have their own keys; those of tasks and workflows have `<stream
 * category>.<EventName>`.
 */
export const eventRoutingKey = (streamId: string, eventType: string): string =>
  Object.hasOwn(RECORD_EVENT_KEYS, eventType)
    ? RECORD_EVENT_KEYS[eventType as RecordEvent['type']]
    : `${streamCategory(streamId)}.${eventType}`;

export const streamOf = {
  company: (id: number): string => `company-${id}`,
  document: (id: number): string => `document-${id}`,
  extraction: (id: number): string => `extraction-${id}`,
  compiled: (companyId: number, canonicalType: string): string =>
    `compiled-${companyId}-${canonicalType}`,
  periods: (companyId: number, canonicalType: string): string =>
    `periods-${companyId}-${canonicalType}`,
  task: (taskId: string): string => `task-${taskId}`,
  watch: (companyId: number): string => `watch-${companyId}`,
  moves: (companyId: number): string => `moves-${companyId}`,
  workflow: (taskId: string): string => `workflow-${taskId}`,
} as const;
