import type { OtherColumn, RawLineItem, RawStatement } from '@fde/contracts';
import { placeOnPage } from '../evidence/place-on-page.js';
import { otherCellsAt } from '../periods/other-cells.js';
import type { LineIndex } from './line-index.js';
import type { ShownLine } from './shown-page.js';
import { YearColumns, type ColumnWitness } from './year-columns.js';

/** A row of the joined statement; `line` prints it if only the model gave it. */
interface JoinedRow {
  readonly item: RawLineItem;
  readonly line?: ShownLine;
}

/** Where the cells of columns beside the years stand, by the names of these columns. */
const witnessesOf = (others: readonly OtherColumn[], lines: LineIndex): ColumnWitness[] =>
  others.flatMap(({ name, cells }) =>
    cells.flatMap(({ source = {} }) => {
      const place = placeOnPage(source);
      const line = place === undefined ? undefined : lines.at(place.page, place.bbox);
      return line === undefined ? [] : [{ zone: line.zone, year: name, edge: place?.bbox[2] ?? 0 }];
    }),
  );

const cellOn = (
  { item, line }: JoinedRow,
  row: number,
  name: string,
  places: YearColumns,
): OtherColumn['cells'] => {
  const number = line?.numbers.find((one) => places.yearOf(one, line) === name);
  if (line === undefined || number === undefined) return [];
  const source = { page: line.page, bbox: number.bbox };
  return [{ name: item.name, row, value: number.value, source }];
};

/**
 * A statement with the other columns of its layout, after rows of a model were put between the
 * layout's: their cells at the new places of the rows, and those that the lines of new rows print.
 */
export const joinOtherColumns = (
  table: RawStatement,
  layout: RawStatement,
  rows: readonly JoinedRow[],
  lines: LineIndex,
): RawStatement => {
  const places = new YearColumns(witnessesOf(layout.other_columns ?? [], lines));
  const moved = otherCellsAt(
    layout,
    new Map(layout.line_items.map((own, at) => [at, rows.findIndex(({ item }) => item === own)])),
  ).other_columns;
  if (moved === undefined) return table;
  return {
    ...table,
    other_columns: moved.map(({ name, cells }) => ({
      name,
      cells: [...cells, ...rows.flatMap((row, at) => cellOn(row, at, name, places))].toSorted(
        (a, b) => (a.row ?? 0) - (b.row ?? 0),
      ),
    })),
  };
};
