import type { BoundingBox } from '@fde/contracts';
import type { GreyPicture } from '../../pdf-document.js';

/** Height in pixels for which the model was trained. */
export const LINE_HEIGHT = 48;
/** Narrower pictures are filled up with white: the model takes its steps eight pixels apart. */
const LEAST_WIDTH = 48;
/** The model takes colours; grey is the same in all three. */
const COLOURS = 3;
const WHITE = 255;
/** Pixels of a box below which nothing can be read. */
const SMALLEST = 3;

export interface LinePicture {
  /** From -1 (black) to 1 (white): all rows of one colour, then those of the next. */
  readonly values: Float32Array;
  readonly width: number;
}

/** A grey value between four pixels, weighted by how near they are. */
const greyAt = ({ width, height, pixels }: GreyPicture, x: number, y: number): number => {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const [right, foot] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)];
  const [byX, byY] = [Math.max(0, x - left), Math.max(0, y - top)];
  const at = (column: number, row: number): number => pixels[row * width + column] ?? WHITE;
  const upper = at(left, top) * (1 - byX) + at(right, top) * byX;
  const lower = at(left, foot) * (1 - byX) + at(right, foot) * byX;
  return upper * (1 - byY) + lower * byY;
};

/** A box of a picture, in its pixels, at the height that the model reads; undefined where too little is left. */
export function linePicture(
  picture: GreyPicture,
  [x0, y0, x1, y1]: BoundingBox,
): LinePicture | undefined {
  const [left, top] = [Math.max(0, Math.floor(x0)), Math.max(0, Math.floor(y0))];
  const columns = Math.min(picture.width, Math.ceil(x1)) - left;
  const rows = Math.min(picture.height, Math.ceil(y1)) - top;
  if (columns < SMALLEST || rows < SMALLEST) return undefined;
  const scale = rows / LINE_HEIGHT;
  const inked = Math.max(1, Math.round(columns / scale));
  const width = Math.max(LEAST_WIDTH, inked);
  const values = new Float32Array(COLOURS * LINE_HEIGHT * width).fill(1);
  for (let row = 0; row < LINE_HEIGHT; row++)
    for (let column = 0; column < inked; column++) {
      const x = left + Math.min(columns - 1, (column + 0.5) * scale - 0.5);
      const y = top + Math.min(rows - 1, (row + 0.5) * scale - 0.5);
      const value = (greyAt(picture, x, y) / WHITE) * 2 - 1;
      for (let colour = 0; colour < COLOURS; colour++)
        values[(colour * LINE_HEIGHT + row) * width + column] = value;
    }
  return { values, width };
}
