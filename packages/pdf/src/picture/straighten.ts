import type { GreyPicture } from '../pdf-document.js';

/** A scanner's feed turns a page by less than this; anything turned further is not a scan of a text page. */
const MOST_DEGREES = 5;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;
/** At this angle, a line of 400 points drifts by less than a twentieth of its height: nothing to correct. */
const LEAST_DEGREES = 0.15;
/** Dark pixels are counted in a picture of about this width: enough to tell lines of text from the white between. */
const SAMPLE_WIDTH = 500;
const DARK = 128;
const WHITE = 255;
/** How much clearer the lines must be at the angle found than without turning: a page of few words shows no angle. */
const CLEARER = 1.02;

/**
 * How far the lines of a scanned page fall to the right, in degrees. At the right angle, the dark pixels of each line
 * of text fall into few rows, so that rows differ most (projection profile; W. Postl, "Detection of linear oblique
 * structures and skew scan in digitized documents", 1986).
 */
export function skewOf(picture: GreyPicture): number {
  const points = darkPoints(picture);
  const measureClearness = (degrees: number): number => rowContrast(points, degrees);
  const coarse = findBest(-MOST_DEGREES, MOST_DEGREES, COARSE_STEP, measureClearness);
  const fine = findBest(coarse - COARSE_STEP, coarse + COARSE_STEP, FINE_STEP, measureClearness);
  if (Math.abs(fine) < LEAST_DEGREES) return 0;
  return measureClearness(fine) > CLEARER * measureClearness(0) ? fine : 0;
}

/** Turns the picture about its middle so that its lines are level; returns the same picture if they already are. */
export function straighten(picture: GreyPicture): GreyPicture {
  const skew = skewOf(picture);
  return skew === 0 ? picture : turnedBack(picture, skew);
}

interface Points {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly rows: number;
}

function darkPoints({ width, height, pixels }: GreyPicture): Points {
  const step = Math.max(1, Math.floor(width / SAMPLE_WIDTH));
  const points = { x: [] as number[], y: [] as number[], rows: Math.ceil(height / step) };
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      if ((pixels[y * width + x] ?? WHITE) >= DARK) continue;
      points.x.push(x / step);
      points.y.push(y / step);
    }
  }
  return points;
}

/** Sum of the squared counts of dark points per row if the page were turned back by an angle. */
function rowContrast({ x, y, rows }: Points, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const counts = new Uint32Array(3 * rows);
  for (let index = 0; index < x.length; index++) {
    const row = Math.round((y[index] ?? 0) - slope * (x[index] ?? 0)) + rows;
    counts[row] = (counts[row] ?? 0) + 1;
  }
  return counts.reduce((sum, count) => sum + count * count, 0);
}

function findBest(
  from: number,
  to: number,
  step: number,
  clearness: (degrees: number) => number,
): number {
  let [found, most] = [0, -1];
  for (let at = 0; from + at * step <= to + step / 2; at++) {
    const degrees = from + at * step;
    const clear = clearness(degrees);
    if (clear > most) [found, most] = [degrees, clear];
  }
  return found;
}

/** Each pixel becomes the weighted mean of the four it falls between; pixels from outside are white. */
function turnedBack(picture: GreyPicture, degrees: number): GreyPicture {
  const { width, height, pixels } = picture;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [middleX, middleY] = [width / 2, height / 2];
  const turned = new Uint8Array(pixels.length).fill(WHITE);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = middleX + cos * (x - middleX) - sin * (y - middleY);
      const fromY = middleY + sin * (x - middleX) + cos * (y - middleY);
      turned[y * width + x] = interpolate(picture, fromX, fromY);
    }
  }
  return { ...picture, pixels: turned };
}

function interpolate({ width, height, pixels }: GreyPicture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return WHITE;
  const [right, low] = [x - left, y - top];
  const at = top * width + left;
  const above = (pixels[at] ?? WHITE) * (1 - right) + (pixels[at + 1] ?? WHITE) * right;
  const below =
    (pixels[at + width] ?? WHITE) * (1 - right) + (pixels[at + width + 1] ?? WHITE) * right;
  return above * (1 - low) + below * low;
}
