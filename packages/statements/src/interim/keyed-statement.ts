import type { RawLineItem, RawStatement, StatementColumn } from '@fde/contracts';
import type { RankedInput } from '../compile/input/ranked-input.js';
import type { OddPeriod } from '../compile/regimes/periods.js';
import { columnsOfStatement } from '../periods/statement-columns.js';
import { lengthKindOf } from '../periods/period.js';
import { dayAfter, keyOf, windowOfPeriod, type FlowWindow } from './period-window.js';

/** A column of a statement, and the period that it covers. */
export interface KeyedColumn {
  readonly name: string;
  /** Of a balance, its day. */
  readonly end: string;
  /** Of flows; absent for a balance. */
  readonly window?: FlowWindow;
  /** The first day of its window is printed, not counted back from the last. */
  readonly hasStart?: boolean;
}

const isInterim = ({ period }: RawStatement): boolean => period === 'interim';

const DAYS_BACK = 364;

/** The year that an annual report closes on a day, where it says nothing of its length. */
const wholeYear = (end: string): FlowWindow => ({
  key: keyOf(end, 12),
  start: dayAfter(end, -DAYS_BACK),
  end,
  months: 12,
});

const flowOf = (
  raw: RawStatement,
  { period }: StatementColumn,
  odd: ReadonlyMap<string, OddPeriod>,
): FlowWindow | undefined => {
  const { end } = period;
  if (end === undefined) return undefined;
  if (lengthKindOf(period) !== 'unknown') return windowOfPeriod(period);
  return isInterim(raw) || odd.has(end) ? undefined : wholeYear(end);
};

/** The ends that a statement states beside its columns: mended ones, and those of statements without columns. */
const withEnd = (raw: RawStatement, column: StatementColumn): StatementColumn => {
  const end = raw.fiscal_year_ends[column.name] ?? column.period.end;
  return end === undefined ? column : { ...column, period: { ...column.period, end } };
};

/**
 * The columns of a statement that stand in a series of periods, each period once: the first of two
 * columns of one period is the one that the statement itself shows. Columns whose cells are not
 * among the values, and those of an unknown or odd length, are left out.
 */
export const keyedColumns = (
  { raw }: RankedInput,
  odd: ReadonlyMap<string, OddPeriod>,
): readonly KeyedColumn[] => {
  const columns = columnsOfStatement(raw)
    .filter(({ name }) => raw.years.includes(name))
    .map((column) => withEnd(raw, column));
  return columns.flatMap((column): KeyedColumn[] => {
    const { end } = column.period;
    if (raw.statement_type === 'balance_sheet')
      return end === undefined ? [] : [{ name: column.name, end }];
    const window = flowOf(raw, column, odd);
    const hasStart = column.period.start !== undefined;
    return window === undefined ? [] : [{ name: column.name, end: window.end, window, hasStart }];
  });
};

const renamed = <T>(
  cells: Readonly<Record<string, T>> | undefined,
  keys: ReadonlyMap<string, string>,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(cells ?? {}).flatMap(([name, cell]) => {
      const key = keys.get(name);
      return key === undefined ? [] : [[key, cell] as const];
    }),
  );

const renamedItem = (item: RawLineItem, keys: ReadonlyMap<string, string>): RawLineItem => ({
  ...item,
  values: renamed(item.values, keys),
  ...(item.sources === undefined ? {} : { sources: renamed(item.sources, keys) }),
});

/**
 * A statement whose columns are named by their periods, as compiling takes the years of annual ones;
 * `keys` are the names of periods by the statement's own names, in the order of time.
 */
export const keyedStatement = (
  one: RankedInput,
  keys: ReadonlyMap<string, { readonly key: string; readonly end: string }>,
): RankedInput => {
  const { columns: _columns, other_columns: _others, period: _period, ...raw } = one.raw;
  const names = new Map([...keys].map(([name, { key }]) => [name, key]));
  const ends = [...keys.values()].map(({ key, end }) => [key, end] as const);
  return {
    ...one,
    raw: {
      ...raw,
      years: [...names.values()],
      fiscal_year_ends: Object.fromEntries(ends),
      line_items: raw.line_items.map((item) => renamedItem(item, names)),
    },
  };
};
