import type { ProgressStep } from '@fde/contracts';
import type { TaskProgress } from '@fde/event-log';

type Write = (progress: TaskProgress) => Promise<void>;

/**
 * Writes the progress of one attempt as events: a change of step at once, other reports at most
 * every `intervalMs`, one at a time, the last of each step is always written while the attempt
 * runs. While a write takes long (the database is down), only the last report of each step waits.
 * Write errors go to `onError`.
 */
export class ProgressWriter {
  readonly #write: Write;
  readonly #onError: (error: unknown) => void;
  readonly #intervalMs: number;
  readonly #now: () => number;
  /** By step, in the order they are written. */
  readonly #due = new Map<string, TaskProgress>();
  #writing: Promise<void> | undefined;
  #step: string | undefined;
  #writtenAt = Number.NEGATIVE_INFINITY;
  #waiting: TaskProgress | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    write: Write,
    onError: (error: unknown) => void,
    intervalMs: number,
    now: () => number,
  ) {
    this.#write = write;
    this.#onError = onError;
    this.#intervalMs = intervalMs;
    this.#now = now;
  }

  report(step: ProgressStep, percent: number, detail?: string): void {
    if (this.#closed) return;
    const progress: TaskProgress = {
      step,
      progress: Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0)),
      detail: detail ?? null,
    };
    const waited = this.#now() - this.#writtenAt;
    if (step !== this.#step || waited >= this.#intervalMs) return this.#enqueue(progress);
    this.#waiting = progress;
    this.#timer ??= setTimeout(() => this.#writeWaiting(), this.#intervalMs - waited);
  }

  /**
   * Takes no more reports, and resolves when the due ones are written. It stops at the first that
   * fails, because the attempt is waiting.
   */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#writing;
  }

  #writeWaiting(): void {
    const progress = this.#waiting;
    if (progress !== undefined && !this.#closed) this.#enqueue(progress);
  }

  #enqueue(progress: TaskProgress): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = undefined;
    this.#step = progress.step;
    this.#writtenAt = this.#now();
    this.#due.delete(progress.step);
    this.#due.set(progress.step, progress);
    this.#writing ??= this.#writeDue();
  }

  async #writeDue(): Promise<void> {
    for (let [next] = this.#due.values(); next !== undefined; [next] = this.#due.values()) {
      this.#due.delete(next.step);
      try {
        await this.#write(next);
      } catch (error) {
        this.#onError(error);
        if (this.#closed) this.#due.clear();
      }
    }
    this.#writing = undefined;
  }
}
