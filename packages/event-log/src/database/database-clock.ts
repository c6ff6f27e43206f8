/** Monotonic milliseconds: corrections of the machine's clock do not affect them. */
export type Monotonic = () => number;
const sinceStart: Monotonic = () => performance.now();

/** A smaller correction of the database's clock is waited out. */
const LEAST_JUMP_MS = 10_000;
/** So long after a jump ahead nothing is deleted for its age: time for a person to set the clock right. */
const DOUBT_SECONDS = 3_600;

/** A jump of the database's clock, as a process saw it that follows the clock. */
export interface ClockJump {
  /** Negative if the clock was set back. */
  readonly byMs: number;
  readonly agoMs: number;
}

/**
 * The database's time, extrapolated between two queries by the machine's monotonic clock. What a
 * process writes as due is then due for all others, however its machine's clock is set or jumps.
 * Before the first query it is the machine's time.
 */
export class DatabaseClock {
  readonly #sinceStart: Monotonic;
  /** The database's time when the monotonic clock stood at zero. */
  #zeroMs: number;
  /** Before the first answer there is nothing that could jump. */
  #follows = false;
  #jump: { readonly byMs: number; readonly seenMs: number } | undefined;

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
    const zeroMs = Math.min(latest, Math.max(earliest, this.#zeroMs));
    if (this.#follows) this.#note(zeroMs - this.#zeroMs);
    this.#zeroMs = zeroMs;
    this.#follows = true;
    return answer;
  }

  /** The last jump that was seen; undefined if there was none. */
  get lastJump(): ClockJump | undefined {
    if (this.#jump === undefined) return undefined;
    const { byMs, seenMs } = this.#jump;
    return { byMs, agoMs: this.#sinceStart() - seenMs };
  }

  jumpedAheadWithin(seconds: number): boolean {
    const jump = this.lastJump;
    return jump !== undefined && jump.byMs > 0 && jump.agoMs < seconds * 1000;
  }

  /**
   * Notes a jump from before this process began, as the newest time in the log shows it: a time that
   * is still to come was written before the clock was set back. A rest of hours may be a jump ahead:
   * an installation that only rested loses nothing if its old data are deleted an hour later.
   */
  noteEarlierJump(newestMs: number): void {
    const byMs = this.now().getTime() - newestMs;
    if (byMs < 0 || byMs > DOUBT_SECONDS * 1000) this.#note(byMs);
  }

  /** Whether ages can be believed: the clock did not jump ahead within the last hour. */
  get tellsAges(): boolean {
    return !this.jumpedAheadWithin(DOUBT_SECONDS);
  }

  #note(byMs: number): void {
    if (Math.abs(byMs) >= LEAST_JUMP_MS) this.#jump = { byMs, seenMs: this.#sinceStart() };
  }
}
