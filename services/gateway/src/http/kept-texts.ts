/**
 * JSON texts of records by their ETag. A version of a record never changes, so its text is made once; large statements
 * are asked for again and again. The oldest leave when there is no more room.
 */
export class KeptTexts {
  readonly #texts = new Map<string, string>();
  readonly #maxChars: number;
  #chars = 0;

  constructor(maxChars: number) {
    this.#maxChars = maxChars;
  }

  /** The text of this version; `make` gives the value where it is not kept. */
  text(tag: string, make: () => unknown): string {
    const known = this.#texts.get(tag);
    if (known !== undefined) return known;
    const text = JSON.stringify(make());
    this.#keep(tag, text);
    return text;
  }

  #keep(tag: string, text: string): void {
    if (text.length > this.#maxChars / 4) return;
    this.#texts.set(tag, text);
    this.#chars += text.length;
    for (const [oldest, { length }] of this.#texts) {
      if (this.#chars <= this.#maxChars) return;
      this.#texts.delete(oldest);
      this.#chars -= length;
    }
  }
}
