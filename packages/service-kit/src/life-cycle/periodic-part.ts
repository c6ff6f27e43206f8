import type { HealthCheck } from '../health/health-checks.js';
import type { Component } from './life-cycle.js';
import type { ServiceLog } from '../log/service-log.js';

export interface PeriodicWork {
  readonly name: string;
  readonly intervalSeconds: number;
  /** The signal aborts when the part is stopped: what lasts longer than a moment looks at it. */
  readonly work: (signal: AbortSignal) => Promise<unknown>;
  readonly log: ServiceLog;
}

/** Failures in a row after which the part counts as unhealthy. */
const PATIENCE = 3;

/** Does something regularly, one run after the other; a run that fails is logged and tried again at the next turn. */
export class PeriodicPart implements Component {
  readonly name: string;
  readonly #options: PeriodicWork;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #failures = 0;
  readonly #stopping = new AbortController();

  constructor(options: PeriodicWork) {
    this.name = options.name;
    this.#options = options;
  }

  start(): Promise<void> {
    this.#later();
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  check(): HealthCheck {
    return {
      name: this.name,
      check: () => {
        if (this.#failures >= PATIENCE) throw new Error(`failed ${this.#failures} times in a row`);
      },
    };
  }

  #later(): void {
    if (this.#stopping.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#run().then(() => this.#later());
    }, this.#options.intervalSeconds * 1000);
  }

  async #run(): Promise<void> {
    try {
      await this.#options.work(this.#stopping.signal);
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      this.#options.log.warn(`${this.name} failed`, { error, failures: this.#failures });
    }
  }
}
