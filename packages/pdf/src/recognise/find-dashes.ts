import type { Word } from '@fde/contracts';
import type { GreyPicture } from '../pdf-document.js';
import { DESCENT } from '../text/build-words.js';

/**
 * Shape of a dash and the white around it, in sizes of the type beside it. Hyphens to em dashes of
 * scanned statements are 0.3 to 0.9 long; higher marks are letters, longer ones are rules.
 */
const DASH = { shortest: 0.25, longest: 1.2, thickest: 0.2, white: 0.25 } as const;
/** Where a dash stands above the baseline of its line, in sizes of its type. */
const BAND = { top: 0.55, foot: 0.1 } as const;
/** Grey below which a pixel is ink; a scanned dash is thin, and lighter than letters are. */
const INK = 150;
const WHITE = 255;
/** Numbers above and below a dash, from which they are a column. */
const FEWEST_NUMBERS = 3;
/** How far right of its column's numbers a dash may end, in sizes of its type: they may close a bracket. */
const BESIDE = 0.6;
/** The most that a dash is trusted which recognition passed over: a sum has to confirm it. */
const DASH_CERTAINTY = 0.5;
/** Words whose baselines are as near as this, in sizes of their type, stand in one line. */
const SAME_LINE = 0.3;

/** A number in groups of thousands, which a year or a reference to a note is not. */
const AMOUNT = /^[($€£–-]*\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?\)?$/;

const baselineOf = (word: Word): number => word.y1 - DESCENT * word.fontSize;

/** A run of ink in a row of pixels. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly row: number;
}

/** The ink of a picture, by the pixel. */
class Ink {
  constructor(private readonly picture: GreyPicture) {}

  private has(x: number, y: number): boolean {
    const { width, height, pixels } = this.picture;
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    return (pixels[y * width + x] ?? WHITE) < INK;
  }

  private isWhite(x0: number, x1: number, y0: number, y1: number): boolean {
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if (this.has(x, y)) return false;
    return true;
  }

  /** Runs in the rows from `top` to `foot`, between two columns of pixels. */
  runs(left: number, right: number, top: number, foot: number): Run[] {
    const found: Run[] = [];
    for (let row = top; row < foot; row++)
      for (let x = left; x < right; x++) {
        if (!this.has(x, row)) continue;
        const from = x;
        while (x < right && this.has(x, row)) x++;
        found.push({ from, to: x, row });
      }
    return found;
  }

  /** Whether a run is the upper edge of a dash that stands alone; `size` is that of the type, in pixels. */
  isDash({ from, to, row }: Run, size: number): boolean {
    const length = to - from;
    if (length < DASH.shortest * size || length > DASH.longest * size) return false;
    const thick = Math.max(1, Math.round(DASH.thickest * size));
    const white = Math.max(1, Math.round(DASH.white * size));
    const [left, right] = [from - white, to + white];
    return (
      this.isWhite(left, right, row - white, row) &&
      this.isWhite(left, right, row + thick, row + thick + white) &&
      this.isWhite(left, from, row, row + thick) &&
      this.isWhite(to, right, row, row + thick)
    );
  }
}

/** The words of each line, by their baselines. */
const linesOf = (words: readonly Word[]): Word[][] => {
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => baselineOf(a) - baselineOf(b))) {
    const first = lines.at(-1)?.[0];
    const isNext =
      first !== undefined &&
      baselineOf(word) - baselineOf(first) < SAME_LINE * Math.min(word.fontSize, first.fontSize);
    if (isNext) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines;
};

/** Whether half of a mark's line is the word's too. */
const isBeside = (mark: Word, { y0, y1 }: Word): boolean =>
  Math.min(y1, mark.y1) - Math.max(y0, mark.y0) > (mark.y1 - mark.y0) / 2;

/**
 * Whether a mark stands alone in a cell of a column of amounts; beside a number it is its sign, or a
 * speck.
 */
const isAlone = (mark: Word, words: readonly Word[], amounts: readonly Word[]): boolean => {
  const column = amounts.filter(
    (word) => word.x0 < mark.x0 && word.x1 + BESIDE * word.fontSize > mark.x1,
  );
  if (column.length < FEWEST_NUMBERS) return false;
  const left = Math.min(...column.map(({ x0 }) => x0));
  const right = Math.max(...column.map(({ x1 }) => x1));
  return words.every((word) => !isBeside(mark, word) || word.x1 < left || word.x0 > right);
};

/** The dashes at the height of a line. */
const dashesOf = (
  line: readonly Word[],
  amounts: readonly Word[],
  ink: Ink,
  scale: number,
): Word[] => {
  const [first] = line;
  if (first === undefined) return [];
  const { fontSize } = first;
  const baseline = baselineOf(first);
  const left = Math.floor(Math.min(...amounts.map(({ x0 }) => x0)) * scale);
  const right = Math.ceil(Math.max(...amounts.map(({ x1 }) => x1 + fontSize)) * scale);
  const top = Math.round((baseline - BAND.top * fontSize) * scale);
  const foot = Math.round((baseline - BAND.foot * fontSize) * scale);
  return ink
    .runs(left, right, top, foot)
    .filter((run) => ink.isDash(run, fontSize * scale))
    .map(({ from, to }) => ({
      ...{ text: '-', x0: from / scale, x1: to / scale, y0: first.y0, y1: first.y1 },
      ...{ fontSize, certainty: DASH_CERTAINTY },
    }));
};

/**
 * The words of a picture with the dashes in columns of amounts that recognition passed over: it
 * takes a lone short stroke for a speck.
 */
export const withDashes = (words: readonly Word[], picture: GreyPicture): Word[] => {
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  if (amounts.length < FEWEST_NUMBERS) return [...words];
  const ink = new Ink(picture);
  const found = linesOf(words)
    .flatMap((line) => dashesOf(line, amounts, ink, picture.scale))
    .filter((mark) => isAlone(mark, words, amounts));
  return [...words, ...found];
};
