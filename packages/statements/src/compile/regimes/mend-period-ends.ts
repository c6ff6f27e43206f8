import type { RankedInput } from '../input/rank-reports.js';
import { daysAfter, daysApart, sameDayOfYear } from './periods.js';
import { moneyColumn, sharedPairs } from './shared-numbers.js';
import {
  DAYS_PER_YEAR,
  FIRST_DAY_OF_ENDS,
  LAST_DAY_OF_ENDS,
  SAME_COLUMN,
  SAME_END_DAYS,
  TELLING_AGREEMENTS,
  TELLING_REPORTS,
} from './weights.js';

interface Column {
  readonly input: RankedInput;
  readonly year: string;
  readonly end: string;
  readonly money: ReadonlyMap<string, number>;
}

export interface MendedEnds {
  readonly ranked: readonly RankedInput[];
  /** What was corrected, by the report that printed or was read otherwise. */
  readonly notes: ReadonlyMap<RankedInput, readonly string[]>;
}

const columnsOf = (input: RankedInput): Column[] =>
  input.raw.years.flatMap((year) => {
    const end = input.raw.fiscal_year_ends[year];
    return end === undefined
      ? []
      : [{ input, year, end, money: moneyColumn(input.raw, year) } satisfies Column];
  });

/** Two reports print the same numbers: it is one period, whatever they call it. */
const isSamePeriod = (one: Column, other: Column): boolean => {
  const pairs = sharedPairs(one.money, other.money);
  const equal = pairs.filter(([a, b]) => a === b).length;
  return equal >= TELLING_AGREEMENTS && equal >= SAME_COLUMN * pairs.length;
};

/** Other reports in which a year ends on about this day. */
const reportsEnding = (day: string, column: Column, all: readonly Column[]): number =>
  new Set(
    all
      .filter(({ input, end }) => input !== column.input && sameDayOfYear(end, day))
      .map(({ input }) => input),
  ).size;

/** Two reports that print the same numbers tell the end, or one whose end is the usual one where this report's is nobody's. */
const outweighs = (
  others: readonly Column[],
  reference: string,
  column: Column,
  all: readonly Column[],
): boolean =>
  others.length >= TELLING_REPORTS ||
  (reportsEnding(column.end, column, all) === 0 &&
    reportsEnding(reference, column, all) >= TELLING_REPORTS);

/** The end that other reports give to the same numbers, where none gives this one. */
const majorityFor = (column: Column, all: readonly Column[]): string | undefined => {
  const others = all.filter((other) => other.input !== column.input && isSamePeriod(column, other));
  const reference = others[0]?.end;
  if (reference === undefined || !outweighs(others, reference, column, all)) return undefined;
  const agree = others.every(({ end }) => daysApart(end, reference) <= SAME_END_DAYS);
  return agree && daysApart(column.end, reference) > SAME_END_DAYS ? reference : undefined;
};

interface Correction {
  readonly column: Column;
  readonly right: string;
}

/** The same day so many years later. */
const yearsLater = (date: string, years: number): string => {
  const day = date.slice(4) === '-02-29' ? '-02-28' : date.slice(4);
  return `${Number(date.slice(0, 4)) + years}${day}`;
};

/** Fiscal years end with a month, or on a day of the week near to its end. */
const mayEndYear = (date: string): boolean => {
  const day = Number(date.slice(8));
  return day >= FIRST_DAY_OF_ENDS || day <= LAST_DAY_OF_ENDS;
};

/**
 * A year that no other report prints ends as its neighbours in the same report do, which were dated as wrongly: on a day
 * on which no year ends. Another day may be that of a year end that has just moved.
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

const correctionsOf = (input: RankedInput, all: readonly Column[]): Correction[] => {
  const own = all.filter((column) => column.input === input);
  const proven = own.flatMap((column) => {
    const right = majorityFor(column, all);
    return right === undefined ? [] : [{ column, right }];
  });
  const rest = own.filter((column) => !proven.some((one) => one.column === column));
  return [...proven, ...rest.flatMap((column) => correctionLike(column, proven, all))];
};

const noteOn = ({ column: { input, year, end }, right }: Correction): string =>
  `Document ${input.input.documentId} dates ${year} to ${end}; other reports print the same numbers for the period to ${right}, which is taken.`;

/**
 * Corrects period ends that one report alone gives, against others that print the same numbers under another date. The
 * name of the year stays as the report has it.
 */
export const mendPeriodEnds = (given: readonly RankedInput[]): MendedEnds => {
  const all = given.flatMap(columnsOf);
  const notes = new Map<RankedInput, readonly string[]>();
  const ranked = given.map((input) => {
    const wrong = correctionsOf(input, all);
    if (wrong.length === 0) return input;
    const ends = Object.fromEntries(wrong.map(({ column, right }) => [column.year, right]));
    const raw = { ...input.raw, fiscal_year_ends: { ...input.raw.fiscal_year_ends, ...ends } };
    const mended = { ...input, raw };
    notes.set(mended, wrong.map(noteOn));
    return mended;
  });
  return { ranked, notes };
};
