import { isFinal, type Task } from '@fde/event-log';
import type { EventSender } from '../replies/reply.js';
import { taskStatusResource } from './task-resource.js';
import type { TaskChanges } from './task-changes.js';

export interface FollowOptions {
  readonly heartbeatMs: number;
  /** Version of the last event the client has seen; 0 for none. */
  readonly after: number;
  /** The task's states after a version, oldest first: polls may be further apart than changes. */
  readonly since: (version: number) => Promise<readonly Task[]>;
}

/**
 * Sends the task's status now and at every change, until its final state or the signal. Nothing
 * after `after` is left out.
 */
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
    /**
     * A client that has seen nothing starts with the current state; others get everything in
     * between.
     */
    const catchUp = async (task: Task): Promise<void> => {
      if (seen > 0 && task.version > seen)
        for (const state of await since(seen).catch(() => [])) sendOne(state);
      // If the log does not answer, or has only the task's end: what is known anyway.
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
