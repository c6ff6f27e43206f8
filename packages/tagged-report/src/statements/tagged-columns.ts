import type {
  CellSource,
  OtherColumn,
  Period,
  RawLineItem,
  RawStatement,
  StatementColumn,
} from '@fde/contracts';
import { lengthKindOf, mostInDoubt, nameOthers } from '@fde/statements';
import { currencyOf, sourceOf, type ItemContext } from './line-items.js';
import type { TablesRead } from './tables-read.js';
import type { BesideColumn } from './tables/beside-columns.js';
import type { RowValue, StatementRow } from './tables/table-rows.js';

/** The period that tags give each column, by its end; a column without a time shows a day. */
const periodsOf = ({ tables, ends }: TablesRead): ReadonlyMap<string, Period> => {
  const columns = tables.flatMap(({ columns: { columns } }) => columns);
  return new Map(
    ends.map((end) => {
      const period = columns.find((column) => column.end === end)?.period;
      return [end, period?.kind === 'duration' ? period : { kind: 'instant', end }];
    }),
  );
};

const yearColumn = (name: string, period: Period): StatementColumn => {
  const kind = lengthKindOf(period);
  if (kind === 'part' || kind === 'long') {
    const reason = kind === 'part' ? ('part_of_year' as const) : ('longer_than_year' as const);
    return { name, period, is_fiscal_year: false, reason };
  }
  return { name, period, is_fiscal_year: true };
};

/** A column that is no year: what it covers, and its number in a row. */
interface Beside {
  readonly column: Omit<StatementColumn, 'name'>;
  readonly valueIn: (row: StatementRow) => RowValue | undefined;
}

/** What the columns of a statement are made of. */
export interface ColumnsRead {
  readonly read: TablesRead;
  /** The rows of the line items, in their order. */
  readonly lines: readonly StatementRow[];
  readonly items: readonly RawLineItem[];
  /** Names of the years by their ends. */
  readonly names: ReadonlyMap<string, string>;
  readonly context: Pick<ItemContext, 'contradicted' | 'differing' | 'units'>;
  /** Of the statement. */
  readonly currency: string;
}

/** A second column of one year in another currency is a translation for convenience. */
const inOwnCurrency = (
  { column, unitRef }: BesideColumn,
  { context, currency }: ColumnsRead,
): Beside['column'] => {
  const unit = context.units.get(unitRef);
  const own = unit === undefined ? undefined : currencyOf(unit);
  if (column.reason !== 'same_year' || own === undefined || own === currency) return column;
  return { ...column, reason: 'other_basis', basis: 'converted', currency: own };
};

/** Columns that the tables print beside the years, in the order of the tables. */
const printedBeside = (whole: ColumnsRead): Beside[] => {
  const printed = whole.read.tables.flatMap(({ columns: { others } }) => [...others.values()]);
  const columns = new Map(printed.map((one) => [one.key, one] as const));
  return [...columns].map(([key, one]) => ({
    column: inOwnCurrency(one, whole),
    valueIn: ({ beside }) => beside.get(key),
  }));
};

/** Columns of ends for which no name of a year is left. */
const withoutName = (
  periods: ReadonlyMap<string, Period>,
  names: ReadonlyMap<string, string>,
): Beside[] =>
  [...periods]
    .filter(([end]) => !names.has(end))
    .map(([end, period]) => ({
      column: { period, is_fiscal_year: false, reason: 'same_year' },
      valueIn: ({ values }) => values.get(end),
    }));

/** No proof lowers what is doubted beside the years: the doubt itself says how sure it is at most. */
const inDoubt = (source: CellSource): CellSource =>
  source.doubt === undefined ? source : { ...source, confidence: mostInDoubt(source.doubt) };

const cellsOf = (
  { valueIn }: Beside,
  { read, lines, items, context }: ColumnsRead,
): OtherColumn['cells'] =>
  read.rows.flatMap((printed) => {
    const value = valueIn(printed);
    if (value === undefined) return [];
    const at = lines.indexOf(printed);
    const name = items[at]?.name ?? printed.label;
    const source = inDoubt(sourceOf(printed, value, context));
    return [{ name, ...(at < 0 ? {} : { row: at }), value: value.printed, source }];
  });

/**
 * The columns of a tagged statement with the periods of their tags; those that are no years keep their cells apart.
 */
export const taggedColumns = (
  whole: ColumnsRead,
): Pick<RawStatement, 'columns' | 'other_columns'> => {
  const { read, names } = whole;
  const periods = periodsOf(read);
  const own = [...periods].flatMap(([end, period]) => {
    const name = names.get(end);
    return name === undefined ? [] : [yearColumn(name, period)];
  });
  const beside = [...withoutName(periods, names), ...printedBeside(whole)];
  const columns = nameOthers(
    beside.map(({ column }) => column),
    [...names.values()],
  );
  const cells = beside.map((column) => cellsOf(column, whole));
  const others = columns.map(({ name }, at) => ({ name, cells: cells[at] ?? [] }));
  return {
    columns: [...own, ...columns],
    ...(others.length === 0 ? {} : { other_columns: others }),
  };
};
