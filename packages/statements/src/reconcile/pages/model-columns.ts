import type { Period, PeriodLength, RawStatement, StatementColumn } from '@fde/contracts';
import { periodLength } from '../../language/dates/periods.js';
import { nameOthers } from '../../periods/name-columns.js';
import { lengthKindOf } from '../../periods/period.js';
import { textOf } from './printed-heading.js';
import type { ShownLine } from './shown-page.js';

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

/** All columns of an answer: those without a printed year have no period. */
export const modelColumns = (
  type: Type,
  years: readonly (string | undefined)[],
  ends: Ends,
  length?: PeriodLength,
): StatementColumn[] => {
  const known = years.filter((year) => year !== undefined);
  const placed = columnsOfYears(type, known, ends, length).map((column) => ({
    ...column,
    position: years.indexOf(column.name) + 1,
  }));
  const others = years.flatMap((year, at) =>
    year === undefined
      ? [
          {
            period: periodOf(type, undefined),
            is_fiscal_year: false,
            reason: 'unknown' as const,
            position: at + 1,
          },
        ]
      : [],
  );
  return [...placed, ...nameOthers(others, known)].toSorted(
    (a, b) => (a.position ?? 0) - (b.position ?? 0),
  );
};
