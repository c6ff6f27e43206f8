import type { ComparedYear, CompiledData } from '@fde/contracts';
import {
  dayOf,
  DAYS_INTO_MONTH,
  monthOf,
  MONTHS_PER_YEAR,
  yearOf,
} from '../language/dates/iso-date.js';

/**
 * Month. A fiscal year that ends by then has seven months or more in the calendar year before, and
 * belongs to it; one that ends in June, half in each, belongs to the year of its end. So S&P
 * Compustat names fiscal years (its item FYEAR).
 */
const LAST_MONTH_OF_YEAR_BEFORE = 5;

/** The month with which a year ends: years of 52 or 53 weeks end some days into the next one. */
export const closingMonthOf = (end: string): { readonly year: number; readonly month: number } => {
  const [year, month] = [yearOf(end), monthOf(end)];
  if (dayOf(end) > DAYS_INTO_MONTH) return { year, month };
  return month === 1 ? { year: year - 1, month: MONTHS_PER_YEAR } : { year, month: month - 1 };
};

/** The calendar year that holds most months of the fiscal year which ends on a day. */
export const calendarYearOf = (end: string): number => {
  const { year, month } = closingMonthOf(end);
  return month <= LAST_MONTH_OF_YEAR_BEFORE ? year - 1 : year;
};

/** The columns of a company: the fiscal year in each, and what none holds. */
export interface PlacedYears {
  readonly columns: Readonly<Record<string, ComparedYear>>;
  readonly notes: readonly string[];
}

const NO_YEARS: PlacedYears = { columns: {}, notes: [] };

/** The days on which the years of a statement end, from the company's others where it says none. */
const comparedYears = (data: CompiledData, statements: readonly CompiledData[]): ComparedYear[] =>
  data.years.map((year) => {
    const ends = [data, ...statements].flatMap(({ fiscal_year_ends: own }) => own?.[year] ?? []);
    return { fiscal_year: year, end: ends[0] ?? null };
  });

/** Each year in a column of its own name. */
export const fiscalColumns = (
  data: CompiledData | undefined,
  statements: readonly CompiledData[],
): PlacedYears =>
  data === undefined
    ? NO_YEARS
    : {
        columns: Object.fromEntries(
          comparedYears(data, statements).map((year) => [year.fiscal_year, year]),
        ),
        notes: [],
      };

const namesOf = (years: readonly ComparedYear[]): string =>
  years.map(({ fiscal_year: name }) => name).join(', ');

const byCalendarYear = (years: readonly ComparedYear[]): ReadonlyMap<number, ComparedYear[]> => {
  const found = new Map<number, ComparedYear[]>();
  for (const year of years) {
    if (year.end === null) continue;
    const calendar = calendarYearOf(year.end);
    found.set(calendar, [...(found.get(calendar) ?? []), year]);
  }
  return found;
};

/**
 * Each year in the calendar year that holds most of its months. A year whose end nobody knows, and
 * two that fall into one calendar year, as where a year end moved, stand in none.
 */
export const calendarColumns = (
  data: CompiledData | undefined,
  statements: readonly CompiledData[],
): PlacedYears => {
  if (data === undefined) return NO_YEARS;
  const years = comparedYears(data, statements);
  const columns: Record<string, ComparedYear> = {};
  const notes: string[] = [];
  const unknown = years.filter(({ end }) => end === null);
  if (unknown.length > 0)
    notes.push(
      `${data.company_name}: the last day is not known of ${namesOf(unknown)}, so no calendar year has it.`,
    );
  for (const [calendar, [year, ...others]] of byCalendarYear(years)) {
    if (year === undefined) continue;
    if (others.length === 0) columns[calendar] = year;
    else
      notes.push(
        `${data.company_name}: ${namesOf([year, ...others])} fall into the calendar year ${calendar}, which has none of them.`,
      );
  }
  return { columns, notes };
};
