/** A number that stands alone between two tags, with its currency, brackets and spaces. */
const FIGURE =
  />(?:&nbsp;|&#160;|[^\w<>&]){0,40}\d[\d.,\s]{0,30}(?:&nbsp;|&#160;|[^\w<>&]){0,12}(?=<)/g;
/** The longest figure that this finds, which two parts of a file may share. */
const LONGEST = 400;
/** The smallest statement has some ten rows of two years; a page that says why there is no report has none. */
const LEAST_FIGURES = 20;

/** Counts the figures of a web page while its parts pass: a report has many, a page that answers for one has few. */
export class FigureCount {
  count = 0;
  #rest = '';

  add(part: Uint8Array): void {
    const text = this.#rest + Buffer.from(part).toString('latin1');
    let end = 0;
    for (const { 0: figure, index } of text.matchAll(FIGURE)) {
      this.count += 1;
      end = index + figure.length;
    }
    this.#rest = text.slice(Math.max(end, text.length - LONGEST));
  }

  /** Whether there were enough for a statement. */
  get isOfReport(): boolean {
    return this.count >= LEAST_FIGURES;
  }
}
