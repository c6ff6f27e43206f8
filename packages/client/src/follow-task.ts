import { ProblemError } from './problem-error.js';
import { taskEvents } from './task-events.js';
import type { Schemas, TypedCalls } from './typed-calls.js';

export type TaskStatus = Schemas['TaskStatus'];

/** Who has few connections (a browser has six to a host) lends them for streams. */
export interface StreamPermits {
  /** Whether a stream may be opened now. A task that gets none is polled instead. */
  take(): boolean;
  release(): void;
}

export interface FollowOptions {
  /** Ends it: the generator then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** How long to wait before asking again, or connecting again. */
  readonly againMs?: number;
  /** A stream without a sign of life for so long is opened again. */
  readonly silenceMs?: number;
  readonly permits?: StreamPermits;
  /** There is a connection, or an answer, again. */
  readonly onConnected?: () => void;
  /** The connection is lost and is made again; with what went wrong where something did. */
  readonly onLost?: (error: Error | undefined) => void;
}

const AGAIN_MS = 2_000;
const SILENCE_MS = 45_000;
const ALWAYS: StreamPermits = { take: () => true, release: () => undefined };

export const isFinal = (status: TaskStatus['status']): boolean =>
  status === 'SUCCESS' || status === 'FAILURE' || status === 'REVOKED';

/** Statuses of a refusal that pass by themselves: too slow, too early, too often. */
const PASSING = [408, 425, 429];
const isLasting = (error: unknown): boolean =>
  error instanceof ProblemError && error.status < 500 && !PASSING.includes(error.status);

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });

/** One task as it is followed: its last status, and how to get the next one. */
class TaskFollower {
  /** Set once the service says that nothing more will come. */
  ended = false;
  readonly #calls: TypedCalls;
  readonly #taskId: string;
  readonly #options: FollowOptions;
  #lastEventId: string | undefined;
  /** The last status that a poll brought: a stream begins with it once more. */
  #lastStatus: string | undefined;

  constructor(calls: TypedCalls, taskId: string, options: FollowOptions) {
    this.#calls = calls;
    this.#taskId = taskId;
    this.#options = options;
  }

  /** What one connection tells, or one question where no stream can be had. */
  async *turn(): AsyncGenerator<TaskStatus, void, undefined> {
    const { permits = ALWAYS } = this.#options;
    if (!permits.take()) return yield* this.#question();
    let refused = false;
    try {
      yield* this.#stream();
    } catch (error) {
      this.#bear(error);
      refused = error instanceof ProblemError;
    } finally {
      permits.release();
    }
    if (refused) yield* this.#question();
  }

  async *#stream(): AsyncGenerator<TaskStatus, void, undefined> {
    const { signal, silenceMs = SILENCE_MS, onConnected = () => undefined } = this.#options;
    const from = { lastEventId: this.#lastEventId, signal, silenceMs, onConnected };
    const events = taskEvents(this.#calls, this.#taskId, from);
    try {
      for (let next = await events.next(); ; next = await events.next()) {
        if (next.done === true) return this.#over(next.value);
        this.#lastEventId = next.value.id;
        if (this.#isNew(next.value.task)) yield next.value.task;
        this.#lastStatus = undefined;
      }
    } finally {
      await events.return(false);
    }
  }

  #over(nothingMoreComes: boolean): void {
    this.ended = nothingMoreComes;
    if (!nothingMoreComes) this.#options.onLost?.(undefined);
  }

  async *#question(): AsyncGenerator<TaskStatus, void, undefined> {
    const { signal, onConnected } = this.#options;
    try {
      const { data: task } = await this.#calls.GET('/api/v1/tasks/{task_id}', {
        params: { path: { task_id: this.#taskId } },
        ...(signal === undefined ? {} : { signal }),
      });
      onConnected?.();
      const isNew = this.#isNew(task);
      this.#lastStatus = JSON.stringify(task);
      // A stream that continues behind an older event would tell about what is over.
      this.#lastEventId = undefined;
      if (isNew) yield task;
    } catch (error) {
      this.#bear(error);
    }
  }

  #isNew(task: TaskStatus): boolean {
    return this.#lastStatus !== JSON.stringify(task);
  }

  /** Throws what does not pass by itself. */
  #bear(error: unknown): void {
    if (this.#options.signal?.aborted === true || isLasting(error)) throw error;
    this.#options.onLost?.(error instanceof Error ? error : new Error(String(error)));
  }
}

/**
 * A task's status now and at every change, until its final one: by Server-Sent Events, going on
 * behind the last event that was heard when a connection is lost, and by asking where no stream can
 * be had (then changes between two polls are not seen). Goes on until the service is back;
 * `signal` ends it. Throws ProblemError if the task is unknown or access is refused.
 */
export async function* followTask(
  calls: TypedCalls,
  taskId: string,
  options: FollowOptions = {},
): AsyncGenerator<TaskStatus, void, undefined> {
  const { signal, againMs = AGAIN_MS } = options;
  const follower = new TaskFollower(calls, taskId, options);
  for (;;) {
    signal?.throwIfAborted();
    for await (const task of follower.turn()) {
      yield task;
      if (isFinal(task.status)) return;
    }
    if (follower.ended) return;
    await pause(againMs, signal);
  }
}
