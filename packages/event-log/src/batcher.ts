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
}

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
  #waiting: Waiting<Item, Result>[] = [];
  #busy = false;

  constructor(
    work: (items: readonly Item[]) => Promise<readonly Result[] | void>,
    { largest = 200, lingerMs = 0 }: BatcherOptions = {},
  ) {
    this.#work = work;
    this.#largest = largest;
    this.#lingerMs = lingerMs;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#busy) return;
      this.#busy = true;
      if (this.#lingerMs === 0) setImmediate(() => void this.#drain());
      else void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      if (this.#lingerMs > 0 && this.#waiting.length < this.#largest) await sleep(this.#lingerMs);
      const batch = this.#waiting.slice(0, this.#largest);
      this.#waiting = this.#waiting.slice(this.#largest);
      await this.#batch(batch);
    }
    this.#busy = false;
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
