/** A sleep that can be ended early; a wake that comes while nobody sleeps ends the next sleep at once. */
export class Wakeup {
  #woken = false;
  #end: (() => void) | undefined;

  get sleeping(): boolean {
    return this.#end !== undefined;
  }

  wake(): void {
    this.#woken = true;
    this.#end?.();
  }

  /** Sleeps until woken or the time is over. */
  async sleep(ms: number): Promise<void> {
    if (!this.#woken) await this.#wait(ms);
    this.#woken = false;
  }

  /** Sleeps the whole time, because whatever wakes it may be what is broken. */
  async pause(ms: number): Promise<void> {
    this.#woken = false;
    await this.#wait(ms, false);
  }

  #wait(ms: number, canEnd = true): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#end = undefined;
        resolve();
      };
      const timer = setTimeout(end, ms);
      if (canEnd) this.#end = end;
    });
  }
}
