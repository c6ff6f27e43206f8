import type { BoundingBox, CellSource, FigureName, RawStatement } from '@fde/contracts';
import { labelOf } from '../concepts/label.js';
import { SAME_BOX } from './weights.js';

type Rows = Pick<RawStatement, 'line_items'>;

/** One figure of a statement, by the place of its row. */
export interface FoundFigure {
  readonly index: number;
  readonly year: string;
}

const alike = (
  a: RawStatement['line_items'][number],
  b: { name: string; section?: string | null },
) => a.name === b.name && (a.section ?? null) === (b.section ?? null);

/**
 * How a figure is named so that it is found again: its label, its section, its count among rows
 * with the same two, and its year.
 */
export const nameFigure = (raw: Rows, { index, year }: FoundFigure): FigureName => {
  const row = raw.line_items[index];
  const name = row?.name ?? '';
  const section = row?.section ?? null;
  const before = raw.line_items.slice(0, index);
  const occurrence = before.filter((other) => alike(other, { name, section })).length;
  return { name, section, occurrence, year };
};

/**
 * The row that a name means: exactly that one, or, if sections were read otherwise, the only one
 * with that label.
 */
export const findRow = (
  raw: Rows,
  { name, section, occurrence }: FigureName,
): number | undefined => {
  const rows = raw.line_items.map((row, index) => ({ row, index }));
  const exact = rows.filter(({ row }) => alike(row, { name, section }))[occurrence];
  if (exact !== undefined) return exact.index;
  const label = labelOf(name).exact;
  const labelled = rows.filter(({ row }) => labelOf(row.name).exact === label);
  return labelled.length === 1 ? labelled[0]?.index : undefined;
};

const areaOf = ([x0, y0, x1, y1]: BoundingBox): number =>
  Math.max(0, x1 - x0) * Math.max(0, y1 - y0);

/** Whether two boxes on one page are one place. */
export const boxesMeet = (a: readonly number[], b: readonly number[]): boolean => {
  const [ax0 = 0, ay0 = 0, ax1 = 0, ay1 = 0] = a;
  const [bx0 = 0, by0 = 0, bx1 = 0, by1 = 0] = b;
  const both = areaOf([
    Math.max(ax0, bx0),
    Math.max(ay0, by0),
    Math.min(ax1, bx1),
    Math.min(ay1, by1),
  ]);
  const all = areaOf([ax0, ay0, ax1, ay1]) + areaOf([bx0, by0, bx1, by1]) - both;
  return all > 0 && both / all >= SAME_BOX;
};

/** Where a number is printed; null if that is not known. */
export interface Place {
  readonly page: number | null;
  readonly bbox: readonly number[] | null;
}

export const placeOf = (source: CellSource | undefined): Place => ({
  page: source?.page ?? null,
  bbox: source?.bbox ?? null,
});

/** Whether two places are one: the same page, and boxes that overlap if both have one. */
export const samePlace = (a: Place, b: Place): boolean =>
  a.page === b.page && (a.bbox === null || b.bbox === null || boxesMeet(a.bbox, b.bbox));
