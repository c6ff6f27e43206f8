import type { MessageQueue } from './message-queue.js';

/** Time between two checks; the reply to a claim never takes this long. */
const LOOK_MS = 1_000;

export interface ForgottenClaimsParts {
  readonly queue: MessageQueue;
  readonly queueName: string;
  readonly sessionId: string;
  /** What this process is handling. */
  readonly held: { has(id: number): boolean };
}

/**
 * Messages that the session has claimed and nobody works on: the claim was committed but its reply
 * lost, or the end of a delivery could not be recorded. As long as the session lives, nobody else
 * would take them. They are given back when two checks in a row find them, because the reply to a
 * claim may arrive between a check and the use of its result.
 */
export class ForgottenClaims {
  readonly #parts: ForgottenClaimsParts;
  #suspects: ReadonlySet<number> = new Set();
  #lastLook = performance.now();

  constructor(parts: ForgottenClaimsParts) {
    this.#parts = parts;
  }

  /** Does nothing if the last check was a moment ago. Returns how many were given back. */
  async giveBack(): Promise<number> {
    if (performance.now() - this.#lastLook < LOOK_MS) return 0;
    this.#lastLook = performance.now();
    const { queue, queueName, sessionId, held } = this.#parts;
    const unheld = (await queue.claimedBy(queueName, sessionId)).filter((id) => !held.has(id));
    const forgotten = unheld.filter((id) => this.#suspects.has(id));
    this.#suspects = new Set(unheld);
    for (const id of forgotten) await queue.release(id, sessionId, 0);
    return forgotten.length;
  }
}
