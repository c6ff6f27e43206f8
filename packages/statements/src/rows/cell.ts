import type { BoundingBox, ReadingDoubt } from '@fde/contracts';

import type { Item, ItemLine, PageLayout } from '../page/index.js';
import { TOUCHED } from './weights.js';

/** A printed number in a year's column. */
export interface Cell {
  readonly value: number;
  readonly text: string;
  readonly bbox: BoundingBox;
  readonly percent: boolean;
  readonly decimals: number;
  readonly currency?: string;
  /** How sure character recognition is of it. */
  readonly certainty?: number;
  /** Set if the number stands on another page than its label. */
  readonly page?: number;
  /** What is doubtful about how it was read. */
  readonly doubt?: ReadingDoubt;
}

export const toCell = (item: Item): Cell => ({
  value: item.reading?.value ?? 0,
  text: item.text,
  bbox: [item.x0, item.y0, item.x1, item.y1],
  percent: item.reading?.percent ?? false,
  decimals: item.reading?.decimals ?? 0,
  ...(item.currency === undefined ? {} : { currency: item.currency }),
  ...(item.certainty === undefined ? {} : { certainty: item.certainty }),
});

/** The number whose minus was set apart in `sign`. */
export const negateCell = (cell: Cell, sign: Cell): Cell => ({
  ...cell,
  value: -cell.value,
  text: `-${cell.text}`,
  bbox: [sign.bbox[0] ?? 0, cell.bbox[1] ?? 0, cell.bbox[2] ?? 0, cell.bbox[3] ?? 0],
});

/** A number on the facing page, in that page's own coordinates. */
const onFacing = (cell: Cell, { facing }: PageLayout): Cell => {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = cell.bbox;
  if (facing === undefined || x0 < facing.from) return cell;
  return {
    ...cell,
    page: facing.page,
    doubt: 'facing-pages',
    bbox: [x0 - facing.from, y0 + facing.dy, x1 - facing.from, y1 + facing.dy],
  };
};

/** A number from the foot of the page before, in that page's own coordinates. */
const onPageBefore = (cell: Cell, { carried }: PageLayout): Cell => {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = cell.bbox;
  if (carried === undefined || y1 > carried.above) return cell;
  return { ...cell, page: carried.page, bbox: [x0, y0 + carried.dy, x1, y1 + carried.dy] };
};

/** Whether two readings of the page differ somewhere on this line. */
const isDoubtful = (line: ItemLine, { doubtful }: PageLayout): boolean =>
  doubtful.some(
    ([, y0 = 0, , y1 = 0]) => Math.min(y1, line.y1) - Math.max(y0, line.y0) > TOUCHED * line.size,
  );

/** Where an item of a layout is printed: its page, and its box in that page's own coordinates. */
export const printedAt = (item: Item, layout: PageLayout): Pick<Cell, 'bbox' | 'page'> => {
  const { page = layout.page, bbox } = onPageBefore(onFacing(toCell(item), layout), layout);
  return { page, bbox };
};

/** The cells of a line with their page, and what is doubtful about where they stand. */
export const placedCells = (
  cells: ReadonlyMap<number, Cell>,
  line: ItemLine,
  layout: PageLayout,
): ReadonlyMap<number, Cell> => {
  const doubt: Pick<Cell, 'doubt'> = isDoubtful(line, layout) ? { doubt: 'partly-reread' } : {};
  if (layout.facing === undefined && layout.carried === undefined && doubt.doubt === undefined)
    return cells;
  return new Map(
    [...cells].map(([at, cell]) => [
      at,
      { ...onPageBefore(onFacing(cell, layout), layout), ...doubt },
    ]),
  );
};
