import type { BoundingBox } from '@fde/contracts';
import type { PagePicture } from '../pdf-document.js';

/** A frame around something on a page, in the page's points. */
export interface PageBox {
  readonly bbox: BoundingBox;
  /** A CSS colour. */
  readonly colour: string;
  /** Points. */
  readonly thickness: number;
}

/** Space between a box and its frame, in points. */
const PADDING = 1.5;

/** A page picture as PNG with tinted boxes drawn on it. */
export async function drawBoxes(
  picture: PagePicture,
  boxes: readonly PageBox[],
): Promise<Uint8Array> {
  const { createCanvas, ImageData } = await import('@napi-rs/canvas');
  const { scale } = picture;
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  const pixels = new Uint8ClampedArray(
    picture.pixels.buffer,
    picture.pixels.byteOffset,
    picture.pixels.byteLength,
  );
  context.putImageData(new ImageData(pixels, picture.width, picture.height), 0, 0);
  for (const {
    bbox: [x0, y0, x1, y1],
    colour,
    thickness,
  } of boxes) {
    const frame = [
      (x0 - PADDING) * scale,
      (y0 - PADDING) * scale,
      (x1 - x0 + 2 * PADDING) * scale,
      (y1 - y0 + 2 * PADDING) * scale,
    ] as const;
    context.fillStyle = colour;
    context.globalAlpha = 0.12;
    context.fillRect(...frame);
    context.globalAlpha = 1;
    context.strokeStyle = colour;
    context.lineWidth = thickness * scale * 0.5;
    context.strokeRect(...frame);
  }
  return canvas.encode('png');
}
