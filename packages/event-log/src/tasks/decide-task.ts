import { MAX_CRASHED_ATTEMPTS, ServiceError, type TaskEvent } from '@fde/contracts';
import { isWorkflow } from './evolve-task.js';
import { isFinal, isRunning, type Task, type TaskError, type TaskProgress } from './task.js';

/** The attempt that reports; reports of another attempt are refused. */
export interface Fence {
  readonly attempt: number;
  readonly attemptId: string;
}

export interface AttemptBegin {
  readonly attemptId: string;
  readonly service: string;
  readonly worker: string;
  readonly host: string;
}

export type TaskDecision =
  | {
      readonly do: 'start';
      readonly begin: AttemptBegin;
      readonly now: Date;
      readonly lastAttemptAlive: boolean;
    }
  | { readonly do: 'progress'; readonly fence: Fence; readonly progress: TaskProgress }
  | {
      readonly do: 'succeed';
      readonly fence: Fence;
      readonly result: Readonly<Record<string, unknown>> | null;
    }
  | { readonly do: 'fail'; readonly fence: Fence | null; readonly error: TaskError }
  | {
      readonly do: 'retry';
      readonly fence: Fence;
      readonly error: TaskError;
      readonly nextAttemptAt: Date;
    }
  | {
      readonly do: 'interrupt';
      readonly fence: Fence;
      readonly reason: string;
      readonly nextAttemptAt: Date;
    }
  | { readonly do: 'revoke'; readonly reason: string }
  | { readonly do: 'expire' };

/**
 * The events that follow from a request; pure. Throws ServiceError
 * - `task_revoked`, `task_finished`: the task has ended,
 * - `attempt_superseded`: another attempt is current, or none,
 * - `attempt_running` (start): the current attempt's worker is alive, or it is a workflow that
 *   waits for its children,
 * - `attempt_not_due` (start, with retryAfterSeconds): the command came before the time of the
 *   retry.
 */
export const decideTask = (task: Task, wish: TaskDecision): TaskEvent[] => {
  switch (wish.do) {
    case 'start':
      return start(task, wish);
    case 'progress':
      return [{ type: 'TaskProgressed', data: { ...current(task, wish.fence), ...wish.progress } }];
    case 'succeed':
      return [
        { type: 'TaskSucceeded', data: { ...current(task, wish.fence), result: wish.result } },
      ];
    case 'fail':
      return fail(task, wish.fence, wish.error);
    case 'retry':
      return [
        {
          type: 'TaskRetryScheduled',
          data: {
            ...current(task, wish.fence),
            error: wish.error,
            next_attempt_at: wish.nextAttemptAt.toISOString(),
          },
        },
      ];
    case 'interrupt':
      return [
        {
          type: 'TaskInterrupted',
          data: {
            ...current(task, wish.fence),
            reason: wish.reason,
            next_attempt_at: wish.nextAttemptAt.toISOString(),
          },
        },
      ];
    case 'revoke':
      refuseEnded(task);
      return [{ type: 'TaskRevoked', data: { reason: wish.reason } }];
    case 'expire':
      return task.status === 'SUCCESS' && !task.resultExpired
        ? [{ type: 'TaskResultExpired', data: {} }]
        : [];
    default:
      return wish satisfies never;
  }
};

const refuseEnded = (task: Task): void => {
  if (task.status === 'REVOKED')
    throw new ServiceError('task_revoked', `Task ${task.taskId} was revoked`);
  if (isFinal(task))
    throw new ServiceError('task_finished', `Task ${task.taskId} has ended in ${task.status}`);
};

/**
 * The fence. Throws `task_revoked`, `task_finished`, and for any attempt but the current one
 * `attempt_superseded`.
 */
export const refuseOtherAttempt = (task: Task, fence: Fence): void => {
  refuseEnded(task);
  if (!isRunning(task) || task.attemptId !== fence.attemptId) {
    throw new ServiceError(
      'attempt_superseded',
      `Attempt ${fence.attempt} of task ${task.taskId} is no longer the current one`,
    );
  }
};

const current = (task: Task, fence: Fence): { attempt: number; attempt_id: string } => {
  refuseOtherAttempt(task, fence);
  return { attempt: task.attempt, attempt_id: fence.attemptId };
};

const start = (task: Task, wish: Extract<TaskDecision, { do: 'start' }>): TaskEvent[] => {
  refuseEnded(task);
  const waitMs = (task.nextAttemptAt?.getTime() ?? 0) - wish.now.getTime();
  if (task.status === 'RETRY' && waitMs > 0) {
    throw new ServiceError('attempt_not_due', `Task ${task.taskId} will be tried again later`, {
      retryable: true,
      retryAfterSeconds: waitMs / 1000,
    });
  }
  if (isRunning(task) && (wish.lastAttemptAlive || isWorkflow(task))) {
    throw new ServiceError(
      'attempt_running',
      `Attempt ${task.attempt} of task ${task.taskId} is already running`,
      { retryable: true },
    );
  }
  const crashed = task.crashes + (isRunning(task) ? 1 : 0);
  if (isRunning(task) && crashed >= MAX_CRASHED_ATTEMPTS) {
    return fail(task, null, {
      code: 'worker_crashed',
      message: `The worker died in ${crashed} attempts`,
      retryable: false,
    });
  }
  const { attemptId, service, worker, host } = wish.begin;
  return [
    {
      type: 'TaskStarted',
      data: { attempt: task.attempt + 1, attempt_id: attemptId, service, worker, host },
    },
  ];
};

const fail = (task: Task, fence: Fence | null, error: TaskError): TaskEvent[] => {
  if (fence !== null) return [{ type: 'TaskFailed', data: { ...current(task, fence), error } }];
  refuseEnded(task);
  return [
    { type: 'TaskFailed', data: { attempt: task.attempt, attempt_id: task.attemptId, error } },
  ];
};
