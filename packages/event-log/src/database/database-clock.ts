/** Milliseconds that only ever go on: no correction of the machine's time moves them. */
export type Monotonic = () => number;
const sinceStart: Monotonic = () => performance.now();

/**
 * The database's time, known between two looks at it by the machine's monotonic clock. What a process writes as due is then
 * due for all others, whatever its machine's time is and however that jumps. Before the first look it is the machine's.
 */
export class DatabaseClock {
  readonly #sinceStart: Monotonic;
  /** The database's time when the monotonic clock stood at zero. */
  #zeroMs: number;

  constructor(machineMs = Date.now(), monotonic: Monotonic = sinceStart) {
    this.#sinceStart = monotonic;
    this.#zeroMs = machineMs - monotonic();
  }

  now(): Date {
    return new Date(this.#zeroMs + this.#sinceStart());
  }

  /**
   * Asks with `look` for the database's time. It was that at some moment between question and answer: what is
   * known is moved no further than that needs, so that time does not tremble with the network.
   */
  async follow<T>(look: () => Promise<T>, timeIn: (answer: T) => Date | undefined): Promise<T> {
    const askedMs = this.#sinceStart();
    const answer = await look();
    const answeredMs = this.#sinceStart();
    const time = timeIn(answer);
    if (time === undefined) return answer;
    const [earliest, latest] = [time.getTime() - answeredMs, time.getTime() - askedMs];
    this.#zeroMs = Math.min(latest, Math.max(earliest, this.#zeroMs));
    return answer;
  }
}
