/** More than the workflows that are open at once; the count of one that is dropped begins anew. */
const REMEMBERED = 10_000;

/**
 * How long this process has seen each workflow run, by its monotonic clock. Limits are measured by
 * it and not by times of the log: when the clock of the database's machine jumps ahead, nothing has
 * taken longer. A workflow that another process goes on with is given the whole limit once more.
 */
export class WatchedTime {
  readonly #monotonicMs: () => number;
  readonly #firstSeenMs = new Map<string, number>();

  constructor(monotonicMs: () => number = () => performance.now()) {
    this.#monotonicMs = monotonicMs;
  }

  /** Seconds since this was first called for the task; 0 the first time. */
  secondsOf(taskId: string): number {
    const nowMs = this.#monotonicMs();
    const firstMs = this.#firstSeenMs.get(taskId) ?? nowMs;
    if (firstMs === nowMs) this.#remember(taskId, nowMs);
    return (nowMs - firstMs) / 1000;
  }

  forget(taskId: string): void {
    this.#firstSeenMs.delete(taskId);
  }

  #remember(taskId: string, nowMs: number): void {
    this.#firstSeenMs.set(taskId, nowMs);
    const oldest = this.#firstSeenMs.keys().next();
    if (this.#firstSeenMs.size > REMEMBERED && oldest.done !== true)
      this.#firstSeenMs.delete(oldest.value);
  }
}
