/** Works one after the other; clients take turns, however many works one of them has waiting. */
export class ClientTurns {
  /** Whose turn it is next comes first. */
  readonly #waiting = new Map<string, (() => Promise<void>)[]>();
  #isWorking = false;

  take<T>(client: string, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const own = this.#waiting.get(client) ?? [];
      own.push(() => work().then(resolve, reject));
      this.#waiting.set(client, own);
      void this.#workOn();
    });
  }

  waitingOf(client: string): number {
    return this.#waiting.get(client)?.length ?? 0;
  }

  async #workOn(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) await next();
    this.#isWorking = false;
  }

  #next(): (() => Promise<void>) | undefined {
    for (const [client, works] of this.#waiting) {
      const work = works.shift();
      this.#waiting.delete(client);
      if (works.length > 0) this.#waiting.set(client, works);
      return work;
    }
    return undefined;
  }
}
