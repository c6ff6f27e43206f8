interface Aim {
  readonly of: string;
  readonly value: string;
  readonly reached: boolean;
}

/** What was to be reached, beside what was. */
export class Aims {
  readonly #aims: Aim[] = [];

  atLeast(of: string, least: number, value: number, unit: string): void {
    this.#add(`${of} at least ${least} ${unit}`, value, unit, value >= least);
  }

  below(of: string, limit: number, value: number, unit: string): void {
    this.#add(`${of} below ${limit} ${unit}`, value, unit, value < limit);
  }

  print(): void {
    console.log('aims');
    for (const { of, value, reached } of this.#aims)
      console.log(`   ${reached ? 'ok    ' : 'missed'}  ${of}: ${value}`);
  }

  #add(of: string, value: number, unit: string, reached: boolean): void {
    this.#aims.push({ of, value: `${value.toFixed(value < 20 ? 2 : 0)} ${unit}`, reached });
  }
}
