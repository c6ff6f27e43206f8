import type { BoundingBox, FigureName, RawStatement } from '@fde/contracts';
import { findRow } from './find-figure.js';
import { ROW_AIR, HEAD_HEIGHT } from './weights.js';

/** What names a figure on its page, in points: its row up to the number, and the head of its column. */
export interface AroundFigure {
  readonly row: BoundingBox;
  readonly head: BoundingBox;
}

/** The boxes of all numbers that the statement has on a page. */
const boxesOn = (raw: RawStatement, page: number): readonly BoundingBox[] =>
  raw.line_items.flatMap(({ sources = {} }) =>
    Object.values(sources).flatMap((source) =>
      source.page === page && source.bbox !== undefined ? [source.bbox as BoundingBox] : [],
    ),
  );

const columnOn = (raw: RawStatement, page: number, year: string): readonly BoundingBox[] =>
  raw.line_items.flatMap(({ sources = {} }) => {
    const source = sources[year];
    return source?.page === page && source.bbox !== undefined ? [source.bbox as BoundingBox] : [];
  });

/** Heads stand above the first number of a page, over their column; labels begin at its left edge. */
const around = (box: BoundingBox, column: readonly BoundingBox[], top: number): AroundFigure => {
  const [, y0, x1, y1] = box;
  const left = Math.min(box[0], ...column.map(([x]) => x));
  const right = Math.max(x1, ...column.map(([, , x]) => x));
  return {
    row: [0, Math.max(0, y0 - ROW_AIR), x1, y1 + ROW_AIR],
    head: [left, Math.max(0, top - HEAD_HEIGHT), right, Math.max(0, top)],
  };
};

/**
 * Where the row of a figure and the head of its year stand. Without a box of its own the figure is
 * placed by the other numbers of its row and of its column. Null if no place is known, as in a
 * tagged report.
 */
export const aroundFigure = (
  raw: RawStatement,
  item: FigureName,
  page: number | null,
  bbox: readonly number[] | null,
): AroundFigure | null => {
  if (page === null) return null;
  const index = findRow(raw, item);
  const ofRow = Object.values(raw.line_items[index ?? -1]?.sources ?? {}).find(
    (source) => source.page === page && source.bbox !== undefined,
  )?.bbox;
  const column = columnOn(raw, page, item.year);
  const own = (bbox ?? ofRow) as BoundingBox | undefined;
  const tops = boxesOn(raw, page).map(([, y]) => y);
  if (own === undefined || tops.length === 0) return null;
  const [first] = column;
  const place: BoundingBox =
    bbox === null && first !== undefined ? [first[0], own[1], first[2], own[3]] : own;
  return around(place, column, Math.min(...tops, place[1]));
};
