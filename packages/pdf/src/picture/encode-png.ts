import type { PagePicture } from '../pdf-document.js';

/** A page picture as PNG. The canvas is loaded only for this: reading text does not need it. */
export async function encodePng(picture: PagePicture): Promise<Uint8Array> {
  const { createCanvas, ImageData } = await import('@napi-rs/canvas');
  const canvas = createCanvas(picture.width, picture.height);
  const pixels = new Uint8ClampedArray(
    picture.pixels.buffer,
    picture.pixels.byteOffset,
    picture.pixels.byteLength,
  );
  canvas.getContext('2d').putImageData(new ImageData(pixels, picture.width, picture.height), 0, 0);
  return canvas.encode('png');
}
