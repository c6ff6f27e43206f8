import type { BoundingBox } from '@fde/contracts';
import type { GreyPicture } from '../pdf-document.js';

/** The part of a page's picture that shows a box of the page, clipped to the page. */
export function cutPicture(picture: GreyPicture, [x0, y0, x1, y1]: BoundingBox): GreyPicture {
  const { scale } = picture;
  const [left, top] = [pixelAt(x0 * scale, picture.width), pixelAt(y0 * scale, picture.height)];
  const width = Math.max(1, pixelAt(x1 * scale, picture.width) - left);
  const height = Math.max(1, pixelAt(y1 * scale, picture.height) - top);
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (top + row) * picture.width + left;
    pixels.set(picture.pixels.subarray(from, from + width), row * width);
  }
  return { width, height, scale, pixels };
}

function pixelAt(position: number, most: number): number {
  return Math.min(Math.max(0, Math.round(position)), most);
}
