import { FINAL_TASK_STATES, type OperationName, type RunEnd, type TaskState } from '@fde/contracts';

export interface TaskProgress {
  readonly step: string;
  readonly progress: number;
  readonly detail: string | null;
}
export interface TaskError {
  readonly code: string;
  readonly message: string;
  readonly retryable: boolean;
}

/** One task folded from its stream: what a client sees, and what decides the next event. */
export interface Task {
  readonly taskId: string;
  readonly operation: OperationName;
  readonly companyId: number;
  readonly documentId: number | null;
  readonly parentTaskId: string | null;
  readonly status: TaskState;
  /** Attempts begun; 0 before the first. */
  readonly attempt: number;
  /** The current or latest attempt: the fence. */
  readonly attemptId: string | null;
  /** Retries scheduled because of a fault. */
  readonly retries: number;
  /** Attempts that replaced one that never reported an end. */
  readonly crashes: number;
  readonly progress: TaskProgress | null;
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly resultExpired: boolean;
  /** How it ended, for as long as the task is known; null until then. */
  readonly outcome: RunEnd | null;
  /** Of the last failed attempt; cleared by success and by a revocation. */
  readonly error: TaskError | null;
  readonly createdAt: Date;
  /** Of the first attempt. */
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly nextAttemptAt: Date | null;
  /** Version of the task's stream. */
  readonly version: number;
}

export const isFinal = (task: Pick<Task, 'status'>): boolean =>
  FINAL_TASK_STATES.includes(task.status);
/** An attempt is running, or was when its worker disappeared. */
export const isRunning = (task: Pick<Task, 'status'>): boolean =>
  task.status === 'STARTED' || task.status === 'PROGRESS';
