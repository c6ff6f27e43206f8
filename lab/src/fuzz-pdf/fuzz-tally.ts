import type { WayEnd } from './three-ways.js';

/** Counts how the ways through damaged documents ended. */
export class FuzzTally {
  readonly faults: string[] = [];
  readonly #byWay = new Map<string, Map<string, number>>();
  #count = 0;
  #passed = 0;
  #beyondText = 0;
  #slowest = 0;

  /** Adds one document; returns whether all its ways ended as allowed. */
  add(kind: string, ends: readonly WayEnd[], passed: boolean): void {
    this.#count++;
    if (passed) this.#passed++;
    for (const { way, outcome, beyondText, milliseconds } of ends) {
      if (beyondText) this.#beyondText++;
      this.#slowest = Math.max(this.#slowest, milliseconds);
      const outcomes = this.#outcomesOf(`${way}, ${kind}`);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  }

  /** Records what must not happen; printed at once, because a long run may be stopped. */
  fault(what: string): void {
    this.faults.push(what);
    console.log(`FAULT ${what}`);
  }

  /** Documents. */
  get count(): number {
    return this.#count;
  }

  get passed(): number {
    return this.#passed;
  }

  /** Milliseconds of the longest way. */
  get slowest(): number {
    return this.#slowest;
  }

  /** All ways together, in one line. */
  summary(): string {
    const all = new Map<string, number>();
    for (const outcomes of this.#byWay.values())
      for (const [outcome, times] of outcomes) all.set(outcome, (all.get(outcome) ?? 0) + times);
    return [
      ...mostFirst(all).map(([outcome, times]) => `${outcome} ${times}`),
      `beyond text ${this.#beyondText}`,
      `faults ${this.faults.length}`,
    ].join(', ');
  }

  lines(): string[] {
    return [
      ...[...this.#byWay].flatMap(([way, outcomes]) => [
        `${way}:`,
        ...mostFirst(outcomes).map(
          ([outcome, times]) => `${String(times).padStart(6)}  ${outcome}`,
        ),
      ]),
      `pages were read by the second reader or from their pictures in ${this.#beyondText} documents`,
      ...this.faults.map((fault) => `FAULT ${fault}`),
    ];
  }

  #outcomesOf(way: string): Map<string, number> {
    const outcomes = this.#byWay.get(way) ?? new Map<string, number>();
    this.#byWay.set(way, outcomes);
    return outcomes;
  }
}

function mostFirst(outcomes: ReadonlyMap<string, number>): [string, number][] {
  return [...outcomes].toSorted((a, b) => b[1] - a[1]);
}
