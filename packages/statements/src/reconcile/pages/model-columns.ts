import type { Period, PeriodLength, RawStatement, StatementColumn } from '@fde/contracts';
import { periodLength } from '../../language/dates/periods.js';
import { nameOthers } from '../../periods/name-columns.js';
import { lengthKindOf } from '../../periods/period.js';
import { textOf } from './printed-heading.js';
import { yearsOverColumns } from '../years-over-columns.js';
import type { ColumnOnLines } from './columns-on-lines.js';
import type { ShownLine } from '../shown-page.js';

type Type = RawStatement['statement_type'];
type Ends = Readonly<Record<string, string>>;

/** The length that the lines over a statement state for its columns; undefined if they state two. */
export const statedLength = (above: readonly ShownLine[]): PeriodLength | undefined => {
  const stated = above.flatMap((line) => {
    const length = periodLength(textOf(line));
    return length === undefined ? [] : [{ count: length.count, unit: length.unit }];
  });
  const [first, ...others] = stated;
  return others.every(({ count, unit }) => count === first?.count && unit === first.unit)
    ? first
    : undefined;
};

const periodOf = (type: Type, end: string | undefined, length?: PeriodLength): Period => ({
  kind: type === 'balance_sheet' ? 'instant' : 'duration',
  ...(end === undefined ? {} : { end }),
  ...(type === 'balance_sheet' || length === undefined ? {} : { length }),
});

const REASONS = { part: 'part_of_year', long: 'longer_than_year' } as const;

/** Whether it is a fiscal year, by what is printed of its length. */
const standingOf = (period: Period): Pick<StatementColumn, 'is_fiscal_year' | 'reason'> => {
  const kind = lengthKindOf(period);
  return kind === 'part' || kind === 'long'
    ? { is_fiscal_year: false, reason: REASONS[kind] }
    : { is_fiscal_year: true };
};

/** Columns of a model's answer with the periods that its pages print, by its years. */
export const columnsOfYears = (
  type: Type,
  years: readonly string[],
  ends: Ends,
  length?: PeriodLength,
): StatementColumn[] =>
  years.map((name) => {
    const period = periodOf(type, ends[name], length);
    return { name, period, ...standingOf(period) };
  });

/** Why a column beside the years is none of them: which year is printed over it is all that is known. */
const besideYear = (type: Type, year: string | undefined, position: number) => ({
  period: periodOf(type, undefined),
  is_fiscal_year: false,
  reason: year === undefined ? ('unknown' as const) : ('same_year' as const),
  position,
});

/**
 * The columns of an answer in printed order, and the cells of those beside its years: a company beside
 * its group, a part of the year. The model leaves them out, so that their periods are not known.
 */
export const modelColumns = (
  type: Type,
  known: readonly StatementColumn[],
  found: readonly ColumnOnLines[],
  above: readonly ShownLine[],
): Pick<RawStatement, 'columns' | 'other_columns'> => {
  const over = yearsOverColumns(
    above,
    found.map(({ edge }) => edge),
  );
  const isKnown = (year: string | undefined): boolean => known.some(({ name }) => name === year);
  const beside = found.flatMap((column, at) =>
    column.year === undefined ? [{ cells: column.cells, at }] : [],
  );
  const others = nameOthers(
    beside.map(({ at }) => besideYear(type, isKnown(over[at]) ? over[at] : undefined, at + 1)),
    known.map(({ name }) => name),
  );
  const placed = known.map((column) => {
    const at = found.findIndex(({ year }) => year === column.name);
    return at < 0 ? column : { ...column, position: at + 1 };
  });
  return {
    columns: [...placed, ...others].toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)),
    ...(others.length === 0
      ? {}
      : {
          other_columns: others.map(({ name }, i) => ({ name, cells: beside[i]?.cells ?? [] })),
        }),
  };
};
