import { fold } from '../language/index.js';
import { yearsIn } from '../language/dates/dates.js';
import { lengthInHead } from '../language/dates/periods.js';
import { headerCells, yearCells, type HeaderCell, type ItemLine } from '../page/index.js';
import type { NumberColumn } from './columns.js';
import type { HeadFacts } from './column-head.js';
import { CENTRED, REACHES_ON, TIGHT } from './weights.js';

/** What is asked of a column under a year. */
interface Spanned extends HeadFacts {
  readonly column: NumberColumn;
  readonly date: { readonly year: number };
}

/** A column whose head states a length, with those right of it whose heads state none. */
type Group<T extends Spanned> = readonly [T, ...T[]];

/** The columns in groups, each begun by a stated length; undefined if the first column states none. */
const groupsOf = <T extends Spanned>(headed: readonly T[]): readonly Group<T>[] | undefined => {
  const groups: [T, ...T[]][] = [];
  for (const column of headed) {
    const last = groups.at(-1);
    if (column.length !== undefined) groups.push([column]);
    else if (last === undefined) return undefined;
    else last.push(column);
  }
  return groups;
};

/** A head that states a length, up to the end of the words that follow it on its line. */
interface StatedHead {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  /** The years that its line names, and the words below by which it goes on: "… September 30, 2012 and / 2011". */
  readonly years: readonly number[];
}

const textOf = ({ items }: ItemLine): string => items.map(({ text }) => text).join(' ');

/** A line with the one below it, unless that one holds the years of the columns. */
const yearsNamed = (lines: readonly ItemLine[], at: number): readonly number[] => {
  const [line, next] = [lines[at], lines[at + 1]];
  const goesOn = next !== undefined && yearCells(next).length === 0 ? textOf(next) : '';
  return line === undefined ? [] : yearsIn(`${textOf(line)} ${goesOn}`);
};

/** Where the words end that follow a cell without a gap: "Nine months ended" before "September 30,". */
const endOfWords = (line: readonly HeaderCell[], at: number): number => {
  const [cell, next] = [line[at], line[at + 1]];
  if (cell === undefined) return NaN;
  const goesOn = next !== undefined && next.x0 - cell.x1 < cell.size;
  return goesOn ? endOfWords(line, at + 1) : cell.x1;
};

const statedHeads = (lines: readonly ItemLine[]): readonly StatedHead[] =>
  lines.flatMap((line, row) => {
    const cells = headerCells(line, TIGHT);
    return cells.flatMap(({ text, x0 }, at) =>
      lengthInHead(text) === undefined
        ? []
        : [{ text: fold(text), x0, x1: endOfWords(cells, at), years: yearsNamed(lines, row) }],
    );
  });

/** The head that states the length of the first column of a group: of several alike the nearest. */
const headOf = ([first]: Group<Spanned>, heads: readonly StatedHead[]): StatedHead | undefined =>
  heads
    .filter(({ text }) => text === first.length?.text)
    .toSorted(
      (a, b) => Math.abs(a.x0 - first.column.start) - Math.abs(b.x0 - first.column.start),
    )[0];

/** Whether a head reaches out towards the second column of its group, rather than standing over the first. */
const reachesOn = ({ x1 }: StatedHead, [first, second]: Group<Spanned>): boolean => {
  const edge = first.column.right;
  return second !== undefined && x1 - edge > REACHES_ON * (second.column.right - edge);
};

/** Whether a head names the year of each column of its group: "Nine months ended September 30, 2012 and 2011". */
const namesAll = ({ years }: StatedHead, group: Group<Spanned>): boolean =>
  group.every(({ date }) => years.includes(date.year));

const hasYearsOnce = (group: readonly Spanned[]): boolean =>
  new Set(group.map(({ date }) => date.year)).size === group.length;

/** Whether a head stands over the middle of the columns, and over none of their own numbers. */
const isCentred = ({ x0, x1 }: StatedHead, columns: readonly NumberColumn[]): boolean => {
  const [left, right] = [columns[0]?.start ?? NaN, columns.at(-1)?.right ?? NaN];
  const centre = (x0 + x1) / 2;
  const isMiddle = Math.abs(centre - (left + right) / 2) <= CENTRED * (right - left);
  return isMiddle && columns.every((own) => centre < own.open || centre > own.right);
};

/**
 * The one length that is centred over all years, whichever of them it touches: "Fiscal Six Months Ended" over
 * "2023", its percentages, "2022" and its percentages.
 */
const centredLength = (
  headed: readonly Spanned[],
  lines: readonly ItemLine[],
): Spanned['length'] => {
  const [head, ...more] = statedHeads(lines);
  if (head === undefined || more.length > 0 || !hasYearsOnce(headed)) return undefined;
  const isOther = headed.some(({ length }) => length !== undefined && length.text !== head.text);
  const columns = headed.map(({ column }) => column);
  return !isOther && isCentred(head, columns) ? lengthInHead(head.text) : undefined;
};

/**
 * Columns under a length that is printed once over several years, and so wide apart that it touches only
 * the first: "Nine months ended September 30," over "2024" and "2023". A title that touches the first column
 * gives it to all whose years it names.
 */
export const spanLengths = <T extends Spanned>(
  headed: readonly T[],
  lines: readonly ItemLine[],
): readonly T[] => {
  const centred = centredLength(headed, lines);
  if (centred !== undefined) return headed.map((column) => ({ ...column, length: centred }));
  const groups = groupsOf(headed);
  if (groups === undefined || groups.every((group) => group.length === 1)) return headed;
  const heads = statedHeads(lines);
  return groups.flatMap((group) => {
    const head = group.length === 1 ? undefined : headOf(group, heads);
    const { length } = group[0];
    const isShared =
      head !== undefined &&
      length !== undefined &&
      hasYearsOnce(group) &&
      (reachesOn(head, group) || namesAll(head, group));
    return isShared ? group.map((column) => ({ ...column, length })) : group;
  });
};
