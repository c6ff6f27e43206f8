import type { PageText, Word } from '@fde/contracts';

/** Widths of letters in a common sans serif font, in sizes; other letters are as wide as `OTHERS`. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff00-\uffef△]/u, 1],
  [/[0-9€$]/, 0.556],
  [/[.,:;'’!|ijlI()[\]/ \u00a0ft-]/, 0.3],
  [/[mwMW]/, 0.83],
  [/\p{Lu}/u, 0.68],
];
const OTHERS = 0.53;

export const widthOf = (text: string, size: number): number =>
  [...text].reduce(
    (sum, letter) => sum + size * (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS),
    0,
  );

/** Characters to a point, in a page shown as text. */
const SHOWN = 0.23;

/** A page of words at their places, as the engine of PDFs gives it. */
export class WordPage {
  private readonly words: Word[] = [];

  constructor(
    private readonly page: number,
    readonly width: number,
    readonly height: number,
    /** Whether it is printed in a mirror, words and numbers as they are. */
    private readonly isFromRight = false,
  ) {}

  /** Sets a text at its left edge; its baseline lies a size below `y`. */
  text(text: string, x: number, y: number, size: number): void {
    for (const { 0: word, index } of text.matchAll(/\S+/g)) {
      const x0 = x + widthOf(text.slice(0, index), size);
      const x1 = x0 + widthOf(word, size);
      this.words.push({ text: word, fontSize: size, x0, x1, y0: y, y1: y + size });
    }
  }

  textRight(text: string, right: number, y: number, size: number): void {
    this.text(text, right - widthOf(text, size), y, size);
  }

  textCentred(text: string, centre: number, y: number, size: number): void {
    this.text(text, centre - widthOf(text, size) / 2, y, size);
  }

  positioned(): PageText {
    const { page, width, height } = this;
    const words = this.isFromRight ? this.words.map((word) => this.fromRight(word)) : this.words;
    return { page, width, height, words, quality: 'good', origin: 'text' };
  }

  private fromRight(word: Word): Word {
    return { ...word, x0: this.width - word.x1, x1: this.width - word.x0 };
  }

  /** Lines in the order in which they stand. */
  plain(): string {
    return this.lines()
      .map((line) => line.map(({ text }) => text).join(' '))
      .join('\n');
  }

  /** The page for people's eyes. */
  shown(): string {
    return this.lines()
      .map((line) =>
        line.reduce((shown, { text, x0 }) => {
          const before = shown === '' ? '' : `${shown} `;
          return before.padEnd(Math.round(x0 * SHOWN)) + text;
        }, ''),
      )
      .join('\n');
  }

  private lines(): Word[][] {
    const heights = [...new Set(this.words.map(({ y0 }) => y0))].toSorted((a, b) => a - b);
    return heights.map((y) =>
      this.words.filter(({ y0 }) => y0 === y).toSorted((a, b) => a.x0 - b.x0),
    );
  }
}
