import type { ServiceLog } from '../log/service-log.js';

/** One Ctrl-C may arrive several times: from the terminal, and from npm passing it on. */
const SAME_SIGNAL_MS = 1000;

/** Ends the process when its work is over, cleanly or not; signals, faults and a dead supervisor all lead here. */
export class ProcessEnd {
  readonly #log: ServiceLog;
  readonly #limitMs: number;
  readonly #stop: () => Promise<void>;
  #endingSince: number | undefined;

  /** `limitMs`: a stop that takes longer is cut off, with exit code 1. */
  constructor(log: ServiceLog, limitMs: number, stop: () => Promise<void>) {
    this.#log = log;
    this.#limitMs = limitMs;
    this.#stop = stop;
  }

  watch(): void {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      process.on(signal, () => this.#onSignal(signal));
    process.on('uncaughtException', (error) => this.#onFault('uncaught exception', error));
    process.on('unhandledRejection', (error) => this.#onFault('unhandled rejection', error));
    // The supervisor died without a word: nobody else would ever stop this process.
    process.on('disconnect', () => void this.end('supervisor is gone', 0));
    // Nobody reads the output any longer: no reason to crash.
    process.stdout.on('error', () => undefined);
    process.stderr.on('error', () => undefined);
  }

  async end(reason: string, exitCode: number): Promise<void> {
    if (this.#endingSince !== undefined) return;
    this.#endingSince = performance.now();
    this.#log.info('stopping', { reason });
    setTimeout(() => this.#force(), this.#limitMs).unref();
    await this.#stop();
    this.#log.info('stopped', { reason });
    process.exit(exitCode);
  }

  #onSignal(signal: NodeJS.Signals): void {
    if (this.#endingSince === undefined) return void this.end(signal, 0);
    if (performance.now() - this.#endingSince < SAME_SIGNAL_MS) return;
    this.#log.warn('second signal: not waiting any longer', { signal });
    process.exit(1);
  }

  #onFault(kind: string, error: unknown): void {
    this.#log.error(kind, { error });
    void this.end(kind, 1);
  }

  #force(): void {
    this.#log.error('stop took too long, ending at once', { limit_ms: this.#limitMs });
    process.exit(1);
  }
}
