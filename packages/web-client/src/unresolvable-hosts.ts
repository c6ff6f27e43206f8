import { ServiceError } from '@fde/contracts';
import { setTimeout as wait } from 'node:timers/promises';

const WAIT_BEFORE_SECOND_TRY_MS = 1000;
/** How long a name that failed to resolve twice is not looked up again. */
const REMEMBERED_MS = 5 * 60_000;
const MAX_REMEMBERED = 1000;

const isNotFound = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'host_not_found';

/**
 * A name that does not resolve gets one more try. Then the answer is final, and other addresses on that host need not
 * wait.
 */
export class UnresolvableHosts {
  readonly #since = new Map<string, number>();

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly waitMs = WAIT_BEFORE_SECOND_TRY_MS,
  ) {}

  async ask<Answer>(
    hostname: string,
    request: () => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    this.#refuseKnown(hostname);
    try {
      return await request();
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
    await wait(this.waitMs, undefined, signal ? { signal } : {}).catch(() =>
      signal?.throwIfAborted(),
    );
    try {
      return await request();
    } catch (error) {
      if (isNotFound(error)) this.#remember(hostname);
      throw error;
    }
  }

  #refuseKnown(hostname: string): void {
    const since = this.#since.get(hostname);
    if (since !== undefined && this.now() - since < REMEMBERED_MS)
      throw new ServiceError('host_not_found', `${hostname} is a host name that does not resolve`);
  }

  #remember(hostname: string): void {
    if (this.#since.size >= MAX_REMEMBERED) this.#since.clear();
    this.#since.set(hostname, this.now());
  }
}
