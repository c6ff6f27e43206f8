import { wholeYearsApart, type CompiledData } from '@fde/contracts';

/** The name of the year so many years before; undefined where no statement has it. */
export type YearBefore = (year: string, years: number) => string | undefined;

/** The last days of years by their names, as far as they are known. */
export type Ends = Readonly<Record<string, string>>;

export const endsOf = (tables: readonly CompiledData[]): Ends =>
  Object.assign({}, ...tables.map(({ fiscal_year_ends: ends }) => ends)) as Ends;

const YEAR = /\d{4}/;

/** The calendar year in a name such as 2022/23. */
export const numberOfYear = (name: string): number => Number(YEAR.exec(name)?.[0] ?? NaN);

/** "2019" before "2020", "2017/18" before "2018/19": the year of the table whose number is so much lower. */
const yearByName = (years: readonly string[], year: string, back: number): string | undefined => {
  const wanted = numberOfYear(year) - back;
  return (
    years.find((name) => numberOfYear(name) === wanted) ??
    (/^\d{4}$/.test(year) ? String(wanted) : undefined)
  );
};

const isYearsBefore = (earlier: string | undefined, later: string, years: number): boolean =>
  earlier !== undefined && earlier < later && wholeYearsApart(earlier, later) === years;

/** By the ends of the years: where the year end moved, the year of the next lower number ended some months off. */
export const yearBeforeIn =
  (years: readonly string[], ends: Ends): YearBefore =>
  (year, back) => {
    const end = ends[year];
    const named = yearByName(years, year, back);
    if (end === undefined) return named;
    const byEnd = years.find((name) => isYearsBefore(ends[name], end, back));
    const endOfNamed = named === undefined ? undefined : ends[named];
    return byEnd ?? (endOfNamed === undefined ? named : undefined);
  };
