export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Drawn {
  readonly from: Point;
  readonly to: Point;
}

/** Points; what is smaller is a click and no box. */
const LEAST = 2;

/** The upper left corner comes first, wherever the drag began; null if the box is too small. */
export function boxOf({ from, to }: Drawn): readonly number[] | null {
  const [x0, x1] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [y0, y1] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const isBox = x1 - x0 >= LEAST && y1 - y0 >= LEAST;
  return isBox ? [x0, y0, x1, y1].map((part) => Math.round(part * 10) / 10) : null;
}
