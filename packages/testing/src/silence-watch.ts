import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const TICK_MS = 20;
/** Linux writes the nanoseconds that each thread ran; the first thread of a process has the process's number. */
const RUN_BY_THREAD = `/proc/self/task/${process.pid}/schedstat`;
const NANOSECONDS = 1_000_000;

/** Milliseconds that this thread has run, or its whole process where that is not known. */
const ranMs = (): number => {
  try {
    if (isMainThread)
      return Number(readFileSync(RUN_BY_THREAD, 'utf8').split(' ')[0]) / NANOSECONDS;
  } catch {
    // Another system.
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * How long this process could not answer because it was working. A late tick counts for no more than the processor
 * time used meanwhile: on a busy machine, a process waits for its turn through no fault of its own.
 */
export class SilenceWatch {
  #longestMs = 0;
  #tick = performance.now();
  #ranMs = ranMs();
  readonly #timer = setInterval(() => this.#look(), TICK_MS);

  /** Milliseconds of the longest silence since the last call. */
  take(): number {
    const longest = this.#longestMs;
    this.#longestMs = 0;
    return longest;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const late = performance.now() - this.#tick - TICK_MS;
    const ran = ranMs();
    this.#longestMs = Math.max(this.#longestMs, Math.min(late, ran - this.#ranMs));
    this.#tick = performance.now();
    this.#ranMs = ran;
  }
}
