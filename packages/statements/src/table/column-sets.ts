import { currencyIn } from '../language/money/money.js';
import type { HeadedColumn } from './headed-columns.js';
import { isStray, type InnerColumn } from './columns.js';
import { isPart, isSide, isWhole } from './header-words.js';
import { SAME_MONTHS, WORDS } from './weights.js';
import { newestOf, yearColumns } from './year-columns.js';
import { MONTHS_PER_YEAR, closesYearBefore } from '../language/dates/iso-date.js';

/** One way to read a table: the columns that are its years, in printed order. */
export interface ColumnSet {
  readonly columns: readonly HeadedColumn[];
  /** What the header's words say about these columns. */
  readonly score: number;
  /** By position in the set: the column left of a year's own that holds the parts of its sums. */
  readonly inner?: readonly (InnerColumn | undefined)[];
}

const wordScore = ({ words, column, basis, scope }: HeadedColumn): number =>
  (scope === 'group' || isWhole(words) ? WORDS.group : 0) +
  (basis === 'restated' ? WORDS.restated : 0) +
  (scope === 'company' || isPart(words) ? WORDS.part : 0) +
  (isSide(words, column) ? WORDS.side : 0);

/** A converted column differs in currency from the other years. */
const currencyScore = (set: readonly HeadedColumn[]): number => {
  const named = set.map((c) => currencyIn(c.words) ?? '');
  return new Set(named.filter((n) => n !== '')).size > 1 ? WORDS.converted : 0;
};

const scoreSet = (
  columns: readonly HeadedColumn[],
  printed: number,
  isUneven: boolean,
): ColumnSet => ({
  columns,
  score:
    columns.reduce((sum, c) => sum + wordScore(c), 0) / columns.length +
    currencyScore(columns) +
    (isUneven ? WORDS.uneven : 0) +
    WORDS.later * printed,
});

const distinctSets = (sets: readonly HeadedColumn[][]): HeadedColumn[][] => [
  ...new Map(sets.map((s) => [s.map((c) => c.index).join(), s])).values(),
];

/** An opening balance of 1 January is a different column than the end of the same year. */
const yearOf = ({ date }: HeadedColumn): string =>
  `${date.year}-${closesYearBefore(date) ? 'open' : ''}`;

/** The columns of one year without those of chance (a page's number), unless it has no others. */
const filledOnes = (columns: readonly HeadedColumn[], fullest: number): HeadedColumn[] => {
  const filled = columns.filter(({ column }) => !isStray(column, fullest));
  return filled.length > 0 ? filled : [...columns];
};

const columnsByYear = (headed: readonly HeadedColumn[]): HeadedColumn[][] => {
  const byYear = new Map<string, HeadedColumn[]>();
  for (const c of headed) byYear.set(yearOf(c), [...(byYear.get(yearOf(c)) ?? []), c]);
  const fullest = Math.max(0, ...headed.map(({ column }) => column.support));
  return [...byYear.values()].map((columns) => filledOnes(columns, fullest));
};

/** How many months two columns end apart from whole years; none if a head names no month. */
const monthsOff = (a: HeadedColumn, b: HeadedColumn): number => {
  if (a.date.month === undefined || b.date.month === undefined) return 0;
  const over = Math.abs(a.date.month - b.date.month);
  return Math.min(over, MONTHS_PER_YEAR - over);
};

/** Whether all columns of a set end whole years apart. */
const isEven = ([first, ...rest]: readonly HeadedColumn[]): boolean =>
  first !== undefined && rest.every((column) => monthsOff(first, column) <= SAME_MONTHS);

/**
 * Whether a calendar year closes twice after a part of a year: "31 December 2023", "31 March 2023",
 * "31 March 2022". The years then are the columns that end whole years apart, and the newest closes
 * the part. In interim reports the newest is one of those.
 */
const closesPart = (sets: readonly (readonly HeadedColumn[])[]): boolean => {
  const newest = newestOf(sets.flat());
  return sets.some((set) => isEven(set) && !set.some((column) => newest.includes(column)));
};

/** Whose figures can stand side by side for the same years. */
const OWNERS: readonly HeadedColumn['scope'][] = ['group', 'company'];

/**
 * The columns of each owner, if every column names its own and there are two: a group that has not
 * closed a year before stands beside two years of its parent, and its year must not be told with
 * the parent's.
 */
const byOwner = (columns: readonly HeadedColumn[]): readonly (readonly HeadedColumn[])[] => {
  const of = OWNERS.map((owner) => columns.filter(({ scope }) => scope === owner));
  const areAllNamed = of.flat().length === columns.length;
  return areAllNamed && of.every((own) => own.length > 0) ? of : [columns];
};

/** The k-th column of each year, or its last. */
const setsOf = (columns: readonly HeadedColumn[]): HeadedColumn[][] => {
  const years = columnsByYear(columns);
  const depth = Math.max(0, ...years.map((of) => of.length));
  return Array.from({ length: depth }, (_, k) =>
    years.flatMap((of) => of[k] ?? of.at(-1) ?? []).toSorted((a, b) => a.index - b.index),
  );
};

/**
 * The ways in which the headed columns can be one year each, the likeliest first. If a year stands
 * over several columns (Group and Company, segments, underlying and total, a conversion), the
 * header's words rank them, and the first printed wins among equals. The caller may prefer the one
 * whose sums close.
 */
export const columnSets = (headed: readonly HeadedColumn[]): ColumnSet[] => {
  const sets = byOwner(yearColumns(headed)).flatMap(setsOf);
  const distinct = distinctSets(sets);
  const isMoved = closesPart(distinct);
  return distinct
    .map((columns, at) => scoreSet(columns, at, isMoved && !isEven(columns)))
    .toSorted((a, b) => b.score - a.score);
};
