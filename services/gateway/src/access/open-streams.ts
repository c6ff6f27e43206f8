import { ProblemError } from '../problems/error-reply.js';

export interface StreamLimits {
  /** Event streams that one client may hold open. */
  readonly perClient: number;
  /** Event streams that one process of the gateway holds open. */
  readonly all: number;
}

/** A console keeps one or two open; a browser allows six connections to a host over HTTP/1.1. */
export const STREAM_LIMITS: StreamLimits = { perClient: 20, all: 1_000 };

/** When a refused client may try again: a stream may have ended by then. */
const RETRY_AFTER_SECONDS = '5';

/** Counts the event streams that are open: each holds a connection and a timer for as long as its client likes. */
export class OpenStreams {
  readonly #limits: StreamLimits;
  readonly #byClient = new Map<string, number>();
  #all = 0;

  constructor(limits: StreamLimits = STREAM_LIMITS) {
    this.#limits = limits;
  }

  /**
   * Counts one more stream of the client until `closed`. Throws ProblemError 429 if the client, or
   * all together, have reached their limit.
   */
  enter(client: string, closed: AbortSignal): void {
    const own = this.#byClient.get(client) ?? 0;
    if (own >= this.#limits.perClient)
      throw this.#refusal(`One client may follow ${this.#limits.perClient} tasks at once`);
    if (this.#all >= this.#limits.all)
      throw this.#refusal('This gateway already serves as many event streams as it can');
    this.#all += 1;
    this.#byClient.set(client, own + 1);
    closed.addEventListener('abort', () => this.#leave(client), { once: true });
  }

  #leave(client: string): void {
    this.#all -= 1;
    const left = (this.#byClient.get(client) ?? 0) - 1;
    if (left > 0) this.#byClient.set(client, left);
    else this.#byClient.delete(client);
  }

  #refusal(detail: string): ProblemError {
    return new ProblemError('too_many_requests', detail, { 'Retry-After': RETRY_AFTER_SECONDS });
  }
}
