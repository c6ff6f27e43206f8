/**
 * Gathers the items that are handed in during one turn of the event loop, while the batch before is at work, and does
 * them together: one statement instead of many. Every caller's promise ends as its batch ends.
 */
export class Gather<Item> {
  readonly #work: (items: readonly Item[]) => Promise<void>;
  readonly #largest: number;
  #waiting: { item: Item; resolve: () => void; reject: (error: unknown) => void }[] = [];
  #busy = false;

  constructor(work: (items: readonly Item[]) => Promise<void>, largest = 200) {
    this.#work = work;
    this.#largest = largest;
  }

  add(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (!this.#busy) {
        this.#busy = true;
        setImmediate(() => void this.#drain());
      }
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#largest);
      try {
        await this.#work(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#busy = false;
  }
}
