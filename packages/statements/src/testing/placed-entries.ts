import type { Cell } from '../rows/cell.js';
import type { PlacedEntry } from '../rows/sections.js';

/** A cell of a spec: its number, and what is unusual about it. */
export const cellOf = (value: number, more: Partial<Cell> = {}): Cell => ({
  value,
  text: String(value),
  bbox: [100, 10, 130, 20],
  percent: false,
  decimals: 0,
  ...more,
});

/** A row in its place, with a cell for each number in printed order; null is a blank. */
export const placedEntry = (
  label: string,
  values: readonly (number | null | Cell)[],
  more: Partial<PlacedEntry> = {},
): PlacedEntry => ({
  label,
  kind: 'line',
  page: 1,
  sheet: '1.0',
  x0: 30,
  x1: 90,
  y0: 10,
  y1: 20,
  middle: 15,
  size: 10,
  bold: false,
  level: 0,
  path: [],
  cells: new Map(
    values.flatMap((value, at) =>
      value === null ? [] : [[at, typeof value === 'number' ? cellOf(value) : value] as const],
    ),
  ),
  ...more,
});
