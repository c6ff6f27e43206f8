import type { RawLineItem } from '@fde/contracts';
import { placeOnPage } from '../evidence/place-on-page.js';
import type { ShownLine, ShownPage } from './shown-page.js';

/** Boxes extend slightly above or below their line. */
const REACH = 0.7;

/** Finds the printed lines on which the cells of a line item stand. */
export class LineIndex {
  readonly #lines: ReadonlyMap<number, readonly ShownLine[]>;

  /** Every line, in reading order. */
  readonly all: readonly ShownLine[];

  constructor(pages: readonly ShownPage[]) {
    this.#lines = new Map(pages.map((page) => [page.page, page.lines]));
    this.all = pages.flatMap((page) => page.lines);
  }

  ofItem(item: RawLineItem): Set<ShownLine> {
    return new Set(
      Object.values(item.sources ?? {}).flatMap((source) => {
        const place = placeOnPage(source);
        return place === undefined ? [] : (this.at(place.page, place.bbox) ?? []);
      }),
    );
  }

  /**
   * Whether the item is printed below the line, in reading order; never for items without a place.
   */
  startsAfter(item: RawLineItem, line: ShownLine): boolean {
    const [first] = this.ofItem(item);
    return (
      first !== undefined &&
      (first.page > line.page || (first.page === line.page && first.row > line.row))
    );
  }

  /** The line on which a box stands. */
  at(page: number, bbox: readonly number[]): ShownLine | undefined {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = bbox;
    const middle = (y0 + y1) / 2;
    const off = (line: ShownLine): number => Math.abs(line.middle - middle);
    return (this.#lines.get(page) ?? [])
      .filter((line) => off(line) <= REACH * line.size && x0 < line.x1 + 1 && x1 > line.x0 - 1)
      .toSorted((a, b) => off(a) - off(b))[0];
  }
}

/** For measuring and display: the printed lines on which an item stands. */
export const linesOfItems = (
  pages: readonly ShownPage[],
): ((item: RawLineItem) => ReadonlySet<ShownLine>) => {
  const index = new LineIndex(pages);
  return (item) => index.ofItem(item);
};
