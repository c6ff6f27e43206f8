import type {
  CompiledData,
  Frequency,
  PeriodColumn,
  PeriodLineItem,
  PeriodSeries,
} from '@fde/contracts';
import { compileStatements } from '../compile/compile-company.js';
import type { CompileInput } from '../compile/input/compile-input.js';
import { withConcepts } from '../standard/with-concepts.js';
import { checkDerived, checkSums } from './check-periods.js';
import {
  deriveByFirst,
  printedCell,
  type PeriodCell,
  type PeriodContext,
  type PeriodRow,
} from './derive-cell.js';
import { quarterOf, type YearEnd } from './fiscal-calendar.js';
import { flowPlaces, type FlowPlace } from './flow-places.js';
import { compilePeriodTables, type PeriodOptions, type PeriodTable } from './period-table.js';
import { publishedIn } from './restated-between.js';
import { rowKinds } from './row-kind.js';
import { isOfFrequency, seriesColumns, yearEndsOfParts, type Place } from './series-columns.js';

/** An interim report of which nothing stands in a series. */
export interface UnplacedReport {
  readonly documentId: number;
  /** No column covers a part of the year that a series has; or its numbers are in another currency or scale. */
  readonly why: 'no_period' | 'set_apart';
}

export interface CompiledPeriods {
  readonly series: PeriodSeries[];
  readonly unplaced: readonly UnplacedReport[];
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const rowsOf = (data: CompiledData): PeriodRow[] => {
  const kinds = rowKinds(data);
  const rowOf = (kind: 'opening' | 'closing') => data.line_items[kinds.indexOf(kind)];
  return data.line_items.map((item, at) => ({
    item,
    kind: kinds[at] ?? 'flow',
    opening: rowOf('opening'),
    closing: rowOf('closing'),
  }));
};

const lineItemOf = (
  { item }: PeriodRow,
  cells: readonly (readonly [name: string, cell: PeriodCell])[],
): PeriodLineItem => {
  const { name, section, unit, is_total, indentation_level, concept } = item;
  const values: Record<string, number> = {};
  const sources: Mutable<PeriodLineItem['sources']> = {};
  const absent: Mutable<PeriodLineItem['absent']> = {};
  for (const [column, cell] of cells) {
    if (cell === undefined) continue;
    if ('absent' in cell) absent[column] = cell.absent;
    else {
      values[column] = cell.value;
      sources[column] = cell.source;
    }
  }
  const named = concept === undefined ? {} : { concept };
  return { name, section, unit, is_total, indentation_level, ...named, values, sources, absent };
};

interface Columns<P extends Place> {
  readonly placed: readonly { readonly column: PeriodColumn; readonly place: P }[];
  readonly cell: (row: PeriodRow, place: P) => PeriodCell;
}

/** Rows that have a number or a reason in some column. */
const itemsOf = <P extends Place>(
  rows: readonly PeriodRow[],
  { placed, cell }: Columns<P>,
): { rows: PeriodRow[]; items: PeriodLineItem[] } => {
  const built = rows.map((row) => ({
    row,
    item: lineItemOf(
      row,
      placed.map(({ column, place }) => [column.name, cell(row, place)] as const),
    ),
  }));
  const shown = built.filter(({ item }) => Object.keys(item.values).length > 0);
  return { rows: shown.map(({ row }) => row), items: shown.map(({ item }) => item) };
};

type Head = Pick<
  PeriodSeries,
  'statement_type' | 'frequency' | 'company_name' | 'currency' | 'scale' | 'left_out'
>;

const headOf = ({ type, data, leftOut }: PeriodTable, frequency: Frequency): Head => ({
  statement_type: type,
  frequency,
  company_name: data.company_name,
  currency: data.currency,
  scale: data.scale,
  left_out: leftOut,
});

const flowCell = (row: PeriodRow, place: FlowPlace, context: PeriodContext): PeriodCell =>
  place.recipes.length === 0
    ? printedCell(row.item, place.window.key)
    : deriveByFirst(row, place.recipes, context);

const contextOf = (data: CompiledData): PeriodContext => {
  const rows = data.line_items;
  const closing = rowKinds(data).lastIndexOf('closing');
  const addends = closing < 0 ? rows : rows.slice(0, closing);
  return { published: publishedIn(data), rows, addends };
};

const flowSeries = (
  table: PeriodTable,
  frequency: Frequency,
  yearEnds: readonly YearEnd[],
): PeriodSeries => {
  const context = contextOf(table.data);
  const places = flowPlaces(frequency, table.windows).filter(({ end }) =>
    isOfFrequency(frequency, quarterOf(end, yearEnds)),
  );
  const placed = seriesColumns(frequency, places, yearEnds, ({ recipes }) => recipes.length === 0);
  const { rows, items } = itemsOf(rowsOf(table.data), {
    placed,
    cell: (row, place) => flowCell(row, place, context),
  });
  const columns = placed.map(({ column }) => column);
  const sums = frequency === 'quarter' ? checkSums(rows, items, table.windows, columns) : [];
  return {
    ...headOf(table, frequency),
    columns,
    checks: [...sums, ...checkDerived(table.type, items, columns)],
    line_items: items,
  };
};

const balanceSeries = (
  table: PeriodTable,
  frequency: Frequency,
  yearEnds: readonly YearEnd[],
): PeriodSeries => {
  const places = table.data.years
    .map((end) => ({ end }))
    .filter(({ end }) => isOfFrequency(frequency, quarterOf(end, yearEnds)));
  const placed = seriesColumns(frequency, places, yearEnds, () => true);
  const { items } = itemsOf(rowsOf(table.data), {
    placed,
    cell: ({ item }, { end }) => printedCell(item, end),
  });
  return {
    ...headOf(table, frequency),
    columns: placed.map(({ column }) => column),
    checks: [],
    line_items: items,
  };
};

/** The yearly series itself, in the form of the others: by its digits nothing else. */
const yearSeries = (data: CompiledData): PeriodSeries => {
  const isBalance = data.statement_type === 'balance_sheet';
  const columns = data.years.map((year): PeriodColumn => ({
    name: year,
    start: null,
    end: data.fiscal_year_ends?.[year] ?? '',
    months: isBalance ? null : 12,
    fiscal_year: Number.parseInt(year, 10),
    quarter: 4,
    printed: true,
  }));
  return {
    statement_type: data.statement_type,
    frequency: 'year',
    company_name: data.company_name,
    currency: data.currency,
    scale: data.scale,
    left_out: [],
    columns,
    checks: [],
    line_items: data.line_items.map((item) =>
      lineItemOf(
        { item, kind: 'flow', opening: undefined, closing: undefined },
        data.years.map((year) => [year, printedCell(item, year)] as const),
      ),
    ),
  };
};

const isInterimRaw = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'period' in raw && raw.period === 'interim';

const yearlySeries = (
  inputs: readonly CompileInput<unknown>[],
  options: PeriodOptions,
): PeriodSeries[] =>
  compileStatements(
    inputs.filter(({ raw }) => !isInterimRaw(raw)),
    options,
  ).map((data) => yearSeries(withConcepts(data)));

/** Interim reports of which no column stands in the series. */
const unplacedOf = (
  inputs: readonly CompileInput<unknown>[],
  tables: readonly PeriodTable[],
): UnplacedReport[] => {
  const placed = new Set(
    tables.flatMap(({ data }) => data.reports?.map(({ document_id: id }) => id) ?? []),
  );
  const apart = new Set(tables.flatMap(({ leftOut }) => leftOut));
  const interim = inputs.filter(({ raw }) => isInterimRaw(raw)).map(({ documentId: id }) => id);
  return [...new Set(interim)]
    .filter((id) => !placed.has(id))
    .map((id) => ({ documentId: id, why: apart.has(id) ? 'set_apart' : 'no_period' }));
};

/**
 * The statements of ONE company at a frequency, from its annual and interim reports: one series per
 * statement type, and which interim reports are in none. `year` is the yearly series of its annual reports, to the digit. Elsewhere a column
 * that a report prints is shown as printed; other columns are derived by differences and sums of printed
 * ones, every cell with its parts, and no cell across a restatement. Balances are those of the days.
 * Throws RawStatementError if nothing readable is left.
 */
export const placePeriods = (
  inputs: readonly CompileInput<unknown>[],
  frequency: Frequency,
  options: PeriodOptions = {},
): CompiledPeriods => {
  if (frequency === 'year') return { series: yearlySeries(inputs, options), unplaced: [] };
  const { tables, yearEnds } = compilePeriodTables(inputs, options);
  const ends =
    yearEnds.length > 0 ? yearEnds : yearEndsOfParts(tables.flatMap(({ windows }) => windows));
  const series = tables.map((found) => {
    const table = { ...found, data: withConcepts(found.data) };
    return table.type === 'balance_sheet'
      ? balanceSeries(table, frequency, ends)
      : flowSeries(table, frequency, ends);
  });
  return { series, unplaced: unplacedOf(inputs, tables) };
};

/** The same, of the series alone. */
export const compilePeriods = (
  inputs: readonly CompileInput<unknown>[],
  frequency: Frequency,
  options: PeriodOptions = {},
): PeriodSeries[] => placePeriods(inputs, frequency, options).series;
