import type { OperationName, ProgressStep, TaskCommand } from '@fde/contracts';
import type { RecordReader, RecordWriter } from '@fde/event-log';
import type { ObjectStore } from '@fde/object-store';

export interface TaskLog {
  debug(message: string, fields?: Readonly<Record<string, unknown>>): void;
  info(message: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(message: string, fields?: Readonly<Record<string, unknown>>): void;
  error(message: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** What a handler may use. It never sees a broker, a transaction or a retry. */
export interface TaskContext {
  readonly taskId: string;
  readonly attempt: number;
  /** Aborts when the task is revoked, its soft limit is reached, or the service stops; `reason` is a ServiceError that says which. */
  readonly signal: AbortSignal;
  readonly records: RecordReader;
  readonly objects: ObjectStore;
  readonly log: TaskLog;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** `percent` 0-100; written as an event, at most a few per second (a change of step always). */
  progress(step: ProgressStep, percent: number, detail?: string): void;
}

export type TaskResult = Readonly<Record<string, unknown>>;

/** What a handler returns to be written: the task's result, alone or with records. */
export type TaskOutcome = ResultAlone | RecordsWithResult;

interface ResultAlone {
  readonly result: TaskResult;
}

export interface RecordsWithResult {
  /**
   * Runs in the transaction that ends the task: writes the records and gives the task's result. Does nothing slow and
   * nothing outside the database; it may run twice when the transaction is repeated, and not at all when the attempt
   * is fenced off.
   */
  readonly record: (records: RecordWriter) => Promise<TaskResult>;
  /** Runs once the transaction is in the log, for what cannot be undone; a fault is logged. */
  readonly afterwards?: () => Promise<void>;
}

/** One slice: does the work of one operation and returns what is to be recorded. Throws ServiceError; anything else is a fault that is not retried. */
export interface TaskHandler {
  readonly operation: OperationName;
  run(command: TaskCommand, context: TaskContext): Promise<TaskOutcome>;
}
