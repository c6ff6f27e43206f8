import { setTimeout as sleep } from 'node:timers/promises';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export interface BatcherOptions {
  /** Items of one batch at most; 200. */
  readonly largest?: number;
  /**
   * Milliseconds that the first item waits for others; 0: until the end of the event loop's turn.
   */
  readonly lingerMs?: number;
  /**
   * Milliseconds that items wait under load until they are as many as those of the batches before;
   * 0: they do not.
   */
  readonly gatherMs?: number;
}

/**
 * For what every task takes part in: half the cost of such a transaction is the transaction, so
 * that fewer and larger ones are worth a wait that nobody notices.
 */
export const GATHER_MS = 2;

/** Fewer items than this are not waited for: there is no load, and waiting would only be late. */
const LOADED = 4;

/**
 * Collects the items handed in during one turn of the event loop (or the time to linger) and while
 * the previous batch runs, and handles them together: one statement instead of many. The work
 * returns one result per item, in order, or fails as a whole; every caller's promise settles with
 * its batch.
 */
export class Batcher<Item, Result = void> {
  readonly #work: (items: readonly Item[]) => Promise<readonly Result[] | void>;
  readonly #largest: number;
  readonly #lingerMs: number;
  readonly #gatherMs: number;
  /** As many as the last batch had, or half of what was expected of it if that is more. */
  #expected = 0;
  /** Ends the wait for `#expected` items. */
  #enough: (() => void) | undefined;
  #waiting: Waiting<Item, Result>[] = [];
  #busy = false;

  constructor(
    work: (items: readonly Item[]) => Promise<readonly Result[] | void>,
    { largest = 200, lingerMs = 0, gatherMs = 0 }: BatcherOptions = {},
  ) {
    this.#work = work;
    this.#largest = largest;
    this.#lingerMs = lingerMs;
    this.#gatherMs = gatherMs;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#waiting.length >= this.#expected) this.#enough?.();
      if (this.#busy) return;
      this.#busy = true;
      if (this.#lingerMs === 0) setImmediate(() => void this.#drain());
      else void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      if (this.#lingerMs > 0 && this.#waiting.length < this.#largest) await sleep(this.#lingerMs);
      if (this.#gatherMs > 0) await this.#gather();
      const batch = this.#waiting.slice(0, this.#largest);
      this.#waiting = this.#waiting.slice(this.#largest);
      await this.#batch(batch);
    }
    this.#busy = false;
  }

  async #gather(): Promise<void> {
    if (this.#expected >= LOADED && this.#waiting.length < this.#expected) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.#enough = resolve;
        timer = setTimeout(resolve, this.#gatherMs);
      });
      this.#enough = undefined;
      clearTimeout(timer);
    }
    const many = Math.min(this.#waiting.length, this.#largest);
    this.#expected = Math.max(many, Math.floor(this.#expected / 2));
  }

  async #batch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results?.[index] as Result));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
