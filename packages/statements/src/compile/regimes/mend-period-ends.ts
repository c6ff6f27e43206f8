import type { RankedInput } from '../input/rank-reports.js';
import { daysApart } from './periods.js';
import { moneyColumn, sharedPairs } from './shared-numbers.js';
import { SAME_COLUMN, SAME_END_DAYS, TELLING_AGREEMENTS } from './weights.js';

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

/** The end that at least two other reports give to the same numbers, where none gives this one. */
const majorityFor = (column: Column, all: readonly Column[]): string | undefined => {
  const others = all.filter((other) => other.input !== column.input && isSamePeriod(column, other));
  const reference = others[0]?.end;
  if (reference === undefined || others.length < 2) return undefined;
  const agree = others.every(({ end }) => daysApart(end, reference) <= SAME_END_DAYS);
  return agree && daysApart(column.end, reference) > SAME_END_DAYS ? reference : undefined;
};

/**
 * Corrects period ends that one report alone gives, against at least two that print the same numbers under another
 * date. The name of the year stays as the report has it.
 */
export const mendPeriodEnds = (given: readonly RankedInput[]): MendedEnds => {
  const all = given.flatMap(columnsOf);
  const notes = new Map<RankedInput, readonly string[]>();
  const ranked = given.map((input) => {
    const wrong = all
      .filter((column) => column.input === input)
      .flatMap((column) => {
        const right = majorityFor(column, all);
        return right === undefined ? [] : [{ ...column, right }];
      });
    if (wrong.length === 0) return input;
    const ends = Object.fromEntries(wrong.map(({ year, right }) => [year, right]));
    const raw = { ...input.raw, fiscal_year_ends: { ...input.raw.fiscal_year_ends, ...ends } };
    const mended = { ...input, raw };
    notes.set(
      mended,
      wrong.map(
        ({ year, end, right }) =>
          `Document ${input.input.documentId} dates ${year} to ${end}; other reports print the same numbers for the period to ${right}, which is taken.`,
      ),
    );
    return mended;
  });
  return { ranked, notes };
};
