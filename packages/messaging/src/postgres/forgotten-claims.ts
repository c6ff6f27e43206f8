import type { MessageQueue } from './message-queue.js';

/** Between two looks; a claim's answer is never under way for as long as this. */
const LOOK_MS = 1_000;

export interface ForgottenClaimsParts {
  readonly queue: MessageQueue;
  readonly queueName: string;
  readonly sessionId: string;
  /** What this process has in work. */
  readonly held: { has(id: number): boolean };
}

/**
 * Messages that the session has claimed and nobody works on: the claim was committed and its answer lost on the way, or
 * the end of a delivery could not be recorded. As the session lives, nobody else would ever take them. Given back when
 * two looks in a row have found them so, because a claim may be answered between a look and the use of its result.
 */
export class ForgottenClaims {
  readonly #parts: ForgottenClaimsParts;
  #suspects: ReadonlySet<number> = new Set();
  #lastLook = performance.now();

  constructor(parts: ForgottenClaimsParts) {
    this.#parts = parts;
  }

  /** Does nothing when the last look was a moment ago. Returns how many were given back. */
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
