const TICK_MS = 20;

/**
 * How long this process could not answer because it was working. A late tick counts for no more than the processor
 * time used meanwhile: on a busy machine, a process waits for its turn through no fault of its own.
 */
export class SilenceWatch {
  #longestMs = 0;
  #tick = performance.now();
  #used = process.cpuUsage();
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
    const { user, system } = process.cpuUsage(this.#used);
    this.#longestMs = Math.max(this.#longestMs, Math.min(late, (user + system) / 1000));
    this.#tick = performance.now();
    this.#used = process.cpuUsage();
  }
}
