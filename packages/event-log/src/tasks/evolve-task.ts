import {
  endOfError,
  endOfResult,
  OPERATIONS,
  STOPPED,
  type EventName,
  type OperationName,
  type TaskEvent,
} from '@fde/contracts';
import type { StoredEvent } from '../events/stored-event.js';
import { isFinal, isRunning, type Task } from './task.js';

/** The part of a stored event that a task's state depends on. */
export type TaskFact = TaskEvent & { readonly version: number; readonly occurredAt: Date };

/** The task as its first event leaves it. */
const beginTask = (fact: Extract<TaskFact, { type: 'TaskRequested' }>): Task => ({
  taskId: fact.data.task_id,
  operation: fact.data.operation as OperationName,
  companyId: fact.data.company_id,
  documentId: fact.data.document_id,
  parentTaskId: fact.data.parent_task_id,
  status: 'PENDING',
  attempt: 0,
  attemptId: null,
  retries: 0,
  crashes: 0,
  progress: null,
  result: null,
  resultExpired: false,
  outcome: null,
  error: null,
  createdAt: fact.occurredAt,
  startedAt: null,
  finishedAt: null,
  nextAttemptAt: null,
  version: fact.version,
});

const waitAgain = (task: Task, nextAttemptAt: string): Task => ({
  ...task,
  status: 'RETRY',
  progress: null,
  nextAttemptAt: new Date(nextAttemptAt),
});
const failWith = (task: Task, fact: Extract<TaskFact, { type: 'TaskFailed' }>): Task =>
  end(task, fact.occurredAt, {
    status: 'FAILURE',
    error: fact.data.error,
    outcome: endOfError(fact.data.error),
  });
const end = (task: Task, at: Date, change: Partial<Task>): Task => ({
  ...task,
  ...change,
  finishedAt: at,
  nextAttemptAt: null,
});

/** Applies one event; pure, never throws. An event the task already carries changes nothing. */
export const evolveTask = (task: Task | undefined, fact: TaskFact): Task | undefined => {
  if (task === undefined) return fact.type === 'TaskRequested' ? beginTask(fact) : undefined;
  return fact.version <= task.version ? task : { ...advance(task, fact), version: fact.version };
};

const advance = (task: Task, fact: TaskFact): Task => {
  switch (fact.type) {
    case 'TaskRequested':
      return task;
    case 'TaskStarted':
      return {
        ...task,
        status: 'STARTED',
        attempt: fact.data.attempt,
        attemptId: fact.data.attempt_id,
        crashes: task.crashes + (isRunning(task) ? 1 : 0),
        progress: null,
        startedAt: task.startedAt ?? fact.occurredAt,
        nextAttemptAt: null,
      };
    case 'TaskProgressed':
      return {
        ...task,
        status: 'PROGRESS',
        progress: { step: fact.data.step, progress: fact.data.progress, detail: fact.data.detail },
      };
    case 'TaskRetryScheduled':
      return {
        ...waitAgain(task, fact.data.next_attempt_at),
        retries: task.retries + 1,
        error: fact.data.error,
      };
    case 'TaskInterrupted':
      return waitAgain(task, fact.data.next_attempt_at);
    case 'TaskSucceeded':
      return end(task, fact.occurredAt, {
        status: 'SUCCESS',
        result: fact.data.result,
        outcome: endOfResult(fact.data.result),
        error: null,
        progress: task.progress && { ...task.progress, progress: 100, detail: null },
      });
    case 'TaskFailed':
      return failWith(task, fact);
    case 'TaskRevoked':
      return end(task, fact.occurredAt, { status: 'REVOKED', error: null, outcome: STOPPED });
    case 'TaskResultExpired':
      return { ...task, result: null, resultExpired: true };
    default:
      return fact satisfies never;
  }
};

const TASK_EVENTS: ReadonlySet<EventName> = new Set([
  'TaskRequested',
  'TaskStarted',
  'TaskProgressed',
  'TaskRetryScheduled',
  'TaskInterrupted',
  'TaskSucceeded',
  'TaskFailed',
  'TaskRevoked',
  'TaskResultExpired',
] satisfies TaskEvent['type'][]);

const isTaskFact = (event: StoredEvent): event is StoredEvent & TaskEvent =>
  TASK_EVENTS.has(event.type);

export const evolveAll = (
  task: Task | undefined,
  events: readonly StoredEvent[],
): Task | undefined => events.filter(isTaskFact).reduce<Task | undefined>(evolveTask, task);

/** The task as it was after each of its events beyond a version, oldest first, up to its first final state. */
export const statesAfter = (events: readonly StoredEvent[], version: number): readonly Task[] => {
  const states: Task[] = [];
  let task: Task | undefined;
  for (const fact of events.filter(isTaskFact)) {
    task = evolveTask(task, fact);
    if (task === undefined) continue;
    if (task.version > version) states.push(task);
    if (isFinal(task)) break;
  }
  return states;
};

/** True for operations whose attempts hold no worker: other tasks do their work. */
export const isWorkflow = (task: Pick<Task, 'operation'>): boolean =>
  OPERATIONS[task.operation].workflow;
