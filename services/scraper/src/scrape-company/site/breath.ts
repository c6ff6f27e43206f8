import { setImmediate as nextTurn } from 'node:timers/promises';

/** Of one process's time before others get theirs: health, heartbeats, other scrapes. */
const LONGEST_MS = 50;

/** Long work on the process's own thread is done in pieces: between them everything else has its turn. */
export class Breath {
  #since: number;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.#since = now();
  }

  /** To be awaited between two steps; costs nothing until the piece has become long. */
  async take(): Promise<void> {
    if (this.now() - this.#since < LONGEST_MS) return;
    await nextTurn();
    this.#since = this.now();
  }
}
