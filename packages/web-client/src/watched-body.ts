import { ServiceError } from '@fde/contracts';
import { Transform, type TransformCallback } from 'node:stream';
import { displayUrl } from './web-url.js';

export interface BodyLimits {
  /** Limit of the decoded body, so that decompression bombs count by their unpacked size. */
  readonly maxBytes: number;
  /** Longest silence. */
  readonly idleTimeoutMs: number;
  /** Longest time for the whole body. */
  readonly totalTimeoutMs: number;
  /** Bytes a second that the body must reach on average after the first `graceMs`; 0 for no such rule. */
  readonly minBytesPerSecond: number;
}

const GRACE_MS = 10_000;

/**
 * Passes a body on while it keeps within its limits. Otherwise fails with `response_too_large`, or with
 * `response_timeout` or `response_too_slow` (both retryable), and calls `stop` to close the connection.
 */
export class WatchedBody extends Transform {
  #bytes = 0;
  readonly #started = performance.now();
  #idle: NodeJS.Timeout | undefined;
  readonly #total: NodeJS.Timeout;
  readonly #pulse: NodeJS.Timeout;

  constructor(
    private readonly url: string,
    private readonly limits: BodyLimits,
    private readonly stop: (reason: Error) => void,
  ) {
    super();
    this.#total = setTimeout(
      () =>
        this.#fail('response_timeout', `took longer than ${limits.totalTimeoutMs / 1000} s`, true),
      limits.totalTimeoutMs,
    );
    this.#pulse = setInterval(() => this.#checkRate(), 1000);
    this.#restartIdle();
  }

  get bytesRead(): number {
    return this.#bytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.limits.maxBytes) {
      this.#fail(
        'response_too_large',
        `is larger than the limit of ${this.limits.maxBytes} bytes`,
        false,
      );
      return;
    }
    this.#restartIdle();
    done(null, chunk);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#clear();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#clear();
    this.stop(error ?? new Error('the body was not read to its end'));
    done(error);
  }

  /** A slow reader must not look like a slow site: the clock runs only while waiting for the site. */
  #restartIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      if (this.writableNeedDrain) this.#restartIdle();
      else
        this.#fail(
          'response_timeout',
          `sent nothing for ${this.limits.idleTimeoutMs / 1000} s`,
          true,
        );
    }, this.limits.idleTimeoutMs);
  }

  #checkRate(): void {
    const elapsed = performance.now() - this.#started;
    if (elapsed < Math.min(GRACE_MS, this.limits.totalTimeoutMs / 2) || this.writableNeedDrain)
      return;
    if (this.#bytes / (elapsed / 1000) < this.limits.minBytesPerSecond) {
      this.#fail(
        'response_too_slow',
        `sends less than ${this.limits.minBytesPerSecond} bytes a second`,
        true,
      );
    }
  }

  #fail(code: string, says: string, retryable: boolean): void {
    this.destroy(new ServiceError(code, `${displayUrl(this.url)} ${says}`, { retryable }));
  }

  #clear(): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#total);
    clearInterval(this.#pulse);
  }
}
