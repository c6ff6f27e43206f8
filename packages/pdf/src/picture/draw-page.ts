import type { PageText } from '@fde/contracts';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PagePicture, RenderOptions } from '../pdf-document.js';

const FAMILY = 'Page';
/** A machine may have no fonts at all. */
const FILES = ['LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf'];
const DEFAULT_SCALE = 2;
const DEFAULT_MAX_PIXELS = 8_000_000;
/** Pixels of the longer side: the largest texture of common graphics cards; a strip of few pixels may be far longer. */
const MOST_SIDE = 16_384;
/** How far below its line a letter reaches, as a share of its size. */
const DESCENT = 0.2;

const sideOf = (pixels: number): number => Math.min(Math.ceil(pixels), MOST_SIDE);

/** The picture of a page that has no other form than its words: each where the layout has it, and as wide. */
export async function drawPage(
  { width, height, words }: PageText,
  { scale: wanted = DEFAULT_SCALE, maxPixels = DEFAULT_MAX_PIXELS }: RenderOptions,
): Promise<PagePicture> {
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  if (!GlobalFonts.has(FAMILY)) {
    const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
    for (const file of FILES)
      GlobalFonts.registerFromPath(join(home, 'standard_fonts', file), FAMILY);
  }
  const scale = Math.min(
    wanted,
    Math.sqrt(maxPixels / (width * height)),
    MOST_SIDE / Math.max(width, height),
  );
  const size = { width: sideOf(width * scale), height: sideOf(height * scale) };
  const context = createCanvas(size.width, size.height).getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = 'black';
  for (const { text, x0, x1, y0, y1, bold } of words) {
    const letters = (y1 - y0) * scale;
    context.font = `${bold === true ? 'bold ' : ''}${letters}px ${FAMILY}`;
    // Digits end where the layout has the end of their word.
    const room = (x1 - x0) * scale;
    const left = x1 * scale - Math.min(room, context.measureText(text).width);
    const start = /^\W*\d/.test(text) ? left : x0 * scale;
    context.fillText(text, start, y1 * scale - DESCENT * letters, room);
  }
  const { data } = context.getImageData(0, 0, size.width, size.height);
  return { ...size, scale, pixels: new Uint8Array(data.buffer) };
}
