import { fork, type ChildProcess } from 'node:child_process';
import { READY_MESSAGE, type ServiceLog } from '@fde/service-kit';
import { restartDelayMs } from './restart-delay.js';

export interface SupervisedServiceOptions {
  readonly name: string;
  readonly program: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly log: ServiceLog;
}

/**
 * If a service could not start even once, the installation is at fault: it is not retried for ever.
 */
const STARTS_BEFORE_GIVING_UP = 3;
const KILL_AFTER_MS = 40_000;

/**
 * One service as a child process that is restarted when it ends unexpectedly, and ends with this
 * process.
 */
export class SupervisedService {
  readonly name: string;
  readonly #options: SupervisedServiceOptions;
  readonly #ready: Promise<void>;
  #isReady: () => void = () => undefined;
  #cannotStart: (error: Error) => void = () => undefined;
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wasReady = false;
  #failures = 0;
  #startedAt = 0;
  #stopping = false;

  constructor(options: SupervisedServiceOptions) {
    this.name = options.name;
    this.#options = options;
    this.#ready = new Promise((resolve, reject) => {
      this.#isReady = resolve;
      this.#cannotStart = reject;
    });
    // The fleet waits for it; if it stops waiting, another service has reported the failure.
    this.#ready.catch(() => undefined);
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when the service has been ready once; rejects when it cannot start. */
  start(): Promise<void> {
    this.#launch();
    return this.#ready;
  }

  /** Lets it stop gracefully; killed when it does not. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const impatient = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(impatient);
  }

  #launch(): void {
    this.#startedAt = Date.now();
    const child = fork(this.#options.program, [], {
      env: this.#options.environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message) => {
      if (message === READY_MESSAGE) this.#onReady();
    });
    child.once('error', (error) =>
      this.#options.log.error('a service cannot be run', { name: this.name, error }),
    );
    child.once('exit', (code, signal) => this.#onExit(code, signal));
    this.#child = child;
  }

  #onReady(): void {
    this.#wasReady = true;
    this.#isReady();
  }

  #onExit(code: number | null, signal: NodeJS.Signals | null): void {
    if (this.#stopping) return;
    const ranMs = Date.now() - this.#startedAt;
    this.#failures = ranMs > 60_000 ? 1 : this.#failures + 1;
    if (!this.#wasReady && this.#failures >= STARTS_BEFORE_GIVING_UP) {
      return this.#cannotStart(
        new Error(
          `The ${this.name} cannot start (exit code ${code ?? signal}); see the reason above`,
        ),
      );
    }
    const delayMs = restartDelayMs(this.#failures);
    this.#options.log.warn('a service ended and is started again', {
      name: this.name,
      code,
      signal,
      delay_ms: delayMs,
    });
    this.#timer = setTimeout(() => this.#launch(), delayMs);
  }
}
