/** Text that is kept up to a bound; the rest is dropped. */
export class BoundedText {
  #text = '';

  constructor(private readonly most: number) {}

  add(text: string): void {
    if (this.#text.length < this.most) this.#text += text.slice(0, this.most - this.#text.length);
  }

  get isFull(): boolean {
    return this.#text.length >= this.most;
  }

  get text(): string {
    return this.#text;
  }
}

/** Text in one line, as a browser shows it. */
export const inOneLine = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim();
