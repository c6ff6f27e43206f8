import { ProblemError, type StreamPermits } from '@fde/client';
import { api, type TaskStatus } from './client.js';

export interface TaskFollower {
  readonly onTask: (task: TaskStatus) => void;
  readonly onConnected: () => void;
  /** The connection is lost and is being made again; with what the service said where it said something. */
  readonly onLost: (error: Error | undefined) => void;
}

/** A browser opens six connections to a host, for everything: who follows more tasks than this asks for them in turns. */
const MOST_STREAMS = 2;
let streams = 0;

/** A tab that nobody looks at leaves the connections to the one that is looked at. */
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

/** What ends one way of following when the tab comes into sight or goes out of it. */
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

/** Tells of a task now and at every change, by Server-Sent Events where a connection can be spared, until its end. Returns what ends it before. */
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
