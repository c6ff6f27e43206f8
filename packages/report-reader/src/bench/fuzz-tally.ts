/** How the reading of one damaged document ended. */
export interface FuzzOutcome {
  readonly way: string;
  /** What was read, or the code of the error. */
  readonly outcome: string;
  /** Whether pages were read by the second reader or from their pictures. */
  readonly beyondText: boolean;
  readonly milliseconds: number;
}

/** Counts how readings ended, by the way they took. */
export class FuzzTally {
  readonly faults: string[] = [];
  readonly #byWay = new Map<string, Map<string, number>>();
  #count = 0;
  #beyondText = 0;
  #slowest = 0;

  add({ way, outcome, beyondText, milliseconds }: FuzzOutcome): void {
    this.#count++;
    if (beyondText) this.#beyondText++;
    this.#slowest = Math.max(this.#slowest, milliseconds);
    const outcomes = this.#byWay.get(way) ?? new Map<string, number>();
    this.#byWay.set(way, outcomes);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }

  /** What must not happen; printed at once, a long run may be stopped. */
  fault(what: string): void {
    this.faults.push(what);
    console.log(`FAULT ${what}`);
  }

  get count(): number {
    return this.#count;
  }

  /** Milliseconds of the longest reading. */
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
}

function mostFirst(outcomes: ReadonlyMap<string, number>): [string, number][] {
  return [...outcomes].sort((a, b) => b[1] - a[1]);
}
