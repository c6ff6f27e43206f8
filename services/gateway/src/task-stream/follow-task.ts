import { isFinal, type Task } from '@fde/event-log';
import type { EventSender } from '../http/replies/reply.js';
import { taskStatusResource } from '../routes/tasks/task-resource.js';
import type { TaskChanges } from './task-changes.js';

export interface FollowOptions {
  readonly heartbeatMs: number;
  /** Version of the last event the client has seen; 0 for none. */
  readonly after: number;
  /** The task's states beyond a version, oldest first: looks may be further apart than changes. */
  readonly since: (version: number) => Promise<readonly Task[]>;
}

/** Sends the task's status now and at every change, until its final state or the signal. Nothing beyond `after` is left out. */
export const followTask = (
  first: Task,
  changes: TaskChanges,
  { heartbeatMs, after, since }: FollowOptions,
  send: EventSender,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    let seen = after;
    let ended = false;
    const sendOne = (task: Task): void => {
      if (ended || task.version <= seen) return;
      seen = task.version;
      send.event('status', String(task.version), taskStatusResource(task));
    };
    /** Whoever has seen nothing begins with what is; all others are told what lies between. */
    const catchUp = async (task: Task): Promise<void> => {
      if (seen > 0 && task.version > seen)
        for (const state of await since(seen).catch(() => [])) sendOne(state);
      // Where the log could not be asked, or keeps the task's end alone: what is known all the same.
      if (task.version > seen && !(isFinal(task) && task.resultExpired && seen > 0)) sendOne(task);
      if (isFinal(task)) end();
    };
    let turn = Promise.resolve();
    const tell = (task: Task): void => {
      turn = turn.then(() => catchUp(task));
    };
    const heartbeat = setInterval(() => send.heartbeat(), heartbeatMs);
    const unwatch = changes.watch(first.taskId, tell);
    const end = (): void => {
      ended = true;
      clearInterval(heartbeat);
      unwatch();
      signal.removeEventListener('abort', end);
      resolve();
    };
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
    else tell(first);
  });
