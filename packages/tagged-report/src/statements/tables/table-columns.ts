import type { Period } from '../../inline/model.js';
import { endOf, isOfRestatement } from '../primary-context.js';
import type { NumberCell, NumberTable } from '../number-cell.js';

/** A column of a statement: where its numbers end in the grid, and what they cover. */
export interface GridColumn {
  readonly column: number;
  readonly end: string;
  readonly period: Period;
}

export interface TableColumns {
  readonly columns: readonly GridColumn[];
  /**
   * Grid columns that do not hold the years' own numbers, and what they hold: segments, numbers before a restatement,
   * indented rows.
   */
  readonly others: ReadonlyMap<number, string>;
}

const mostFrequent = (values: readonly string[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
};

const byColumn = (numbers: readonly NumberCell[]): Map<number, NumberCell[]> => {
  const columns = new Map<number, NumberCell[]>();
  for (const cell of numbers)
    columns.set(cell.endColumn, [...(columns.get(cell.endColumn) ?? []), cell]);
  return columns;
};

/** A column beside the group's has numbers in the group's rows; an inner column has rows of its own. */
const standsBeside = (cells: readonly NumberCell[], numbers: readonly NumberCell[]): boolean => {
  const shared = cells.filter(({ row, endColumn, context }) =>
    numbers.some(
      (other) =>
        other.row === row &&
        other.endColumn !== endColumn &&
        other.isPrimary &&
        endOf(other.context.period) === endOf(context.period),
    ),
  );
  return 2 * shared.length > cells.length;
};

const whyNone = (cells: readonly NumberCell[], numbers: readonly NumberCell[]): string => {
  if (cells.every(({ context }) => isOfRestatement(context))) return 'numbers of a restatement';
  if (standsBeside(cells, numbers)) return 'a part of the group';
  return 'rows of their own';
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

/** Where most numbers of a table are, column by column, and the year of each column. */
export const tableColumns = (
  { numbers }: NumberTable,
  fits: (period: Period) => boolean,
): TableColumns => {
  const columns: GridColumn[] = [];
  const others = new Map<number, string>();
  for (const [column, cells] of byColumn(numbers)) {
    const own = cells.filter((cell) => cell.isPrimary && fits(cell.context.period));
    const end = mostFrequent(own.map(({ context }) => endOf(context.period)));
    if (end === undefined) others.set(column, whyNone(cells, numbers));
    else columns.push({ column, end, period: periodWith(end, own) });
  }
  const restated = onlyRestated(numbers, columns, fits);
  for (const { column } of restated) others.delete(column);
  columns.push(...restated);
  return { columns: columns.toSorted((a, b) => a.column - b.column), others };
};
