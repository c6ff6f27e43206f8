/** Repeatable random numbers: a failed run can be repeated with its seed. Algorithm: mulberry32. */
export class SeededRandom {
  readonly seed: number;
  #state: number;

  constructor(seed: number) {
    this.seed = seed >>> 0;
    this.#state = this.seed;
  }

  /** In [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(low: number, high: number): number {
    return Math.round(low + this.next() * (high - low));
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[Math.floor(this.next() * from.length)];
    if (picked === undefined) throw new Error('Nothing to pick from');
    return picked;
  }

  shuffled<T>(items: readonly T[]): T[] {
    let left = items;
    const mixed: T[] = [];
    while (left.length > 0) {
      const at = Math.floor(this.next() * left.length);
      mixed.push(...left.slice(at, at + 1));
      left = left.toSpliced(at, 1);
    }
    return mixed;
  }
}
