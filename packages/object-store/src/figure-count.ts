/** Spaces and signs around a figure, with those currencies that pages write as entities. */
const GAP = '(?:&(?:nbsp|#160|#8239|pound|euro|yen);|[^\\w<>&])';
/** Digits and what parts their thousands: points, apostrophes and spaces, as bytes of UTF-8 too. */
const DIGITS =
  "\\d(?:[\\d.,'\\s\\x92]|\\xc2\\xa0|\\xe2\\x80[\\x89\\x99\\xaf]|&(?:nbsp|#160|#8239|#8217|rsquo);){0,30}";
/** A number that stands alone between two tags, with its currency, brackets and spaces. */
const FIGURE = new RegExp(`>${GAP}{0,40}(?:[A-Z]{3}${GAP}{1,8})?${DIGITS}${GAP}{0,12}(?=<)`, 'g');
/** The longest figure that this finds, which two parts of a file may share. */
const LONGEST = 700;
/** The smallest statement has some ten rows of two years; a page that says why there is no report has none. */
const LEAST_FIGURES = 20;

/** Counts the figures of a web page while its parts pass: a report has many, a page that answers for one has few. */
export class FigureCount {
  count = 0;
  #rest = '';

  add(part: Uint8Array): void {
    // In UTF-16, digits and the signs of tags have a zero beside them.
    const text = this.#rest + Buffer.from(part).toString('latin1').replaceAll('\0', '');
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
