import type { BoundingBox, PageText, Word } from '@fde/contracts';
import { hasRightToLeft, isRightToLeft } from '@fde/contracts/right-to-left';

/** Between words that are read together, in the font size: less than between columns. */
const WORD_SPACE = 0.6;
/** Of words on one line, in the font size. */
const SAME_LINE = 0.25;

const runsRightToLeft = ({ words }: PageText): boolean =>
  isRightToLeft(words.map(({ text }) => text));

const middleOf = ({ y0, y1 }: Word): number => (y0 + y1) / 2;

/** Whether a word goes on from left to right behind the one before it: "Group plc", "1 403". */
const goesOn = (before: Word | undefined, word: Word): before is Word =>
  before !== undefined &&
  !hasRightToLeft(before.text) &&
  !hasRightToLeft(word.text) &&
  Math.abs(middleOf(before) - middleOf(word)) < SAME_LINE * word.fontSize &&
  word.x0 - before.x1 < WORD_SPACE * word.fontSize;

/** The words of a page, those that are read together from left to right in one run. */
const runsOf = (words: readonly Word[]): Word[][] => {
  const sorted = words.toSorted(
    (a, b) => Math.round(middleOf(a)) - Math.round(middleOf(b)) || a.x0 - b.x0,
  );
  const runs: Word[][] = [];
  for (const word of sorted) {
    const run = runs.at(-1);
    if (goesOn(run?.at(-1), word)) run?.push(word);
    else runs.push([word]);
  }
  return runs;
};

/** A run at its place in the mirror; within it, words stand as they do on the page. */
const mirrorRun = (run: readonly Word[], width: number): Word[] => {
  const [left, right] = [
    Math.min(...run.map(({ x0 }) => x0)),
    Math.max(...run.map(({ x1 }) => x1)),
  ];
  const shift = width - right - left;
  return run.map((word) => ({ ...word, x0: word.x0 + shift, x1: word.x1 + shift }));
};

/** A page that runs from right to left as a mirror shows it: its labels stand left of its numbers. */
const mirror = (page: PageText): PageText => ({
  ...page,
  words: runsOf(page.words).flatMap((run) => mirrorRun(run, page.width)),
  ...(page.doubtful === undefined
    ? {}
    : {
        doubtful: page.doubtful.map(
          ([x0, y0, x1, y1]) => [page.width - x1, y0, page.width - x0, y1] as const,
        ),
      }),
});

/** Pages as they are read, and where their boxes are on the pages that people see. */
export interface MovedPages {
  readonly pages: readonly PageText[];
  /** A value with the boxes of moved pages where they are printed. */
  readonly asPrinted: <T>(value: T) => T;
}

const isBox = (value: unknown): value is BoundingBox =>
  Array.isArray(value) && value.length === 4 && value.every((each) => typeof each === 'number');

/** Every box of a value that stands beside the number of its page. */
export const withBoxes = (
  value: unknown,
  boxOn: (page: number, box: BoundingBox) => BoundingBox,
): unknown => {
  if (Array.isArray(value)) return value.map((each) => withBoxes(each, boxOn));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const page = (value as { readonly page?: unknown }).page;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === 'bbox' && typeof page === 'number' && isBox(each)
        ? boxOn(page, each)
        : withBoxes(each, boxOn),
    ]),
  );
};

/**
 * Pages that run from right to left are read in a mirror, so that every rule about labels on the left
 * and years that follow each other holds for them; all other pages stay as they are.
 */
export const mirrorPages = (pages: readonly PageText[]): MovedPages => {
  const widths = new Map(pages.filter(runsRightToLeft).map(({ page, width }) => [page, width]));
  if (widths.size === 0) return { pages, asPrinted: (value) => value };
  const boxOn = (page: number, box: BoundingBox): BoundingBox => {
    const width = widths.get(page);
    const [x0, y0, x1, y1] = box;
    return width === undefined ? box : [width - x1, y0, width - x0, y1];
  };
  return {
    pages: pages.map((page) => (widths.has(page.page) ? mirror(page) : page)),
    asPrinted: <T>(value: T) => withBoxes(value, boxOn) as T,
  };
};
