/**
 * A page of a PDF as positioned words: what the pdf package gives and the statements package reads.
 * Coordinates are PDF points on the page as a reader sees it (after rotation), origin top left, y downwards.
 */
export interface Word {
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Nominal font size in points; the height of the box if the file does not give one. */
  readonly fontSize: number;
  readonly bold?: boolean;
  /** Confidence of character recognition in the word, 0-1; absent for printed text. */
  readonly certainty?: number;
}

export interface PageText {
  /** 1-based. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  /** `garbled`: the text layer does not say what is printed. `none`: a picture. */
  readonly quality: 'good' | 'garbled' | 'none';
  readonly origin: 'text' | 'ocr';
  /** Clockwise turn beyond the page's own rotation under which the words stand upright (a table printed sideways). */
  readonly turn?: 0 | 90 | 180 | 270;
  /**
   * Boxes [x0, y0, x1, y1] of words that only one of two readings of the page has: figures next to
   * them are less certain.
   */
  readonly doubtful?: readonly (readonly [number, number, number, number])[];
}
