import { ProblemError, type StreamPermits } from '@fde/client';
import { api, type TaskStatus } from './client.js';

export interface TaskFollower {
  readonly onTask: (task: TaskStatus) => void;
  readonly onConnected: () => void;
  /** The connection is lost and is being reopened; with what the service said, if anything. */
  readonly onLost: (error: Error | undefined) => void;
}

/**
 * A browser opens only six connections to a host: if more tasks than this are followed, the others
 * are polled.
 */
const MOST_STREAMS = 2;
let streams = 0;

/** A hidden tab leaves the connections to the visible one. */
const permits: StreamPermits = {
  take() {
    if (streams >= MOST_STREAMS || document.hidden) return false;
    streams += 1;
    return true;
  },
  release() {
    streams -= 1;
  },
};

/** Ends the current way of following when the tab becomes visible or hidden. */
const whileAsVisible = (signal: AbortSignal): AbortSignal => {
  const changed = new AbortController();
  document.addEventListener('visibilitychange', () => changed.abort(), { once: true, signal });
  return AbortSignal.any([signal, changed.signal]);
};

const follow = async (taskId: string, follower: TaskFollower, signal: AbortSignal) => {
  const { onTask, onConnected, onLost } = follower;
  const options = { signal: whileAsVisible(signal), permits, onConnected, onLost };
  for await (const task of api.followTask(taskId, options)) if (!signal.aborted) onTask(task);
};

/**
 * Reports a task now and at every change until its end, by Server-Sent Events if a connection is
 * free. Returns a function that ends it earlier.
 */
export function followTask(taskId: string, follower: TaskFollower): () => void {
  const ends = new AbortController();
  const begin = (): Promise<void> =>
    follow(taskId, follower, ends.signal).catch((error: unknown) => {
      if (ends.signal.aborted) return undefined;
      if (error instanceof DOMException) return begin();
      if (error instanceof ProblemError) follower.onLost(error);
      return undefined;
    });
  void begin();
  return () => ends.abort();
}
