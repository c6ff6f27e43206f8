import { hasSigns } from '../../language/fold.js';
import { itemLine, type Item, type ItemLine } from '../items.js';
import { isDataLine } from './line-kinds.js';
import { linesOf, median, type Line } from '../line.js';
import type { NumberStyle } from '../number-grammar.js';
import { SPREAD } from '../weights.js';

interface Turn {
  /** Right end of the left table's numbers on this line. */
  readonly from: number;
  /** Where the right table's label begins. */
  readonly to: number;
  readonly size: number;
}

/** Three letters, or one sign of a script whose signs are words: forms space out their labels. */
const isLabel = ({ kind, text }: Item): boolean =>
  kind === 'word' && (/\p{L}{3,}/u.test(text) || hasSigns(text));

/** "A.", "II.", "1)": what forms print before their labels. */
const ROW_MARK = /^\(?(?:\p{L}|[IVX]{1,4}|\d{1,2})[.)]+(?:[IVX\d]{1,4}[.)])*$/u;

/** Whether a label begins at an item of a line, perhaps with its number or letter. */
const opensLabel = (items: readonly Item[], at: number): boolean => {
  const [item, next] = [items[at], items[at + 1]];
  if (item === undefined) return false;
  if (isLabel(item)) return true;
  return (
    ROW_MARK.test(item.text) &&
    next !== undefined &&
    isLabel(next) &&
    next.gap < SPREAD.afterMark * next.size
  );
};

/** Where a line turns from a number back to a label that another number follows. */
const turnsOf = (items: readonly Item[]): Turn[] => {
  const turns: Turn[] = [];
  items.forEach((item, i) => {
    const before = items[i - 1];
    if (before === undefined || before.kind !== 'number' || item.gap < item.size) return;
    if (!opensLabel(items, i)) return;
    const labelled = items.slice(0, i).some(isLabel);
    const numbered = items.slice(i + 1).some((x) => x.kind === 'number' && x.gap > x.size);
    if (labelled && numbered) turns.push({ from: before.x1, to: item.x0, size: item.size });
  });
  return turns;
};

/**
 * The lines above two tables that stand side by side, of either one: the first row is one of two
 * neighbours that turn from one table to the other.
 */
export const linesOverSides = (lines: readonly ItemLine[]): readonly ItemLine[] => {
  const turns = lines.map(({ items }) => turnsOf(items).length > 0);
  const first = turns.findIndex((here, at) => here && turns[at + 1] === true);
  return lines.slice(0, Math.max(0, first));
};

const MIN_TURNS = 5;

/** The x at which a page falls into two tables side by side, if it does. */
const gutterOf = (lines: readonly ItemLine[]): number | undefined => {
  const turns = lines.flatMap((line) => turnsOf(line.items));
  if (turns.length < MIN_TURNS) return undefined;
  const start = median(turns.map((t) => t.to));
  const aligned = turns.filter((t) => Math.abs(t.to - start) < SPREAD.aligned * t.size);
  if (aligned.length < Math.max(MIN_TURNS, SPREAD.share * turns.length)) return undefined;
  const left = Math.max(...aligned.map((t) => t.from));
  const right = Math.min(...aligned.map((t) => t.to));
  return right > left ? (left + right) / 2 : undefined;
};

const YEAR = /(?:^|\D)((?:19|20)\d\d)\)?$/;
/** Labels between the two groups of years; fewer are words of a header. */
const MIN_LABELS_BETWEEN = 4;

/**
 * The two groups of years on a line that prints the same years twice: where the first ends and the
 * second begins.
 */
const twiceHeaded = ({ items }: { items: readonly Item[] }): [number, number] | undefined => {
  const years = items.filter((item) => YEAR.test(item.text));
  const half = years.length / 2;
  const yearAt = (i: number): string | undefined => YEAR.exec(years[i]?.text ?? '')?.[1];
  const twice =
    years.length >= 2 &&
    Number.isInteger(half) &&
    years.slice(0, half).every((_, i) => yearAt(i) === yearAt(i + half));
  const [last, next] = [years[half - 1], years[half]];
  return twice && last !== undefined && next !== undefined ? [last.x1, next.x0] : undefined;
};

/** The heads of both tables: the head of the labels may reach over the gutter, where codes stood. */
const headsBothSides = (line: ItemLine, gutter: number): boolean => {
  const [from, to] = twiceHeaded(line) ?? [Infinity, -Infinity];
  return from < gutter && gutter < to;
};

const yearsOn = ({ items }: ItemLine): number => items.filter(({ text }) => YEAR.test(text)).length;

/**
 * The lines from the one that heads two tables with the same years: the one of most years, as the
 * date below a title may stand twice as well.
 */
const fromHeads = (lines: readonly ItemLine[]): readonly ItemLine[] => {
  const heads = lines.filter((line) => twiceHeaded(line) !== undefined);
  const most = Math.max(...heads.map(yearsOn));
  const head = heads.find((line) => yearsOn(line) === most);
  return head === undefined ? [] : lines.slice(lines.indexOf(head));
};

/**
 * Account form: assets and claims side by side, each under the same years, with labels between the
 * two.
 */
const accountsOf = (lines: readonly ItemLine[]): number | undefined => {
  const [head, ...rows] = fromHeads(lines);
  const groups = head === undefined ? undefined : twiceHeaded(head);
  if (groups === undefined) return undefined;
  const [from, to] = groups;
  // What stands above is no part of the tables: dates of signatures stand side by side, too.
  const between = rows.flatMap((line) => {
    const label = line.items.find((item) => item.x0 > from && item.x0 < to);
    if (label === undefined || label.gap <= label.size) return [];
    return opensLabel(line.items, line.items.indexOf(label)) ? [label.x0] : [];
  });
  return between.length >= MIN_LABELS_BETWEEN ? (from + Math.min(...between)) / 2 : undefined;
};

/**
 * A landscape page with an empty strip down its middle and text that begins again right of it: two
 * printed pages.
 */
const foldOf = (lines: readonly Line[], width: number, height: number): number | undefined => {
  if (width < SPREAD.landscape * height) return undefined;
  const middle = width / 2;
  const size = median(lines.map((l) => l.size));
  const crossing = lines.filter((l) =>
    l.tokens.some((t) => t.x0 < middle + size && t.x1 > middle - size),
  ).length;
  const anew = lines.filter((l) => {
    const first = l.tokens.find((t) => t.x0 > middle);
    return (
      first !== undefined &&
      /\p{L}{3,}/u.test(first.text) &&
      first.x0 < middle + SPREAD.anew * width
    );
  }).length;
  return crossing <= SPREAD.crossing * lines.length && anew >= SPREAD.lines ? middle : undefined;
};

/** Whether the words of a line run over the gutter: a title above both tables. */
const runsOver = ({ tokens, size }: Line, gutter: number): boolean =>
  tokens.some(({ x0, x1 }, at) => {
    const before = tokens[at - 1];
    if (x1 <= gutter) return false;
    if (x0 < gutter) return true;
    return (
      before !== undefined && before.x1 <= gutter && x0 - before.x1 < SPREAD.betweenWords * size
    );
  });

/** The lines of one half; those that run over both and hold no amounts are the left one's. */
const halfOf = (
  lines: readonly Line[],
  gutter: number,
  side: 'left' | 'right',
  isRow: (line: Line) => boolean,
): Line[] =>
  linesOf(
    lines.flatMap((line) => {
      if (runsOver(line, gutter) && !isRow(line)) return side === 'left' ? line.tokens : [];
      return line.tokens.filter(({ x0, x1 }) => (x0 + x1) / 2 < gutter === (side === 'left'));
    }),
  );

/**
 * Two tables side by side (assets left and liabilities right, or a page that shows two printed
 * pages) are read one after the other. Returns the lines of the left half and of the right half, or
 * one list if the page is whole.
 */
export const splitSpread = (
  lines: readonly Line[],
  width: number,
  height: number,
  style: NumberStyle,
): (readonly ItemLine[])[] => {
  const read = (some: readonly Line[]): ItemLine[] => some.map((line) => itemLine(line, style));
  const whole = read(lines);
  const isInside = (x: number): boolean => Math.min(x, width - x) >= SPREAD.margin * width;
  const between = gutterOf(whole) ?? accountsOf(whole);
  // Near an edge it is a gutter within one of two printed pages.
  const isOfSheet = between !== undefined && isInside(between);
  const gutter = isOfSheet ? between : foldOf(lines, width, height);
  if (gutter === undefined) return [whole];
  const isRow = (line: Line): boolean => {
    const items = itemLine(line, style);
    return isDataLine(items) || headsBothSides(items, gutter);
  };
  return [read(halfOf(lines, gutter, 'left', isRow)), read(halfOf(lines, gutter, 'right', isRow))];
};
