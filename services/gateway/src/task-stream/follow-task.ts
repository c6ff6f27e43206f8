import { isFinal, type Task } from '@fde/event-log';
import type { EventSender } from '../http/reply.js';
import { taskStatusResource } from '../routes/tasks/task-resource.js';
import type { TaskChanges } from './task-changes.js';

export interface FollowOptions {
  readonly heartbeatMs: number;
  /** Version of the last event the client has seen; 0 for none. */
  readonly after: number;
}

/** Sends the task's status now and at every change, until its final state or the signal. */
export const followTask = (
  first: Task,
  changes: TaskChanges,
  options: FollowOptions,
  send: EventSender,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    let seen = options.after;
    const tell = (task: Task): void => {
      if (task.version > seen) {
        seen = task.version;
        send.event('status', String(task.version), taskStatusResource(task));
      }
      if (isFinal(task)) end();
    };
    const heartbeat = setInterval(() => send.heartbeat(), options.heartbeatMs);
    const unwatch = changes.watch(first.taskId, tell);
    const end = (): void => {
      clearInterval(heartbeat);
      unwatch();
      signal.removeEventListener('abort', end);
      resolve();
    };
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
    else tell(first);
  });
