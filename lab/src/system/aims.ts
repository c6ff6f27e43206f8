/** A measure as `npm run benchmarks -w lab` takes it. */
export interface BenchRow {
  readonly measure: string;
  readonly value: number;
  readonly unit: string;
  readonly aim: string | null;
  readonly reached: boolean | null;
  readonly note: string | null;
}

/** Aims, and what was reached of each. */
export class Aims {
  readonly #rows: BenchRow[] = [];

  get rows(): readonly BenchRow[] {
    return this.#rows;
  }

  atLeast(measure: string, least: number, value: number, unit: string): void {
    this.#add(measure, `at least ${least} ${unit}`, value, unit, value >= least);
  }

  below(measure: string, limit: number, value: number, unit: string): void {
    this.#add(measure, `below ${limit} ${unit}`, value, unit, value < limit);
  }

  /** A measure without an aim. */
  seen(measure: string, value: number, unit: string): void {
    this.#rows.push({ measure, aim: null, value, unit, reached: null, note: null });
  }

  print(): void {
    console.log('aims');
    for (const { measure, aim, value, unit, reached } of this.#rows) {
      if (aim === null) continue;
      const shown = `${value.toFixed(value < 20 ? 2 : 0)} ${unit}`;
      console.log(`   ${reached === true ? 'ok    ' : 'missed'}  ${measure} ${aim}: ${shown}`);
    }
  }

  #add(measure: string, aim: string, value: number, unit: string, reached: boolean): void {
    this.#rows.push({ measure, aim, value, unit, reached, note: null });
  }
}
