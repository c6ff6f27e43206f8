import type { ColumnBasis, NoFiscalYear } from '@fde/contracts';

import { lengthKindOf, type LengthKind } from '../periods/period.js';
import { MONTHS_PER_YEAR } from '../language/dates/iso-date.js';
import { currencyIn } from '../language/money/money.js';
import type { HeadedColumn } from './headed-columns.js';
import { SAME_MONTHS } from './weights.js';

/** How long the year of a column is, as its head says. */
export const lengthKindOfColumn = ({ length }: HeadedColumn): LengthKind =>
  length === undefined ? 'unknown' : lengthKindOf({ kind: 'duration', length });

/** The time of a column on a scale of months; columns of one report differ by years, or by parts of one. */
const timeOf = ({ date }: HeadedColumn): number =>
  date.year * MONTHS_PER_YEAR + (date.month ?? MONTHS_PER_YEAR);

/** The columns that end last, as far as their heads say. */
export const newestOf = (columns: readonly HeadedColumn[]): readonly HeadedColumn[] => {
  const newest = Math.max(...columns.map(timeOf));
  return columns.filter((column) => timeOf(column) === newest);
};

const sameLength = (a: HeadedColumn, b: HeadedColumn): boolean =>
  a.length?.unit === b.length?.unit && a.length?.count === b.length?.count;

/**
 * Whether a table reports parts of years: its newest column is one, no whole year ends with it, and
 * it stands beside another of the same length. Whole years beside them are for comparison, as in
 * interim reports.
 */
const reportsParts = (columns: readonly HeadedColumn[]): boolean => {
  const newest = newestOf(columns);
  if (!newest.every((column) => lengthKindOfColumn(column) === 'part')) return false;
  return newest.some((part) => columns.some((other) => other !== part && sameLength(part, other)));
};

/** Bases on which no company reports its years. */
const NOT_REPORTED: readonly (ColumnBasis | undefined)[] = ['pro_forma', 'budget', 'converted'];

/** Whether a predecessor's year ends in another month than the years that the report is about. */
const isOfOtherYearEnd = (column: HeadedColumn, columns: readonly HeadedColumn[]): boolean => {
  const own = newestOf(columns)[0]?.date.month;
  const { month } = column.date;
  if (column.scope !== 'predecessor' || own === undefined || month === undefined) return false;
  const apart = Math.abs(own - month);
  return Math.min(apart, MONTHS_PER_YEAR - apart) > SAME_MONTHS;
};

/** Whether columns end on one day of the year, as far as their heads name it: no years of weeks. */
const onOneDay = (columns: readonly HeadedColumn[]): boolean =>
  new Set(columns.map(({ date }) => `${date.month}/${date.day}`)).size === 1;

/** "2010", and below it "01 Jan": the first of a month as a remark on a year that is printed before it. */
const remarksFirstDay = ({ date, words }: HeadedColumn): boolean => {
  const day = words.search(/\b0?1\b/);
  const year = words.indexOf(String(date.year));
  return date.day === 1 && year >= 0 && year < day;
};

/**
 * A restated opening balance that is printed under the year of another column: "2011", "2010", and
 * "2010" with the remark "01 Jan". One whose head is a date ("1 January 2022") is the end of the
 * year before.
 */
const opensYearBeside = (column: HeadedColumn, columns: readonly HeadedColumn[]): boolean => {
  if (!remarksFirstDay(column)) return false;
  const closing = columns.filter((other) => other.date.day !== 1);
  const years = new Set(closing.map((other) => other.date.year));
  return years.size > 1 && years.has(column.date.year) && onOneDay(closing);
};

const yearsIn = (currency: string, columns: readonly HeadedColumn[]): readonly number[] =>
  columns.filter(({ words }) => currencyIn(words) === currency).map(({ date }) => date.year);

/**
 * A conversion for foreign readers: the heads name its currency over fewer years than another one,
 * which stands over each of its years as well.
 */
export const isConverted = (column: HeadedColumn, columns: readonly HeadedColumn[]): boolean => {
  const own = currencyIn(column.words);
  if (own === undefined) return false;
  const ownYears = yearsIn(own, columns);
  return [...new Set(columns.map(({ words }) => currencyIn(words)))].some((other) => {
    const years = new Set(other === undefined ? [] : yearsIn(other, columns));
    return years.size > new Set(ownYears).size && ownYears.every((year) => years.has(year));
  });
};

/** Why a headed column is no fiscal year of its statement; undefined if it may be one. */
export const whyNoYear = (
  column: HeadedColumn,
  columns: readonly HeadedColumn[],
): NoFiscalYear | undefined => {
  if (NOT_REPORTED.includes(column.basis) || isConverted(column, columns)) return 'other_basis';
  if (isOfOtherYearEnd(column, columns)) return 'other_scope';
  if (opensYearBeside(column, columns)) return 'same_year';
  if (reportsParts(columns)) return lengthKindOfColumn(column) === 'part' ? undefined : 'same_year';
  if (lengthKindOfColumn(column) === 'part') return 'part_of_year';
  return lengthKindOfColumn(column) === 'long' ? 'longer_than_year' : undefined;
};

/**
 * The columns that may be fiscal years of a statement. If none may, for instance in the first report
 * of a company that began within the year, all stand.
 */
export const yearColumns = (columns: readonly HeadedColumn[]): readonly HeadedColumn[] => {
  const years = columns.filter((column) => whyNoYear(column, columns) === undefined);
  return years.length > 0 ? years : columns;
};
