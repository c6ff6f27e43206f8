import { type ItemLine, plausibleYears, yearCells, type YearCell } from '../page/index.js';
import { MONTHS_PER_YEAR } from '../language/dates/iso-date.js';
import { lastDate, type PartialDate } from '../language/dates/dates.js';
import { gapBetween, assignYears, centreOf } from './assign-years.js';
import { columnScopes } from './column-scopes.js';
import { isFull, type NumberColumn } from './columns.js';
import { headFacts, type HeadFacts } from './column-head.js';
import { spanLengths } from './span-lengths.js';
import { cellsAbove, isPart, isSide, isWhole, joinCells } from './header-words.js';
import {
  FEWEST_MONTHS,
  FEWEST_PARTS,
  MOSTLY_REFERENCES,
  OVER,
  SPREAD,
  SPREAD_FILLED,
} from './weights.js';

/** A number column with what the header says about it. */
export interface HeadedColumn extends HeadFacts {
  /** Index among the table's number columns. */
  readonly index: number;
  readonly column: NumberColumn;
  readonly date: PartialDate & { readonly year: number };
  /** All header words above the column, folded. */
  readonly words: string;
  /** Its year is printed once over several columns. */
  readonly shared: boolean;
}

/** The line of a header on which its years stand. */
export interface YearsOnLine {
  readonly line: ItemLine;
  readonly cells: readonly YearCell[];
}

/**
 * The years of a table's columns while they are being found: column index to the cell that names
 * its year.
 */
type Taken = Map<number, YearCell>;

interface Heads {
  readonly columns: readonly NumberColumn[];
  readonly lines: readonly ItemLine[];
  readonly words: readonly string[];
  readonly fullest: number;
}

const isSideColumn = ({ columns, words }: Heads, i: number): boolean => {
  const column = columns[i];
  return column !== undefined && isSide(words[i] ?? '', column);
};

const assignColumns = (cells: readonly YearCell[], heads: Heads): Taken => {
  const found = assignYears(cells, heads.columns, (i) => isSideColumn(heads, i));
  return new Map(
    cells.flatMap((cell, i) => {
      const j = found[i];
      return j === undefined ? [] : [[j, cell] as const];
    }),
  );
};

/**
 * Full columns without a year of their own whose year stands on another line of the header: "As at
 * April 01, 2016" beside "2018" and "2017" on the line below.
 */
const addFromOtherLines = (taken: Taken, primary: readonly YearCell[], heads: Heads): void => {
  const beside = (cell: YearCell): boolean =>
    primary.every((own) => cell.x1 < own.x0 || cell.x0 > own.x1);
  const others = heads.lines.flatMap(yearCells).filter((c) => !primary.includes(c) && beside(c));
  heads.columns.forEach((column, i) => {
    if (taken.has(i) || !isFull(column, heads.fullest) || isSideColumn(heads, i)) return;
    const above = others.filter(
      (cell) =>
        gapBetween(cell, column) <= OVER * cell.size &&
        heads.columns.filter((c) => isFull(c, heads.fullest) && gapBetween(cell, c) === 0).length <=
          1,
    );
    const own = above.at(-1);
    if (own !== undefined && plausibleYears([...taken.values(), own])) taken.set(i, own);
  });
};

/** Columns that have no year yet and may share one with others. */
const freeColumns = (taken: Taken, heads: Heads): number[] => {
  const leftmost = Math.min(...taken.keys());
  return heads.columns.flatMap((c, i) =>
    !taken.has(i) &&
    c.support >= SPREAD_FILLED * heads.fullest &&
    !isSideColumn(heads, i) &&
    (i > leftmost || c.references < MOSTLY_REFERENCES)
      ? [i]
      : [],
  );
};

const nearestYear = (cells: readonly YearCell[], column: NumberColumn): YearCell | undefined => {
  const middle = (column.start + column.right) / 2;
  const [near] = cells
    .map((cell) => ({ cell, d: Math.abs(centreOf(cell) - middle) }))
    .toSorted((a, b) => a.d - b.d);
  return near !== undefined && near.d < SPREAD * near.cell.size ? near.cell : undefined;
};

/** Whether each year has as many columns, one of them the whole: group and company, twice. */
const isRegular = (all: readonly number[], wholes: readonly number[]): boolean => {
  const each = all.length / wholes.length;
  return wholes.every((i, k) => Math.floor(all.indexOf(i) / each) === k);
};

/**
 * The columns of all funds of a charity, one a year: what stands beside them is headed as parts,
 * which only the newest year may have. Undefined if the columns are not of this kind.
 */
const totalsOfParts = (
  all: readonly number[],
  cells: readonly YearCell[],
  { words }: Heads,
): readonly number[] | undefined => {
  const isWholeAlone = (i: number): boolean => isWhole(words[i] ?? '') && !isPart(words[i] ?? '');
  const wholes = all.filter(isWholeAlone);
  const parts = all.filter((i) => isPart(words[i] ?? ''));
  const isOfThisKind =
    wholes.length === cells.length &&
    parts.length >= FEWEST_PARTS &&
    wholes.length + parts.length === all.length;
  return isOfThisKind && !isRegular(all, wholes) ? wholes : undefined;
};

/**
 * The funds of the newest year and their total, left of the one column of the year before, where the
 * line that heads the latter names no other year: "2011" stands over its parts, or in the title
 * alone. Gives the column of the total; undefined if the columns are not of this kind.
 */
const totalLeftOf = (own: number, all: readonly number[], { words }: Heads): number | undefined => {
  const isPartOf = (i: number): boolean => isPart(words[i] ?? '');
  const others = all.filter((i) => i !== own);
  const wholes = others.filter((i) => isWhole(words[i] ?? '') && !isPartOf(i));
  const [total] = wholes;
  const isOfThisKind =
    wholes.length === 1 &&
    !isPartOf(own) &&
    others.every((i) => i < own && (i === total || isPartOf(i))) &&
    others.length > FEWEST_PARTS;
  return isOfThisKind ? total : undefined;
};

/**
 * A year over the last column alone is not that of the funds and of the total left of it: these are
 * of the year after it, if the head names that anywhere, and otherwise of none.
 */
const keepFromFunds = (taken: Taken, heads: Heads): boolean => {
  const [[own, cell] = []] = taken;
  if (taken.size !== 1 || own === undefined || cell === undefined) return false;
  const total = totalLeftOf(own, [...freeColumns(taken, heads), own], heads);
  if (total === undefined) return false;
  const newer = heads.lines.flatMap(yearCells).find(({ date }) => date.year === cell.date.year + 1);
  if (newer !== undefined) taken.set(total, newer);
  return true;
};

/**
 * Years printed once above several columns each (before, exceptional, total): every free column
 * takes the nearest year.
 */
const spreadYears = (taken: Taken, cells: readonly YearCell[], heads: Heads): void => {
  const free = freeColumns(taken, heads);
  if (free.length < cells.length) return;
  const all = [...taken.keys(), ...free].toSorted((x, y) => x - y);
  const totals = totalsOfParts(all, cells, heads);
  if (totals !== undefined) {
    taken.clear();
    totals.forEach((i, k) => {
      const cell = cells[k];
      if (cell !== undefined) taken.set(i, cell);
    });
    return;
  }
  if (all.length % cells.length === 0) {
    // Each year has as many columns, so they stand in order, however the years are centred above
    // them.
    all.forEach((i, k) => {
      const cell = cells[Math.floor((k * cells.length) / all.length)];
      if (cell !== undefined) taken.set(i, cell);
    });
    return;
  }
  for (const i of free) {
    const column = heads.columns[i];
    const near = column && nearestYear(cells, column);
    if (near !== undefined) taken.set(i, near);
  }
};

/**
 * A year whose month and day stand on the line above it: "January 1," over "2022" is a different
 * year than "December 31," over "2022".
 */
const completeDate = (date: YearCell['date'], words: string): YearCell['date'] => {
  if (date.month !== undefined) return date;
  const above = lastDate(words);
  return above?.month !== undefined && above.day !== undefined && above.year === date.year
    ? { ...above, year: date.year }
    : date;
};

/**
 * The date above a column; otherwise that above another column of the same year, whose head it
 * shares.
 */
const sharedDate = (date: YearCell['date'], words: readonly string[]): YearCell['date'] =>
  words.map((own) => completeDate(date, own)).find(({ month }) => month !== undefined) ?? date;

const monthOf = ({ date }: HeadedColumn): number =>
  date.month === undefined ? NaN : date.year * MONTHS_PER_YEAR + date.month;

/** Columns under the names of months that follow each other: each is of one month, and none of a year. */
const asMonths = (headed: readonly HeadedColumn[]): HeadedColumn[] => {
  const follows = ([a, b]: readonly HeadedColumn[]): boolean =>
    a !== undefined && b !== undefined && Math.abs(monthOf(a) - monthOf(b)) === 1;
  const steps = headed.slice(1).filter((own, at) => follows([headed[at] ?? own, own])).length;
  const areMonths =
    headed.length >= FEWEST_MONTHS &&
    steps === headed.length - 1 &&
    headed.every(({ length }) => length === undefined);
  return headed.map((own) =>
    areMonths ? { ...own, length: { count: 1, unit: 'months' as const } } : own,
  );
};

/**
 * All number columns that stand under a year. `lines` are the header lines; the years stand on the
 * last line with the most of them.
 */
export const headColumns = (
  columns: readonly NumberColumn[],
  lines: readonly ItemLine[],
  { line: primary, cells }: YearsOnLine,
): HeadedColumn[] => {
  const above = cellsAbove(lines, columns);
  const scopes = columnScopes(lines, columns);
  const heads: Heads = {
    columns,
    lines: lines.filter((line) => line !== primary),
    words: above.map(joinCells),
    fullest: Math.max(0, ...columns.map((c) => c.support)),
  };
  const taken = assignColumns(cells, heads);
  if (taken.size > 0 && !keepFromFunds(taken, heads)) {
    addFromOtherLines(taken, cells, heads);
    spreadYears(taken, cells, heads);
  }
  const sharing = (cell: YearCell): number[] =>
    [...taken].flatMap(([index, own]) => (own === cell ? [index] : []));
  const headed = [...taken.entries()]
    .toSorted((a, b) => a[0] - b[0])
    .flatMap(([index, cell]) => {
      const column = columns[index];
      if (column === undefined) return [];
      const words = heads.words[index] ?? '';
      const all = sharing(cell);
      const date = sharedDate(cell.date, [words, ...all.map((other) => heads.words[other] ?? '')]);
      const facts = headFacts(above[index] ?? [], words, scopes[index]);
      return [{ index, column, date, words, ...facts, shared: all.length > 1 }];
    });
  return asMonths(spanLengths(headed, lines));
};
