import type { Cell } from '../rows/cell.js';
import type { Row } from '../rows/rows.js';

/** A printed number as a cell of the first page. */
export const cellOf = (value: number, more: Partial<Cell> = {}): Cell => ({
  value,
  text: String(value),
  bbox: [300, 100, 340, 110],
  percent: false,
  decimals: 0,
  ...more,
});

/** From row to row, in points. */
export const PITCH = 12;

/**
 * A line of a table at a height, ten points high, five points per letter; with values if some are
 * given.
 */
export const rowAt = (
  line: number,
  label: string,
  values: readonly number[] = [],
  more: Partial<Row> = {},
): Row => {
  const x0 = more.x0 ?? 50;
  const middle = more.middle ?? 100 + line * PITCH;
  return {
    label,
    page: 1,
    sheet: '1.0',
    x0,
    x1: x0 + 5 * label.length,
    y0: middle - 5,
    y1: middle + 5,
    middle,
    size: 10,
    bold: false,
    cells: new Map(values.map((value, column) => [column, cellOf(value)])),
    ...more,
  };
};
