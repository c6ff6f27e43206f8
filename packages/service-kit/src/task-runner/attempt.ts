import { ServiceError, type TaskLimits } from '@fde/contracts';
import type { Fence, Task } from '@fde/event-log';

/** Why an attempt has to stop. */
export type StopReason =
  'task_revoked' | 'time_limit_exceeded' | 'attempt_superseded' | 'service_stopping';

const MESSAGES: Readonly<Record<StopReason, string>> = {
  task_revoked: 'The task was revoked',
  time_limit_exceeded: 'The task did not end within its time limit',
  attempt_superseded: 'Another attempt of the task has begun',
  service_stopping: 'The service is stopping',
};

/** How long a handler that has to stop may clean up, unless a hard limit comes first. */
const TIDY_MS = 2000;

/** One attempt of a task in this process: its fence, its signal, and the limits it runs under. */
export class Attempt {
  /** As the attempt began. */
  readonly task: Task;
  readonly fence: Fence;
  readonly startedAt = performance.now();
  readonly #controller = new AbortController();
  readonly #limits: TaskLimits;
  readonly #timers = new Set<NodeJS.Timeout>();
  #abandon: (reason: ServiceError) => void = () => undefined;
  #stopReason: StopReason | undefined;
  /** Resolves when the runner has settled the attempt. */
  readonly settled: Promise<void>;
  #settle: () => void = () => undefined;

  constructor(task: Task, fence: Fence, limits: TaskLimits) {
    this.task = task;
    this.fence = fence;
    this.#limits = limits;
    this.settled = new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get stopReason(): StopReason | undefined {
    return this.#stopReason;
  }

  get seconds(): number {
    return (performance.now() - this.startedAt) / 1000;
  }

  /**
   * The first reason counts. The handler may clean up for a moment; after that nobody waits for it.
   */
  stop(reason: StopReason, tidyMs = TIDY_MS): void {
    if (this.#stopReason !== undefined) return;
    this.#stopReason = reason;
    const error = new ServiceError(reason, MESSAGES[reason]);
    this.#controller.abort(error);
    this.#after(tidyMs, () => this.#abandon(error));
  }

  /**
   * Runs the work under the soft limit (its signal aborts) and the hard limit (nobody waits for it
   * any longer). Rejects with what the work throws, or with the reason it was told to stop.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { softSeconds, hardSeconds } = this.#limits;
    const abandoned = new Promise<never>((_, reject) => {
      this.#abandon = reject;
    });
    this.#after(softSeconds * 1000, () =>
      this.stop('time_limit_exceeded', (hardSeconds - softSeconds) * 1000),
    );
    try {
      this.signal.throwIfAborted();
      return await Promise.race([work(), abandoned]);
    } catch (error) {
      // A handler that was told to stop throws whatever its tools throw when aborted; the reason to
      // report is ours.
      throw this.#stopReason === undefined ? error : this.signal.reason;
    } finally {
      for (const timer of this.#timers) clearTimeout(timer);
    }
  }

  end(): void {
    this.#settle();
  }

  #after(milliseconds: number, act: () => void): void {
    this.#timers.add(setTimeout(act, milliseconds));
  }
}
