import type { Period, PeriodLength, RawStatement, StatementColumn } from '@fde/contracts';

type Dated = Pick<RawStatement, 'statement_type' | 'years' | 'fiscal_year_ends' | 'columns'> &
  Pick<Partial<RawStatement>, 'fiscal_year' | 'period'>;

const ONE_YEAR: PeriodLength = { count: 1, unit: 'years' };

/** The year of a statement that says it is annual; how long others are, nothing states. */
const lengthOf = ({ period, fiscal_year }: Dated, year: string): Pick<Period, 'length'> => {
  const isMain = fiscal_year !== undefined && String(fiscal_year) === year;
  return (period ?? 'annual') === 'annual' && isMain ? { length: ONE_YEAR } : {};
};

const columnOfYear = (raw: Dated, year: string): StatementColumn => {
  const end = raw.fiscal_year_ends[year];
  const ends = end === undefined ? {} : { end };
  const period: Period =
    raw.statement_type === 'balance_sheet'
      ? { kind: 'instant', ...ends }
      : { kind: 'duration', ...ends, ...lengthOf(raw, year) };
  return { name: year, period, is_fiscal_year: true };
};

/**
 * The columns of a statement with their periods, in printed order. A statement without `columns` (a
 * client's, a model's, an earlier release's) has one column for each of its years, with what it
 * says of their ends.
 */
export const columnsOfStatement = (raw: Dated): readonly StatementColumn[] =>
  raw.columns ?? raw.years.map((year) => columnOfYear(raw, year));

/** The period of a fiscal year's column. */
export const periodOfYear = (raw: Dated, year: string): Period | undefined =>
  columnsOfStatement(raw).find(({ name, is_fiscal_year }) => is_fiscal_year && name === year)
    ?.period;

/** A statement's columns after a change; nothing for one that lists none. */
export const withColumns = (
  { columns }: Pick<RawStatement, 'columns'>,
  change: (columns: readonly StatementColumn[]) => StatementColumn[],
): Pick<RawStatement, 'columns'> => (columns === undefined ? {} : { columns: change(columns) });

/** Columns whose fiscal years have other names. */
export const renameColumns = (
  columns: readonly StatementColumn[],
  to: (year: string) => string,
): StatementColumn[] =>
  columns.map((column) => (isYear(column) ? { ...column, name: to(column.name) } : column));

/** Columns with the ends of their fiscal years, by the names of these. */
export const endColumns = (
  columns: readonly StatementColumn[],
  ends: Readonly<Record<string, string>>,
): StatementColumn[] =>
  columns.map((column) => {
    const end = ends[column.name];
    return end === undefined ? column : { ...column, period: { ...column.period, end } };
  });

/** Fiscal years, and the years of statements on parts of them, are named by a number of four digits. */
const isYear = ({ name }: StatementColumn): boolean => /^\d{4}$/.test(name);
