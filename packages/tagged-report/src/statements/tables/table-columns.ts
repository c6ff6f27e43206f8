import type { Period } from '../../model.js';
import type { NumberCell, NumberTable } from '../number-cell.js';
import { endOf, isOfRestatement } from '../primary-context.js';
import { besideColumn, type BesideColumn } from './beside-columns.js';
import { mostFrequent } from './most-frequent.js';

/** A column of a statement: where its numbers end in the grid, and what they cover. */
export interface GridColumn {
  readonly column: number;
  readonly end: string;
  readonly period: Period;
}

export interface TableColumns {
  readonly columns: readonly GridColumn[];
  /** Grid columns beside those of the years: quarters, segments, numbers before a restatement, another currency. */
  readonly others: ReadonlyMap<number, BesideColumn>;
}

const byColumn = (numbers: readonly NumberCell[]): Map<number, NumberCell[]> => {
  const columns = new Map<number, NumberCell[]>();
  for (const cell of numbers)
    columns.set(cell.endColumn, [...(columns.get(cell.endColumn) ?? []), cell]);
  return columns;
};

/** The period of most cells with an end: their tags say how long it is. */
const periodWith = (end: string, cells: readonly NumberCell[]): Period => {
  const periods = cells
    .map(({ context }) => context.period)
    .filter((period) => endOf(period) === end);
  const nameOf = (period: Period): string => JSON.stringify(period);
  const most = mostFrequent(periods.map(nameOf));
  return periods.find((period) => nameOf(period) === most) ?? { kind: 'instant', end };
};

/** The columns of a year that is printed only as restated, with a member that says so. */
const onlyRestated = (
  numbers: readonly NumberCell[],
  columns: readonly GridColumn[],
  fits: (period: Period) => boolean,
): GridColumn[] => {
  const own = numbers.filter(
    ({ context, endColumn }) =>
      isOfRestatement(context) &&
      fits(context.period) &&
      !columns.some(({ column, end }) => column === endColumn || end === endOf(context.period)),
  );
  return [...byColumn(own)].flatMap(([column, cells]) => {
    const end = mostFrequent(cells.map(({ context }) => endOf(context.period)));
    return end === undefined ? [] : [{ column, end, period: periodWith(end, cells) }];
  });
};

/** Rows in which two columns both have a number of the group. */
const sharedRows = (a: readonly NumberCell[], b: readonly NumberCell[]): number => {
  const rows = new Set(a.map(({ row }) => row));
  return b.filter(({ row }) => rows.has(row)).length;
};

/** The unit of most numbers of a column. */
const unitOf = (cells: readonly NumberCell[]): string | undefined =>
  mostFrequent(cells.map(({ fact }) => fact.unitRef ?? ''));

/** On a day, a column without any number in the unit of the table counts shares beside their value. */
const onlyCounts = (
  { period }: GridColumn,
  cells: readonly NumberCell[],
  unit: string | undefined,
): boolean => period.kind === 'instant' && cells.every(({ fact }) => fact.unitRef !== unit);

/**
 * Of two columns with one end that have numbers in the same rows, one stands for the year: the one in the unit of most
 * numbers, then the fuller one, then the first. An inner column, which only sets rows in, has rows of its own.
 */
const rivalsOf = (
  columns: readonly GridColumn[],
  cellsIn: ReadonlyMap<number, readonly NumberCell[]>,
  unit: string | undefined,
): GridColumn[] => {
  const cellsOf = ({ column }: GridColumn): readonly NumberCell[] => cellsIn.get(column) ?? [];
  const ranked = columns.toSorted(
    (a, b) =>
      Number(unitOf(cellsOf(b)) === unit) - Number(unitOf(cellsOf(a)) === unit) ||
      cellsOf(b).length - cellsOf(a).length ||
      a.column - b.column,
  );
  return ranked.filter((own, at) =>
    ranked
      .slice(0, at)
      .some(
        (other) =>
          other.end === own.end &&
          (2 * sharedRows(cellsOf(other), cellsOf(own)) > cellsOf(own).length ||
            onlyCounts(own, cellsOf(own), unit)),
      ),
  );
};

/** Where most numbers of a table are, column by column, and the year of each column. */
export const tableColumns = (
  { numbers }: NumberTable,
  fits: (period: Period) => boolean,
): TableColumns => {
  const columns: GridColumn[] = [];
  const cellsIn = byColumn(numbers);
  const withoutYear: number[] = [];
  for (const [column, cells] of cellsIn) {
    const own = cells.filter((cell) => cell.isPrimary && fits(cell.context.period));
    const end = mostFrequent(own.map(({ context }) => endOf(context.period)));
    if (end === undefined) withoutYear.push(column);
    else columns.push({ column, end, period: periodWith(end, own) });
  }
  columns.push(...onlyRestated(numbers, columns, fits));
  const rivals = rivalsOf(columns, cellsIn, unitOf(numbers));
  const years = columns.filter((column) => !rivals.includes(column));
  const rest = [...withoutYear, ...rivals.map(({ column }) => column)].filter(
    (column) => !years.some((year) => year.column === column),
  );
  const others = new Map(
    rest.flatMap((column) => {
      const beside = besideColumn(cellsIn.get(column) ?? [], numbers);
      return beside === undefined ? [] : [[column, beside] as const];
    }),
  );
  return { columns: years.toSorted((a, b) => a.column - b.column), others };
};
