const TICK_MS = 20;

/**
 * How long this process could not answer because it was at work itself. A late tick counts with no more than the
 * processor time that was used meanwhile: on a busy machine a process waits for its turn without any fault of its own.
 */
export class SilenceWatch {
  #longestMs = 0;
  #tick = performance.now();
  #used = process.cpuUsage();
  readonly #timer = setInterval(() => this.#look(), TICK_MS);

  /** Milliseconds of the longest silence since this was asked the last time. */
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
