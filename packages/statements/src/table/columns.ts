import { isWords, median, type Item, type ItemLine } from '../page/index.js';
import {
  BRACKETED_NOTES,
  FEW_OF_ROWS,
  MANY_ROWS,
  MOSTLY_PERCENTS,
  MOSTLY_REFERENCES,
  WELL_FILLED,
  COLUMN,
} from './weights.js';
import { APART } from '../page/weights.js';

/** A vertical run of numbers that end at the same place. */
export interface NumberColumn {
  readonly left: number;
  /** Where its numbers typically begin. */
  readonly start: number;
  /**
   * Where it begins: at its currency signs, which may stand far before its numbers; without signs,
   * at its numbers.
   */
  readonly open: number;
  /** Where the last digit of its numbers stands. */
  readonly right: number;
  readonly support: number;
  /** Share of its numbers that carry a percent sign. */
  readonly percents: number;
  /** Share of its numbers that could be references to notes: small integers without separators. */
  readonly references: number;
  /** It holds nothing but dashes. */
  readonly onlyNils?: true;
}

/**
 * A column of amounts left of a year's own, which holds the parts that the year's column adds up.
 */
export interface InnerColumn {
  /** Index among the table's number columns. */
  readonly index: number;
  readonly column: NumberColumn;
  /** Sums of its parts stand beside the last of them, in the year's own column. */
  readonly addsUp: boolean;
}

interface Group {
  items: Item[];
  right: number;
  left: number;
}

const toGroup = (items: Item[]): Group => ({
  items,
  right: median(items.map((i) => i.edge)),
  left: Math.min(...items.map((i) => i.x0)),
});

/** A number that can stand in a column: before it is free space, or nothing but other numbers. */
const isFree = (item: Item, line: ItemLine): boolean => {
  const at = line.items.indexOf(item);
  const before = line.items[at - 1];
  const after = line.items[at + 1];
  if (
    after !== undefined &&
    after.kind === 'word' &&
    after.gap < APART * after.size &&
    /\p{L}{2,}/u.test(after.text)
  )
    return false;
  return item.gap > APART * item.size || (before !== undefined && before.kind !== 'word');
};

const byEdge = (items: readonly Item[], tolerance: number): Group[] => {
  const groups: Item[][] = [];
  for (const item of items.toSorted((a, b) => a.edge - b.edge)) {
    const last = groups.at(-1);
    if (last !== undefined && item.edge - (last.at(-1)?.edge ?? 0) <= tolerance) last.push(item);
    else groups.push([item]);
  }
  return groups.map(toGroup);
};

const typicalLeft = (g: Group): number => median(g.items.map((i) => i.x0));

const areOneColumn = (a: Group, b: Group): boolean => {
  const shared = Math.min(a.right, b.right) - Math.max(typicalLeft(a), typicalLeft(b));
  const width = Math.min(a.right - typicalLeft(a), b.right - typicalLeft(b));
  return shared > COLUMN.shared * width;
};

/**
 * Numbers of one column never stand side by side, so groups that share space (decimals, percent
 * signs) are one column.
 */
const mergeOverlapping = (groups: Group[]): Group[] => {
  const sorted = groups.toSorted((a, b) => b.items.length - a.items.length);
  const merged: Group[] = [];
  for (const group of sorted) {
    const home = merged.find((m) => areOneColumn(m, group));
    if (home === undefined) merged.push(group);
    else {
      home.items.push(...group.items);
      home.left = Math.min(home.left, group.left);
    }
  }
  return merged.toSorted((a, b) => a.right - b.right);
};

const REFERENCE = /^\d{1,2}(?:\.\d{1,2})?$/;
const BRACKETED_REFERENCE = /^\((?<note>\d{1,2}(?:\.\d{1,2})?)\)$/;

/** Whether all numbers of a column are small, in brackets, and each is larger than the one above: "(4)", "(5)". */
const areBracketedReferences = (items: readonly Item[]): boolean => {
  if (items.length < BRACKETED_NOTES) return false;
  const notes = items
    .toSorted((a, b) => a.y0 - b.y0)
    .map(({ text }) => Number(BRACKETED_REFERENCE.exec(text)?.groups?.['note'] ?? NaN));
  return notes.every((note, at) => at === 0 || note > (notes[at - 1] ?? NaN));
};

/** Share of a column's numbers that could be references to notes. */
const referencesIn = (items: readonly Item[]): number => {
  if (areBracketedReferences(items)) return 1;
  const plain = items.filter((i) => REFERENCE.test(i.text) && i.currency === undefined);
  return plain.length / items.length;
};

const toColumn = (g: Group): NumberColumn => ({
  left: g.left,
  start: typicalLeft(g),
  open: Math.min(typicalLeft(g), ...g.items.map((i) => i.signAt ?? Infinity)),
  right: g.right,
  support: g.items.length,
  percents: g.items.filter((i) => i.reading?.percent === true).length / g.items.length,
  references: referencesIn(g.items),
});

/** Whether words of a row stand where a column has its numbers. */
const runsOver = ({ items }: ItemLine, { left, right }: NumberColumn): boolean =>
  items.some((item) => isWords(item) && item.x0 < right && item.x1 > left) &&
  items.some((item) => item.kind === 'number' && item.x0 > right);

/** Numbers in the space of the labels belong to them, though they stand below each other. */
const isInLabels = (column: NumberColumn, lines: readonly ItemLine[]): boolean =>
  lines.filter((line) => runsOver(line, column)).length > column.support;

const ENUMERATOR = /^\(\d{1,2}\)$|^\d{1,2}[.)]$/;

/** "(1)   Non-current assets": a small number that opens its line, with words behind it. */
const isEnumerator = (item: Item, { items: [first, second] }: ItemLine): boolean =>
  item === first &&
  ENUMERATOR.test(item.text) &&
  second !== undefined &&
  isWords(second) &&
  /\p{L}{2,}/u.test(second.text);

/** The number columns of a table, left to right, found from the right edges of its numbers. */
export const numberColumns = (lines: readonly ItemLine[]): NumberColumn[] => {
  const numbers = lines.flatMap((line) =>
    line.items.filter((i) => i.kind === 'number' && isFree(i, line) && !isEnumerator(i, line)),
  );
  if (numbers.length === 0) return [];
  const size = median(numbers.map((n) => n.size));
  return mergeOverlapping(byEdge(numbers, COLUMN.sameEdge * size))
    .map(toColumn)
    .filter((column) => !isInLabels(column, lines));
};

/** The column in which an item stands: by its right edge first, then by the space it takes. */
export const columnOf = (item: Item, columns: readonly NumberColumn[]): number => {
  const distance = (c: NumberColumn): number => Math.abs(item.edge - c.right);
  let best = -1;
  let least = Infinity;
  columns.forEach((c, i) => {
    const close =
      distance(c) <= COLUMN.reach * item.size ||
      (item.x0 < c.right && item.x1 > c.left - COLUMN.left * item.size);
    if (!close || distance(c) >= least) return;
    best = i;
    least = distance(c);
  });
  return best;
};

/**
 * Whether a column, next to one of `widest` rows, is hardly one: numbers in labels and footnote
 * marks line up by chance.
 */
export const isStray = ({ support }: NumberColumn, widest: number): boolean =>
  support < FEW_OF_ROWS * widest || (support === 1 && widest >= MANY_ROWS);

/**
 * Whether a column is as full as a year's and holds neither references to notes nor percentages.
 */
export const isFull = (column: NumberColumn, fullest: number): boolean =>
  column.support >= WELL_FILLED * fullest &&
  column.references < MOSTLY_REFERENCES &&
  column.percents < MOSTLY_PERCENTS;
