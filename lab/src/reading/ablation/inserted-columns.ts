import type { PageText, RawLineItem, RawStatement, Word } from '@fde/contracts';
import { columnsOn, reachOn, type Column } from './column-places.js';
import {
  cellsOf,
  isHeadWord,
  standsIn,
  type PlacedCell,
  type PrintedReport,
} from './printed-report.js';
import { linesOf, setLine, textOf } from './sheets.js';

/** A column added to a statement beside its years. */
export interface NewColumn {
  /** The word above its head, if it has one. */
  readonly over?: string;
  readonly head: string;
  /** The year whose numbers it repeats. */
  readonly of: string;
  /** What it prints in a row; undefined for an empty cell. */
  readonly retell: (text: string, row: RawLineItem) => string | undefined;
}

export interface Insertion {
  readonly columns: readonly NewColumn[];
  readonly after: 'labels' | 'first' | 'last';
  /** The word above the years that were already there. */
  readonly overOthers?: string;
}

/** Points: between columns, before the widest number of one, and the height of a line of heads. */
const GAP = 22;
const BEFORE = 14;
const HEAD_LINE = 11;
const HEAD_SIZE = 8;

const moveWord = (word: Word, right: number, down = 0): Word => ({
  ...word,
  x0: word.x0 + right,
  x1: word.x1 + right,
  y0: word.y0 + down,
  y1: word.y1 + down,
});

/** A word of a row: a number, a dash or a sign before one. */
const AMOUNT = /^\(?[$€£]?\(?\d[\d,.]*\)?$|^[-–—$€£]$/;

/** Words so close together that they are read as one text. */
const NEAR = 1.2;

/** A line of prose that crosses the place where columns are inserted stays as it is; rows are split there. */
const runsOver = (line: readonly Word[], cut: number): boolean => {
  if (line.some((w) => w.x0 >= cut && AMOUNT.test(w.text))) return false;
  const left = line.filter((w) => w.x0 < cut).at(-1);
  const right = line.find((w) => w.x0 >= cut);
  return left !== undefined && right !== undefined && right.x0 - left.x1 < NEAR * left.fontSize;
};

/** Moves everything to the right of a place, within the height of a statement, further right. */
const splitLine = (
  words: readonly Word[],
  cut: number,
  [top = 0, bottom = 0]: readonly number[],
  by: number,
): Word[] =>
  linesOf(words).flatMap((line) => {
    const y = line[0]?.y0 ?? 0;
    if (y < top - 1 || y > bottom + 1 || runsOver(line, cut)) return line;
    return line.map((word) => (word.x0 >= cut ? moveWord(word, by) : word));
  });

interface Place {
  readonly cut: number;
  readonly width: number;
  readonly columns: readonly Column[];
}

const placeOf = (columns: readonly Column[], { after }: Insertion): Place | undefined => {
  const [first, last] = [columns[0], columns.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const width = Math.max(...columns.map((c) => c.right - c.left)) + GAP;
  const cuts = { labels: first.left - BEFORE, first: first.right + 2, last: last.right + 2 };
  return { cut: cuts[after], width, columns };
};

const setRight = (text: string, right: number, y: number, size: number): Word[] => {
  const words = setLine(text, 0, y, size);
  return words.map((word) => moveWord(word, right - (words.at(-1)?.x1 ?? 0)));
};

/** The numbers of a new column, beside those that it repeats. */
const cellWords = (
  words: readonly Word[],
  cells: readonly PlacedCell[],
  statement: RawStatement,
  { of, retell }: NewColumn,
  right: number,
): Word[] =>
  cells
    .filter(({ year }) => year === of)
    .flatMap(({ row, box }) => {
      const [word] = words.filter((w) => standsIn(w, box) && /\d/.test(w.text));
      const item = statement.line_items[row];
      const text = word === undefined || item === undefined ? undefined : retell(word.text, item);
      return word === undefined || text === undefined
        ? []
        : setRight(text, right, word.y1, word.fontSize);
    });

/** The lowest line of the head that names the years of all columns. */
const yearLine = (head: readonly Word[], columns: readonly Column[]): Word[] | undefined =>
  linesOf(head)
    .filter((line) => columns.every(({ year }) => textOf(line).includes(year)))
    .at(-1);

const headWords = (
  { columns, overOthers }: Insertion,
  place: Place,
  y: number,
  rightOf: (at: number) => number,
  shift: (x: number) => number,
): Word[] => [
  ...columns.flatMap(({ over, head }, at) => [
    ...setRight(head, rightOf(at), y, HEAD_SIZE),
    ...(over === undefined ? [] : setRight(over, rightOf(at), y - HEAD_LINE, HEAD_SIZE)),
  ]),
  ...(overOthers === undefined
    ? []
    : place.columns.flatMap(({ right }) =>
        setRight(overOthers, shift(right), y - HEAD_LINE, HEAD_SIZE),
      )),
];

/** A page of a statement with added columns. */
export const withColumns =
  (make: (statement: RawStatement) => Insertion | undefined) =>
  (report: PrintedReport, statement: RawStatement, page: number) =>
  (text: PageText): PageText => {
    const insertion = make(statement);
    const columns = columnsOn(statement, page);
    const isHead = isHeadWord(report, statement, page);
    const line = yearLine(text.words.filter(isHead), columns);
    const place = insertion === undefined ? undefined : placeOf(columns, insertion);
    if (insertion === undefined || place === undefined || line === undefined) return text;
    const by = place.width * insertion.columns.length;
    const y = Math.max(...line.map((w) => w.y1));
    const shift = (x: number): number => (x > place.cut ? x + by : x);
    const rightOf = (at: number): number => place.cut + place.width * (at + 1) - 2;
    const raised = text.words.map((w) =>
      isHead(w) && w.y1 < y - w.fontSize / 2 ? moveWord(w, 0, -HEAD_LINE) : w,
    );
    const cells = cellsOf(statement).filter((cell) => cell.page === page);
    const words = [
      ...splitLine(
        raised,
        place.cut,
        reachOn(report, statement, page).map((at, i) => (i === 0 ? at - HEAD_LINE : at)),
        by,
      ),
      ...insertion.columns.flatMap((column, at) =>
        cellWords(text.words, cells, statement, column, rightOf(at)),
      ),
      ...headWords(insertion, place, y, rightOf, shift),
    ];
    return { ...text, width: text.width + by, words };
  };
