import type { PagePicture, RenderOptions } from '../pdf-document.js';
import { PdfError } from '../pdf-error.js';
import type { Rotation } from '../text/glyph.js';
import type { PdfiumEngine } from './engine.js';
import { readFrame } from './read-glyphs.js';

const BGRA = 4;
const WHITE = 0xffffffff;
/** FPDF_ANNOT | FPDF_RENDER_LIMITEDIMAGECACHE | FPDF_REVERSE_BYTE_ORDER (fpdfview.h): RGBA, images decoded in bounds. */
const FLAGS = 0x01 | 0x200 | 0x10;
const DEFAULT_SCALE = 2;
const DEFAULT_MAX_PIXELS = 8_000_000;

/** Paints a loaded page on white, turned clockwise by `turn` beyond its own rotation. */
export function renderPixels(engine: PdfiumEngine, page: number, turn: Rotation, options: RenderOptions): PagePicture {
  const { pdfium } = engine;
  const frame = readFrame(engine, page);
  const sideways = (frame.rotation + turn) % 180 !== 0;
  const [wide, high] = [frame.right - frame.left, frame.top - frame.bottom];
  const [points, lines] = sideways ? [high, wide] : [wide, high];
  const scale = fittingScale(points, lines, options);
  const width = Math.max(1, Math.round(points * scale));
  const height = Math.max(1, Math.round(lines * scale));
  const buffer = pdfium.malloc(width * height * 4);
  if (buffer === 0) throw new PdfError('pdf_memory_limit', 'The picture of the page does not fit into memory.');
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRA, buffer, width * 4);
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, turn / 90, FLAGS);
    const pixels = new Uint8Array(pdfium.memory.buffer, buffer, width * height * 4).slice();
    return { width, height, scale, pixels };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
    pdfium.free(buffer);
  }
}

function fittingScale(width: number, height: number, options: RenderOptions): number {
  const wanted = options.scale ?? DEFAULT_SCALE;
  const most = Math.sqrt((options.maxPixels ?? DEFAULT_MAX_PIXELS) / Math.max(1, width * height));
  return Math.min(wanted, most);
}
