import { ServiceError, type TaskLimits } from '@fde/contracts';
import type { TaskError } from '@fde/event-log';
import { retryDelaySeconds, type RetryPolicy } from './retry-delay.js';

/** A fault as the task's record describes it. Unexpected faults are described without internals. */
export const taskErrorOf = (error: unknown): TaskError =>
  error instanceof ServiceError
    ? { code: error.code, message: error.message, retryable: error.retryable }
    : {
        code: 'internal_error',
        message: 'The task failed for an unexpected reason; the log of the service has the details',
        retryable: false,
      };

export type FaultDecision =
  | { readonly do: 'retry'; readonly delaySeconds: number; readonly error: TaskError }
  | { readonly do: 'fail'; readonly error: TaskError };

export interface FaultCircumstances {
  /** Retries scheduled so far. */
  readonly retries: number;
  readonly limits: TaskLimits;
  readonly policy: RetryPolicy;
  /** From [0, 1). */
  readonly random: number;
}

/** A transient fault is tried again while retries remain; every other ends the task at once. Pure. */
export const decideOnFault = (
  error: unknown,
  { retries, limits, policy, random }: FaultCircumstances,
): FaultDecision => {
  const fault = taskErrorOf(error);
  if (!fault.retryable || retries >= limits.maxRetries) return { do: 'fail', error: fault };
  const retryAfterSeconds = error instanceof ServiceError ? error.retryAfterSeconds : undefined;
  return {
    do: 'retry',
    delaySeconds: retryDelaySeconds(policy, retries + 1, random, retryAfterSeconds),
    error: fault,
  };
};
