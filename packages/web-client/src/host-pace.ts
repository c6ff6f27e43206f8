import { setTimeout as wait } from 'node:timers/promises';

/**
 * Spaces out the requests to one host: each takes the next free slot, `1 / requestsPerSecond` after the previous one,
 * or the host's own crawl delay if that is longer.
 */
export class HostPace {
  readonly #intervalMs: number;
  readonly #next = new Map<string, number>();
  readonly #delays = new Map<string, number>();

  constructor(
    requestsPerSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#intervalMs = 1000 / requestsPerSecond;
  }

  /** The delay that the host asked for in robots.txt. */
  slowDown(host: string, delayMs: number): void {
    this.#delays.set(host, delayMs);
  }

  /** Delays further requests to a host by this long, because it asked for that. */
  pause(host: string, forMs: number): void {
    this.#next.set(host, Math.max(this.#next.get(host) ?? 0, this.now() + forMs));
  }

  /**
   * Resolves when a request to `host` may go out; rejects with the signal's reason. `share` is the fraction of the
   * usual interval that this request takes.
   */
  async waitForTurn(host: string, signal?: AbortSignal, share = 1): Promise<void> {
    const now = this.now();
    const at = Math.max(now, this.#next.get(host) ?? 0);
    this.#next.set(host, at + share * Math.max(this.#intervalMs, this.#delays.get(host) ?? 0));
    if (at <= now) return;
    try {
      await wait(at - now, undefined, signal ? { signal } : {});
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  }
}
