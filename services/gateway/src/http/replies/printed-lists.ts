interface Printed {
  readonly state: string;
  readonly text: string;
}

const sizeOf = (name: string, { state, text }: Printed): number =>
  name.length + state.length + text.length;

/**
 * The JSON of lists as it was last printed, each by its name and with the state of the records in
 * it: a list that is as it was need neither be read nor printed again. What was used longest ago is
 * dropped when there is no more room.
 */
export class PrintedLists {
  readonly #lists = new Map<string, Printed>();
  readonly #maxCharacters: number;
  #characters = 0;

  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters;
  }

  last(name: string): Printed | undefined {
    const printed = this.#lists.get(name);
    if (printed === undefined) return undefined;
    this.#lists.delete(name);
    this.#lists.set(name, printed);
    return printed;
  }

  keep(name: string, printed: Printed): void {
    this.#drop(name);
    if (sizeOf(name, printed) > this.#maxCharacters / 4) return;
    this.#lists.set(name, printed);
    this.#characters += sizeOf(name, printed);
    for (const oldest of this.#lists.keys()) {
      if (this.#characters <= this.#maxCharacters) return;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    const printed = this.#lists.get(name);
    if (printed === undefined) return;
    this.#lists.delete(name);
    this.#characters -= sizeOf(name, printed);
  }
}
