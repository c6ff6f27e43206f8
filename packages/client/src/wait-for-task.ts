import { followTask, isFinal, type FollowOptions, type TaskStatus } from './follow-task.js';
import type { TypedCalls } from './typed-calls.js';

export interface WaitOptions extends FollowOptions {
  /** How long to wait; without it, until the task ends. */
  readonly timeoutMs?: number;
  /** Hears of every status on the way, the final one too. */
  readonly onStatus?: (task: TaskStatus) => void;
}

/** The task did not end in the given time. It continues: wait again, or revoke it. */
export class TaskWaitError extends Error {
  override readonly name = 'TaskWaitError';
  /** Where it stood last; undefined if nothing was heard of it. */
  readonly task: TaskStatus | undefined;

  constructor(taskId: string, timeoutMs: number, task: TaskStatus | undefined) {
    super(
      `Task ${taskId} has not ended within ${timeoutMs} ms; status ${task?.status ?? 'unknown'}`,
    );
    this.task = task;
  }
}

const ended = async (
  calls: TypedCalls,
  taskId: string,
  options: FollowOptions,
  onStatus: (task: TaskStatus) => void,
): Promise<TaskStatus> => {
  for await (const task of followTask(calls, taskId, options)) {
    onStatus(task);
    if (isFinal(task.status)) return task;
  }
  // Nothing more will come, and the end was not among what came: it is asked for.
  const { data } = await calls.GET('/api/v1/tasks/{task_id}', {
    params: { path: { task_id: taskId } },
  });
  return data;
};

/** The final status of a task. Throws TaskWaitError, and whatever `followTask` throws. */
export async function waitForTask(
  calls: TypedCalls,
  taskId: string,
  { timeoutMs, onStatus, signal, ...options }: WaitOptions = {},
): Promise<TaskStatus> {
  const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
  const ends = [signal, timeout].filter((one) => one !== undefined);
  let last: TaskStatus | undefined;
  const hear = (task: TaskStatus): void => {
    last = task;
    onStatus?.(task);
  };
  try {
    return await ended(calls, taskId, { ...options, signal: AbortSignal.any(ends) }, hear);
  } catch (error) {
    if (timeoutMs !== undefined && timeout?.aborted === true && signal?.aborted !== true)
      throw new TaskWaitError(taskId, timeoutMs, last);
    throw error;
  }
}
