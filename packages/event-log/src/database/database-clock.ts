/** Monotonic milliseconds: corrections of the machine's clock do not affect them. */
export type Monotonic = () => number;
const sinceStart: Monotonic = () => performance.now();

/**
 * The database's time, extrapolated between two queries by the machine's monotonic clock. What a
 * process writes as due is then due for all others, however its machine's clock is set or jumps.
 * Before the first query it is the machine's time.
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
   * Asks for the database's time with `look`. The reply was true at some moment between question
   * and answer. The known time is moved only as far as that requires, so that it does not jitter
   * with the network.
   */
  async follow<T>(look: () => Promise<T>, timeIn: (answer: T) => Date | undefined): Promise<T> {
    const sentMs = this.#sinceStart();
    const answer = await look();
    const answeredMs = this.#sinceStart();
    const time = timeIn(answer);
    if (time === undefined) return answer;
    const [earliest, latest] = [time.getTime() - answeredMs, time.getTime() - sentMs];
    this.#zeroMs = Math.min(latest, Math.max(earliest, this.#zeroMs));
    return answer;
  }
}
