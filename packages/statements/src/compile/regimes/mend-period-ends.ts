import type { RankedInput } from '../input/rank-reports.js';
import { daysAfter, sameDayOfYear } from './periods.js';
import { moneyColumn, sharedPairs } from './shared-numbers.js';
import {
  FIRST_DAY_OF_ENDS,
  LAST_DAY_OF_ENDS,
  SAME_COLUMN,
  SAME_END_DAYS,
  TELLING_AGREEMENTS,
  TELLING_REPORTS,
} from './weights.js';
import { dayOf, DAYS_PER_YEAR, daysApart } from '../../language/dates/iso-date.js';

interface Column {
  readonly input: RankedInput;
  readonly year: string;
  readonly end: string;
  readonly money: ReadonlyMap<string, number>;
}

export interface MendedEnds {
  readonly ranked: readonly RankedInput[];
  /** What was corrected, by the report that was misprinted or misread. */
  readonly notes: ReadonlyMap<RankedInput, readonly string[]>;
}

const columnsOf = (input: RankedInput): Column[] =>
  input.raw.years.flatMap((year) => {
    const end = input.raw.fiscal_year_ends[year];
    return end === undefined
      ? []
      : [{ input, year, end, money: moneyColumn(input.raw, year) } satisfies Column];
  });

/**
 * How many numbers, by label, each column shares with another report's. Only columns that share one
 * are compared.
 */
const agreementsOf = (all: readonly Column[]): Map<Column, Map<Column, number>> => {
  const printing = new Map<string, Column[]>();
  const agreements = new Map<Column, Map<Column, number>>();
  for (const column of all) {
    const counts = new Map<Column, number>();
    for (const [label, value] of column.money) {
      const key = `${value} ${label}`;
      const known = printing.get(key) ?? [];
      for (const other of known) counts.set(other, (counts.get(other) ?? 0) + 1);
      if (known.push(column) === 1) printing.set(key, known);
    }
    agreements.set(column, counts);
  }
  return agreements;
};

/** If two reports print the same numbers, it is one period, whatever they call it. */
const isSamePeriod = (one: Column, other: Column, equal: number): boolean =>
  one.input !== other.input &&
  equal >= TELLING_AGREEMENTS &&
  equal >= SAME_COLUMN * sharedPairs(one.money, other.money).length;

/** For each column, the columns of other reports that cover the same period. */
const samePeriods = (all: readonly Column[]): Map<Column, Column[]> => {
  const same = new Map<Column, Column[]>(all.map((column) => [column, []]));
  for (const [column, counts] of agreementsOf(all))
    for (const [other, equal] of counts)
      if (isSamePeriod(column, other, equal)) {
        same.get(column)?.push(other);
        same.get(other)?.push(column);
      }
  return same;
};

/** Other reports in which a year ends on about this day. */
const reportsEnding = (day: string, column: Column, all: readonly Column[]): number =>
  new Set(
    all
      .filter(({ input, end }) => input !== column.input && sameDayOfYear(end, day))
      .map(({ input }) => input),
  ).size;

/**
 * Two reports that print the same numbers settle the end. One settles it if its end is usual for
 * the company and no other report shares this report's.
 */
const outweighs = (
  others: readonly Column[],
  reference: string,
  column: Column,
  all: readonly Column[],
): boolean =>
  others.length >= TELLING_REPORTS ||
  (reportsEnding(column.end, column, all) === 0 &&
    reportsEnding(reference, column, all) >= TELLING_REPORTS);

/** The end that other reports give to the same numbers, if none of them gives this one. */
const majorityFor = (
  column: Column,
  others: readonly Column[],
  all: readonly Column[],
): string | undefined => {
  const reference = others[0]?.end;
  if (reference === undefined || !outweighs(others, reference, column, all)) return undefined;
  const agree = others.every(({ end }) => daysApart(end, reference) <= SAME_END_DAYS);
  return agree && daysApart(column.end, reference) > SAME_END_DAYS ? reference : undefined;
};

interface Correction {
  readonly column: Column;
  readonly right: string;
}

/** The same day this many years later. */
const yearsLater = (date: string, years: number): string => {
  const later = date.replace(/^\d+/, (year) => String(Number(year) + years));
  return later.replace(/-02-29$/, '-02-28');
};

/** Fiscal years end with a month, or on a weekday close to its end. */
const mayEndYear = (date: string): boolean => {
  const day = dayOf(date);
  return day >= FIRST_DAY_OF_ENDS || day <= LAST_DAY_OF_ENDS;
};

/**
 * A year that no other report prints is corrected like its neighbours in the same report if it is
 * dated as wrongly: on a day on which no year ends. Another day may be a year end that has just
 * moved.
 */
const correctionLike = (
  column: Column,
  known: readonly Correction[],
  all: readonly Column[],
): Correction[] => {
  const like = known.find(({ column: { end } }) => sameDayOfYear(end, column.end));
  if (like === undefined || mayEndYear(column.end) || reportsEnding(column.end, column, all) > 0)
    return [];
  const years = Math.round(daysAfter(column.end, like.column.end) / DAYS_PER_YEAR);
  return [{ column, right: yearsLater(like.right, years) }];
};

const correctionsOf = (
  own: readonly Column[],
  same: ReadonlyMap<Column, readonly Column[]>,
  all: readonly Column[],
): Correction[] => {
  const proven = own.flatMap((column) => {
    const right = majorityFor(column, same.get(column) ?? [], all);
    return right === undefined ? [] : [{ column, right }];
  });
  const rest = own.filter((column) => !proven.some((one) => one.column === column));
  return [...proven, ...rest.flatMap((column) => correctionLike(column, proven, all))];
};

const noteOn = ({ column: { input, year, end }, right }: Correction): string =>
  `The report of ${input.input.fiscalYear} dates ${year} to ${end}; other reports print the same numbers for the period to ${right}, which is taken.`;

/**
 * Corrects period ends that only one report gives, if others print the same numbers under another
 * date. The report's name for the year stays.
 */
export const mendPeriodEnds = (inputs: readonly RankedInput[]): MendedEnds => {
  const columns = new Map(inputs.map((input) => [input, columnsOf(input)]));
  const all = [...columns.values()].flat();
  const same = samePeriods(all);
  const notes = new Map<RankedInput, readonly string[]>();
  const ranked = inputs.map((input) => {
    const wrong = correctionsOf(columns.get(input) ?? [], same, all);
    if (wrong.length === 0) return input;
    const ends = Object.fromEntries(wrong.map(({ column, right }) => [column.year, right]));
    const raw = { ...input.raw, fiscal_year_ends: { ...input.raw.fiscal_year_ends, ...ends } };
    const mended = { ...input, raw };
    notes.set(mended, wrong.map(noteOn));
    return mended;
  });
  return { ranked, notes };
};
