import { openEventStream } from '../access/authorized-fetch.js';
import { ApiError } from './api-error.js';
import { api, bodyOf, type TaskStatus } from './client.js';

export const isFinal = (status: TaskStatus['status']): boolean =>
  status === 'SUCCESS' || status === 'FAILURE' || status === 'REVOKED';

export interface TaskFollower {
  readonly onTask: (task: TaskStatus) => void;
  readonly onConnected: () => void;
  /** The connection is lost and is being made again; with what the service said where it said something. */
  readonly onLost: (error: Error | undefined) => void;
}

/** A browser opens six connections to a host, for everything: who follows more tasks than this asks for them in turns. */
const MOST_STREAMS = 2;
const AGAIN_MS = 2_000;
let streams = 0;

/** Tells of a task now and at every change, by Server-Sent Events where a connection can be spared, until its end. Returns what ends it before. */
export function followTask(
  taskId: string,
  { onTask, onConnected, onLost }: TaskFollower,
): () => void {
  let ended = false;
  let heard = false;
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const release = (): void => {
    if (stream === undefined) return;
    stream.close();
    stream = undefined;
    streams--;
  };
  const end = (): void => {
    ended = true;
    clearTimeout(timer);
    release();
    document.removeEventListener('visibilitychange', onVisibility);
  };
  const hear = (task: TaskStatus): void => {
    if (ended) return;
    heard = true;
    onTask(task);
    if (isFinal(task.status)) end();
  };
  const ask = (): Promise<void> =>
    bodyOf(api.GET('/api/v1/tasks/{task_id}', { params: { path: { task_id: taskId } } })).then(
      hear,
      (error: unknown) => {
        if (ended) return;
        onLost(error instanceof Error ? error : new Error(String(error)));
        if (error instanceof ApiError && error.status === 404) end();
      },
    );
  const askAndBeginAgain = (): void =>
    void ask().then(() => {
      if (!ended) timer = setTimeout(begin, AGAIN_MS);
    });
  const begin = (): void => {
    if (streams >= MOST_STREAMS || document.hidden) return askAndBeginAgain();
    streams++;
    stream = openEventStream(`/api/v1/tasks/${encodeURIComponent(taskId)}/stream`);
    stream.addEventListener('status', (event: MessageEvent<string>) =>
      hear(JSON.parse(event.data) as TaskStatus),
    );
    stream.addEventListener('open', onConnected);
    stream.addEventListener('error', () => {
      onLost(undefined);
      // A stream that broke is connected again by the browser; one that was refused (a task at its end, a gateway not yet back) is not.
      if (stream?.readyState === EventSource.CLOSED) {
        release();
        askAndBeginAgain();
      } else if (!heard) void ask();
    });
  };
  // A tab that nobody looks at gives its connection to the one that is looked at.
  const onVisibility = (): void => {
    if (document.hidden && stream !== undefined) {
      release();
      timer = setTimeout(begin, AGAIN_MS);
    }
  };
  document.addEventListener('visibilitychange', onVisibility);
  begin();
  return end;
}
