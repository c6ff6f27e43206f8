import type {
  NoFiscalYear,
  OtherColumn,
  Period,
  RawLineItem,
  RawStatement,
  ReportingPeriod,
  StatementColumn,
} from '@fde/contracts';

import type { Decision } from '../evidence/decision.js';
import { fiscalYearOf, isoDate } from '../language/dates/dates.js';
import { fold } from '../language/index.js';
import { monthRange } from '../language/dates/month-range.js';
import { lengthsInTitle } from '../language/dates/periods.js';
import { currencyIn } from '../language/money/money.js';
import { nameOthers } from '../periods/name-columns.js';
import { lengthKindOf, onSameDayOfYear, startOf } from '../periods/period.js';
import type { Cell } from '../rows/cell.js';
import type { PlacedEntry } from '../rows/sections.js';
import type { ColumnHead } from '../table/column-head.js';
import type { NumberColumn } from '../table/columns.js';
import type { HeadedColumn } from '../table/headed-columns.js';
import { isPart, isSide } from '../table/header-words.js';
import type { Table } from '../table/table.js';
import { isConverted, lengthKindOfColumn, whyNoYear } from '../table/year-columns.js';
import type { Reading } from './reading.js';

type StatementType = RawStatement['statement_type'];

/** What a reading says of its columns. */
interface ColumnsRead {
  readonly type: StatementType;
  readonly reading: Reading;
  readonly placed: readonly PlacedEntry[];
  /** The placed rows as line items, in the same order; those without a year's number are left out later. */
  readonly all: readonly RawLineItem[];
  readonly years: readonly string[];
  readonly ends: Readonly<Record<string, string>>;
  readonly period: Decision<ReportingPeriod>;
}

const kindOf = (type: StatementType): Period['kind'] =>
  type === 'balance_sheet' ? 'instant' : 'duration';

/** Whether words, not only habit, say that a statement covers a year. */
const saysYear = ({ value, evidence }: Decision<ReportingPeriod>): boolean =>
  value === 'annual' &&
  evidence.some(({ source, says }) => says === 'annual' && source !== 'nothing says otherwise');

const ONE_YEAR = { count: 1, unit: 'years' } as const;

const withStart = (period: Period): Period => {
  const start = period.length?.unit === 'days' ? startOf(period) : undefined;
  return start === undefined ? period : { ...period, start };
};

const periodOf = (
  { type, period }: Pick<ColumnsRead, 'type' | 'period'>,
  length: Period['length'],
  end: string | undefined,
): Period => {
  const kind = kindOf(type);
  const ends = end === undefined ? {} : { end };
  if (kind === 'instant') return { kind, ...ends };
  const long = length ?? (saysYear(period) ? ONE_YEAR : undefined);
  return withStart({ kind, ...ends, ...(long === undefined ? {} : { length: long }) });
};

const headOf = ({ words }: Pick<ColumnHead, 'words'>): Pick<StatementColumn, 'head'> =>
  words === '' ? {} : { head: words };

const aspectsOf = (
  { basis: ownBasis, scope }: ColumnHead,
  basis = ownBasis,
): Pick<StatementColumn, 'basis' | 'scope'> => ({
  ...(basis === undefined ? {} : { basis }),
  ...(scope === undefined ? {} : { scope }),
});

/** Why a column that `values` holds is no full year; only statements on other periods have such. */
const reasonOf = (period: Period): Pick<StatementColumn, 'is_fiscal_year' | 'reason'> => {
  const kind = lengthKindOf(period);
  if (kind === 'part') return { is_fiscal_year: false, reason: 'part_of_year' };
  if (kind === 'long') return { is_fiscal_year: false, reason: 'longer_than_year' };
  return { is_fiscal_year: true };
};

/** How many columns left of one are headed by its year: of which of several groups of the same years it is. */
const groupOf = (index: number, { headed }: Table): number => {
  const year = headed.find((own) => own.index === index)?.date.year;
  return headed.filter((own) => own.index < index && own.date.year === year).length;
};

/**
 * The length that one line gives to the columns of a part of a year, where no head states any: "Three Months Ended
 * September 30," left of the years, a title, or "For Three Months Ended   For Six Months Ended" over two groups of the
 * same years. Columns that end on other days of the year are of other lengths.
 */
const lengthFromLine = (
  index: number,
  { reading: { table }, years, ends, period }: ColumnsRead,
): Period['length'] => {
  const isStated = table.headed.some(({ length }) => length !== undefined);
  const [first = '', ...others] = years.map((year) => ends[year] ?? '');
  if (period.value !== 'interim' || isStated) return undefined;
  if (!others.every((end) => onSameDayOfYear(first, end))) return undefined;
  const said = period.evidence.find(({ source, says }) => source === 'title' && says === 'interim');
  const lengths = said?.text === undefined ? [] : lengthsInTitle(said.text);
  const groups = Math.max(0, ...table.headed.map((own) => groupOf(own.index, table))) + 1;
  return lengths.length === groups ? lengths[groupOf(index, table)] : undefined;
};

const yearColumn = (read: ColumnsRead, column: HeadedColumn, name: string): StatementColumn => {
  const { heads } = read.reading.table;
  const head = heads[column.index] ?? { words: '' };
  const period = periodOf(
    read,
    column.length ?? lengthFromLine(column.index, read),
    read.ends[name],
  );
  return {
    name,
    period,
    ...reasonOf(period),
    ...aspectsOf(head),
    ...headOf(head),
    position: column.index + 1,
  };
};

/** Scopes that no statement of the group has beside its own columns. */
const OTHER_SCOPES: readonly ColumnHead['scope'][] = ['company', 'segment', 'predecessor'];

/** Why a column is no year of the statement although numbers stand in it. */
const whyOther = (
  head: ColumnHead,
  column: NumberColumn,
  headed: HeadedColumn | undefined,
  { headed: all, gross, differences, columns }: Table,
): NoFiscalYear => {
  const at = columns.indexOf(column);
  if (gross.has(at)) return 'other_basis';
  if (differences.has(at)) return 'change';
  const words = fold(head.words);
  const stated = headed === undefined ? undefined : whyNoYear(headed, all);
  if (stated !== undefined) return stated;
  if (head.basis === 'pro_forma' || head.basis === 'budget' || head.basis === 'converted')
    return 'other_basis';
  const kind = head.length && lengthKindOf({ kind: 'duration', length: head.length });
  if (kind === 'part') return 'part_of_year';
  if (kind === 'long') return 'longer_than_year';
  if (isSide(words, column)) return 'change';
  if (isPart(words)) return 'other_scope';
  const isOthers = OTHER_SCOPES.includes(head.scope);
  return isOthers ? 'other_scope' : headed === undefined ? 'unknown' : 'same_year';
};

/** A whole year beside parts of years closes on another day than these do, though it has their year's name. */
const endsWithYears = (headed: HeadedColumn, { set }: Reading): boolean =>
  lengthKindOfColumn(headed) !== 'year' ||
  set.columns.every((year) => lengthKindOfColumn(year) !== 'part');

/** The last day of a column whose head names a date, or a year that ends as the statement's does. */
const endOf = (
  headed: HeadedColumn | undefined,
  { ends, reading }: ColumnsRead,
): string | undefined => {
  if (headed === undefined) return undefined;
  const { date, words } = headed;
  if (date.month !== undefined) return isoDate(date);
  const range = monthRange(words);
  if (range !== undefined) return isoDate({ month: range.last, year: date.year });
  return endsWithYears(headed, reading) ? ends[String(fiscalYearOf(date))] : undefined;
};

type Described = Omit<StatementColumn, 'name'>;

const describeOther = (read: ColumnsRead, index: number): Described | undefined => {
  const { table } = read.reading;
  const [column, head] = [table.columns[index], table.heads[index]];
  if (column === undefined || head === undefined) return undefined;
  const headed = table.headed.find((own) => own.index === index);
  const reason = whyOther(head, column, headed, table);
  const basis =
    headed !== undefined && isConverted(headed, table.headed) ? 'converted' : head.basis;
  const currency = basis === 'converted' ? currencyIn(fold(head.words)) : undefined;
  const { type } = read;
  const ends = endOf(headed, read);
  const stated = head.length ?? (headed === undefined ? undefined : lengthFromLine(index, read));
  const length = stated === undefined || type === 'balance_sheet' ? {} : { length: stated };
  return {
    period: withStart({
      kind: kindOf(type),
      ...(ends === undefined ? {} : { end: ends }),
      ...length,
    }),
    is_fiscal_year: false,
    reason,
    ...aspectsOf(head, basis),
    ...(currency === undefined ? {} : { currency }),
    ...headOf(head),
    position: index + 1,
  };
};

/** A number beside the years, with its row. */
interface OtherCell {
  readonly at: number;
  readonly entry: PlacedEntry;
  /** Its index among the rows that have a year's number. */
  readonly row: number | undefined;
  readonly cell: Cell;
}

const otherCells = ({ placed, all }: ColumnsRead): OtherCell[] => {
  let rows = 0;
  return placed.flatMap((entry, i) => {
    const isRow = Object.keys(all[i]?.values ?? {}).length > 0;
    const row = isRow ? rows++ : undefined;
    return [...(entry.others ?? [])].map(([at, cell]) => ({ at, entry, row, cell }));
  });
};

const toCell = ({ entry, row, cell }: OtherCell): OtherColumn['cells'][number] => ({
  name: entry.label,
  ...(row === undefined ? {} : { row }),
  value: cell.value,
  source: {
    page: cell.page ?? entry.page,
    bbox: cell.bbox.map((n) => Number(n.toFixed(2))),
    ...(cell.doubt === undefined ? {} : { doubt: cell.doubt }),
  },
});

/**
 * Every printed column of numbers with its period, in printed order, and the cells of those that are
 * not the statement's years: nothing that stands in a column is lost.
 */
export const printedColumns = (
  read: ColumnsRead,
): Pick<RawStatement, 'columns' | 'other_columns'> => {
  const { reading, years } = read;
  const own = reading.set.columns.flatMap((column, i) => {
    const name = reading.years[i];
    return name === undefined || !years.includes(name) || column.index < 0
      ? []
      : [yearColumn(read, column, name)];
  });
  const cells = otherCells(read);
  const beside = [...new Set(cells.map(({ at }) => at))].toSorted((a, b) => a - b);
  const described = beside.flatMap((at) => describeOther(read, at) ?? []);
  const others = nameOthers(described, years);
  return {
    columns: [...own, ...others].toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)),
    ...(others.length === 0
      ? {}
      : {
          other_columns: others.map(({ name, position }) => ({
            name,
            cells: cells.filter(({ at }) => at + 1 === position).map(toCell),
          })),
        }),
  };
};
