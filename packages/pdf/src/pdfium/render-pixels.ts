import type { GreyPicture, PagePicture, RenderOptions } from '../pdf-document.js';
import { PdfError } from '../pdf-error.js';
import type { Rotation } from '../text/glyph.js';
import type { PdfiumEngine } from './engine.js';
import { readFrame } from './read-glyphs.js';

/** How a bitmap holds its pixels (fpdfview.h): FPDFBitmap_BGRA painted in reverse byte order is RGBA; FPDFBitmap_Gray. */
const COLOURED = { format: 4, bytes: 4, flags: 0x10 } as const;
const GREY = { format: 1, bytes: 1, flags: 0 } as const;
const WHITE = 0xffffffff;
/** FPDF_ANNOT | FPDF_RENDER_LIMITEDIMAGECACHE (fpdfview.h): images decoded in bounds. */
const FLAGS = 0x01 | 0x200;
const DEFAULT_SCALE = 2;
const DEFAULT_MAX_PIXELS = 8_000_000;

/** Paints a loaded page on white, turned clockwise by `turn` in addition to its own rotation. */
export function renderPixels(
  engine: PdfiumEngine,
  page: number,
  turn: Rotation,
  options: RenderOptions,
): PagePicture {
  return paint(engine, page, turn, options, COLOURED);
}

/** The same in shades of grey: a quarter of the memory, in the engine and outside it. */
export function renderGrey(
  engine: PdfiumEngine,
  page: number,
  turn: Rotation,
  options: RenderOptions,
): GreyPicture {
  return paint(engine, page, turn, options, GREY);
}

function paint(
  engine: PdfiumEngine,
  page: number,
  turn: Rotation,
  options: RenderOptions,
  kind: typeof COLOURED | typeof GREY,
): PagePicture {
  const { pdfium } = engine;
  const { width, height, scale } = sizeOf(engine, page, turn, options);
  const row = width * kind.bytes;
  const buffer = pdfium.malloc(row * height);
  if (buffer === 0)
    throw new PdfError('pdf_memory_limit', 'The picture of the page does not fit into memory.');
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, kind.format, buffer, row);
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, turn / 90, FLAGS | kind.flags);
    const pixels = new Uint8Array(pdfium.memory.buffer, buffer, row * height).slice();
    return { width, height, scale, pixels };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
    pdfium.free(buffer);
  }
}

function sizeOf(
  engine: PdfiumEngine,
  page: number,
  turn: Rotation,
  options: RenderOptions,
): Omit<PagePicture, 'pixels'> {
  const frame = readFrame(engine, page);
  const sideways = (frame.rotation + turn) % 180 !== 0;
  const [wide, high] = [frame.right - frame.left, frame.top - frame.bottom];
  const [points, lines] = sideways ? [high, wide] : [wide, high];
  const scale = fittingScale(points, lines, options);
  return {
    width: Math.max(1, Math.round(points * scale)),
    height: Math.max(1, Math.round(lines * scale)),
    scale,
  };
}

function fittingScale(width: number, height: number, options: RenderOptions): number {
  const wanted = options.scale ?? DEFAULT_SCALE;
  const most = Math.sqrt((options.maxPixels ?? DEFAULT_MAX_PIXELS) / Math.max(1, width * height));
  return Math.min(wanted, most);
}
