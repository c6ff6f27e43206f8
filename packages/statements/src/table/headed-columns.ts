import type { ItemLine } from '../page/index.js';
import { lastDate, readDate, type PartialDate } from '../language/dates.js';
import { fold, LEXICONS } from '../language/index.js';
import { currencyIn } from '../language/money.js';
import { isStray, type NumberColumn } from './columns.js';
import { headerCells, isNoteWord, yearCells, type HeaderCell, type YearCell } from './header.js';

/** A number column with what the header says about it. */
export interface HeadedColumn {
  /** Index among the table's number columns. */
  readonly index: number;
  readonly column: NumberColumn;
  readonly date: PartialDate & { readonly year: number };
  /** All header words above the column, folded. */
  readonly words: string;
  readonly restated: boolean;
}

/** One way to read a table: the columns that are its years, in printed order. */
export interface ColumnSet {
  readonly columns: readonly HeadedColumn[];
  readonly score: number;
}

const centre = (x: { x0: number; x1: number }): number => (x.x0 + x.x1) / 2;
const apart = (cell: HeaderCell, c: NumberColumn): number =>
  Math.max(0, c.start - cell.x1, cell.x0 - c.right);
const cost = (cell: HeaderCell, c: NumberColumn): number =>
  apart(cell, c) * 3 +
  Math.min(Math.abs(cell.x1 - c.right), Math.abs(centre(cell) - (c.start + c.right) / 2));

/** How far a year may stand from its column, in the size of its print. */
const REACH = 5;
/**
 * What it costs to leave a year without a column, in the same size: more than the distance to any column that it may
 * have, less than to move all years by one. The column of the last one may be empty on a page, and a footnote's mark in
 * a label begin the columns with one that is none.
 */
const LEFT_OUT = 20;
/** Gives the year cells columns of their own, keeping the order of both, at the least total distance. */
const assign = (
  cells: readonly YearCell[],
  columns: readonly NumberColumn[],
): (number | undefined)[] => {
  const n = cells.length;
  const m = columns.length;
  const skip = LEFT_OUT * Math.max(0, ...cells.map((cell) => cell.size));
  const widest = Math.max(...columns.map((c) => c.support));
  const best = Array.from({ length: n + 1 }, () => new Array<number>(m + 1).fill(0));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const pair = (i: number, j: number): number => {
    const [cell, column] = [cells[i], columns[j]];
    if (cell === undefined || column === undefined || apart(cell, column) > REACH * cell.size)
      return Infinity;
    const unlikely =
      (column.references > 0.8 && column.support > 2 ? 30 : 0) +
      (column.percents > 0.6 ? 60 : 0) +
      (isStray(column, widest) ? 40 : 0);
    return cost(cell, column) + unlikely;
  };
  for (let i = n - 1; i >= 0; i--) {
    (best[i] as number[])[m] = at(i + 1, m) + skip;
    for (let j = m - 1; j >= 0; j--) {
      (best[i] as number[])[j] = Math.min(
        at(i, j + 1),
        at(i + 1, j + 1) + pair(i, j),
        at(i + 1, j) + skip,
      );
    }
  }
  const out: (number | undefined)[] = [];
  for (let i = 0, j = 0; i < n;) {
    if (j < m && at(i, j) === at(i + 1, j + 1) + pair(i, j)) {
      out.push(j);
      i++;
      j++;
    } else if (j < m && at(i, j) === at(i, j + 1)) j++;
    else {
      out.push(undefined);
      i++;
    }
  }
  return out;
};

/** Headers of neighbouring columns may stand closer than cells of rows. */
const TIGHT = 0.7;

/** The header words that stand above each column: cells over several columns count for each of them. */
const wordsAbove = (lines: readonly ItemLine[], columns: readonly NumberColumn[]): string[] => {
  const texts = columns.map(() => [] as string[]);
  for (const cell of lines.flatMap((line) => headerCells(line, TIGHT))) {
    if (cell.text.split(' ').length > 12) continue;
    const over = columns
      .map((c, i) => ({ i, c }))
      .filter(({ c }) => apart(cell, c) <= 0.3 * cell.size);
    const nearest = columns.map((c, i) => ({ i, d: apart(cell, c) })).sort((a, b) => a.d - b.d)[0];
    const hit =
      over.length > 0
        ? over.map((o) => o.i)
        : nearest !== undefined && nearest.d < 2.5 * cell.size
          ? [nearest.i]
          : [];
    for (const i of hit) texts[i]?.push(cell.text);
  }
  return texts.map((t) => fold(t.join(' ')));
};

const RESTATED = /restat|recast|re-?presented|as adjusted|revised|angepasst|retraite|reexpres/;

const isSide = (words: string, column: NumberColumn): boolean =>
  isNoteWord(words) ||
  column.percents > 0.6 ||
  LEXICONS.some((l) =>
    l.sideColumn.test(words.replace(/\b(?:year|twelve months|12 months) ended\b/g, '')),
  );

/** Years printed once above several columns each (before, exceptional, total): every free column takes the nearest year. */
const spread = (
  taken: Map<number, YearCell>,
  cells: readonly YearCell[],
  columns: readonly NumberColumn[],
  words: readonly string[],
): void => {
  const widest = Math.max(...columns.map((c) => c.support));
  const leftmost = Math.min(...taken.keys());
  const free = columns
    .map((c, i) => ({ c, i }))
    .filter(
      ({ c, i }) =>
        !taken.has(i) &&
        c.support >= 0.4 * widest &&
        !isSide(words[i] ?? '', c) &&
        (i > leftmost || c.references < 0.5),
    );
  if (free.length < cells.length) return;
  const all = [...taken.keys(), ...free.map((f) => f.i)].sort((x, y) => x - y);
  if (all.length % cells.length === 0) {
    // As many columns for each year: they stand in order, however the years are centred above them.
    all.forEach((i, k) =>
      taken.set(i, cells[Math.floor((k * cells.length) / all.length)] as YearCell),
    );
    return;
  }
  for (const { c, i } of free) {
    const middle = (c.start + c.right) / 2;
    const near = [...cells].sort(
      (a, b) => Math.abs(centre(a) - middle) - Math.abs(centre(b) - middle),
    )[0];
    if (near !== undefined && Math.abs(centre(near) - middle) < 30 * near.size) taken.set(i, near);
  }
};

/**
 * A year whose month and day stand on the line above it: "January 1," over "2022" is another year than "December 31,"
 * over "2022".
 */
const dated = (date: YearCell['date'], words: string): YearCell['date'] => {
  if (date.month !== undefined) return date;
  const above = lastDate(words);
  return above?.month !== undefined && above.day !== undefined && above.year === date.year
    ? { ...above, year: date.year }
    : date;
};

/** All number columns that stand under a year. `lines` are the header lines; the years stand on the last with most of them. */
export const headColumns = (
  columns: readonly NumberColumn[],
  lines: readonly ItemLine[],
  primary: ItemLine,
): HeadedColumn[] => {
  const cells = yearCells(primary);
  const found = assign(cells, columns);
  const words = wordsAbove(lines, columns);
  const taken = new Map<number, YearCell>();
  cells.forEach((cell, i) => {
    const j = found[i];
    if (j !== undefined) taken.set(j, cell);
  });
  if (taken.size > 0) spread(taken, cells, columns, words);
  return [...taken.entries()]
    .sort((a, b) => a[0] - b[0])
    .map(([index, cell]) => ({
      index,
      column: columns[index] as NumberColumn,
      date: dated(cell.date, words[index] ?? ''),
      words: words[index] ?? '',
      restated: RESTATED.test(words[index] ?? ''),
    }));
};

const wordScore = (c: HeadedColumn): number => {
  const is = (pick: 'groupColumn' | 'partColumn' | 'sideColumn'): number =>
    LEXICONS.some((l) => l[pick].test(c.words)) ? 1 : 0;
  return 2 * is('groupColumn') - 3 * is('partColumn') - 4 * (isSide(c.words, c.column) ? 1 : 0);
};

/** A converted column differs in currency from the other years. */
const currencyScore = (set: readonly HeadedColumn[]): number => {
  const named = set.map((c) => currencyIn(c.words) ?? '');
  return new Set(named.filter((n) => n !== '')).size > 1 ? -5 : 0;
};

/** How well a column must be filled, compared with the fullest, to count as one of the table's own. */
const WELL_FILLED = 0.6;

/**
 * Columns as full as the years' that the header does not explain: they stand under no year, and under no word for a
 * note, a change, a percentage, a part. One of them may be a year whose head was not understood.
 */
export const unexplainedColumns = (
  columns: readonly NumberColumn[],
  lines: readonly ItemLine[],
  headed: readonly HeadedColumn[],
): number => {
  const words = wordsAbove(lines, columns);
  const fullest = Math.max(0, ...headed.map((h) => h.column.support));
  const explained = (text: string): boolean =>
    /\p{L}{2,}/u.test(text) && readDate(text)?.year === undefined;
  return columns.filter((c, i) => {
    const text = words[i] ?? '';
    const side = isSide(text, c) && readDate(text)?.year === undefined;
    return (
      c.support >= WELL_FILLED * fullest &&
      c.references < 0.5 &&
      !side &&
      !headed.some((h) => h.index === i) &&
      !explained(text)
    );
  }).length;
};

const distinct = (sets: HeadedColumn[][]): HeadedColumn[][] => [
  ...new Map(sets.map((s) => [s.map((c) => c.index).join(), s])).values(),
];

const yearOf = (c: HeadedColumn): string =>
  `${c.date.year}-${c.date.month === 1 && (c.date.day ?? 31) <= 14 ? 'open' : ''}`;

/**
 * The ways in which the headed columns can be one year each, the likeliest first. Where a year stands over several
 * columns (Group and Company, segments, underlying and total, a conversion) the header's words rank them, and the
 * first printed wins among equals; the caller may prefer the one whose sums close.
 */
export const columnSets = (headed: readonly HeadedColumn[]): ColumnSet[] => {
  const byYear = new Map<string, HeadedColumn[]>();
  for (const c of headed) byYear.set(yearOf(c), [...(byYear.get(yearOf(c)) ?? []), c]);
  const depth = Math.max(0, ...[...byYear.values()].map((v) => v.length));
  const sets: HeadedColumn[][] = [];
  for (let k = 0; k < depth; k++) {
    sets.push(
      [...byYear.values()]
        .map((v) => v[Math.min(k, v.length - 1)] as HeadedColumn)
        .sort((a, b) => a.index - b.index),
    );
  }
  return distinct(sets)
    .map((columns, k) => ({
      columns,
      score:
        columns.reduce((s, c) => s + wordScore(c), 0) / columns.length +
        currencyScore(columns) -
        0.1 * k,
    }))
    .sort((a, b) => b.score - a.score);
};
