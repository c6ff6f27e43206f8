import type { Glyph, GlyphStyle, PageFrame, Rotation } from '../text/glyph.js';
import type { PdfiumEngine } from './engine.js';

const FLOAT = 4;
const DOUBLE = 8;
/** Behind the two doubles of an origin. */
const RECT_OFFSET = 2 * DOUBLE;
const FONT_NAME_OFFSET = 256;
const FONT_NAME_BYTES = 512;
/** More characters than a printed page can hold: a page beyond this is an attack or a fault, and is cut off here. */
const MAX_GLYPHS = 60_000;
const BOLD_WEIGHT = 600;

/** The characters of a loaded text page, in the order of its content, without those that pdfium generated. */
export function readGlyphs(engine: PdfiumEngine, textPage: number): Glyph[] {
  const { pdfium } = engine;
  const count = Math.min(pdfium.FPDFText_CountChars(textPage), MAX_GLYPHS);
  const glyphs: Glyph[] = [];
  let styleOf = -1;
  let style: GlyphStyle | undefined;
  for (let index = 0; index < count; index++) {
    // Generated blanks and line ends are only pdfium's guess; here, gaps decide.
    if (pdfium.FPDFText_IsGenerated(textPage, index) === 1) continue;
    const object = pdfium.FPDFText_GetTextObject(textPage, index);
    if (object !== styleOf || style === undefined) {
      style = readStyle(engine, textPage, index, object);
      styleOf = object;
    }
    glyphs.push(readGlyph(engine, textPage, index, style));
  }
  return glyphs;
}

/** The character codes of a loaded text page as in the file, with the names of their fonts. */
export function readCodes(
  engine: PdfiumEngine,
  textPage: number,
): (readonly [glyph: Glyph, font: string])[] {
  const { pdfium } = engine;
  const count = Math.min(pdfium.FPDFText_CountChars(textPage), MAX_GLYPHS);
  const codes: (readonly [Glyph, string])[] = [];
  const fonts = new Map<number, readonly [GlyphStyle, string]>();
  for (let index = 0; index < count; index++) {
    if (pdfium.FPDFText_IsGenerated(textPage, index) === 1) continue;
    const object = pdfium.FPDFText_GetTextObject(textPage, index);
    const known = fonts.get(object) ?? [
      readStyle(engine, textPage, index, object),
      fontName(engine, textPage, index),
    ];
    fonts.set(object, known);
    codes.push([readGlyph(engine, textPage, index, known[0]), known[1]]);
  }
  return codes;
}

function readGlyph(
  engine: PdfiumEngine,
  textPage: number,
  index: number,
  style: GlyphStyle,
): Glyph {
  const { pdfium, scratch } = engine;
  const code = pdfium.FPDFText_GetUnicode(textPage, index);
  const unmapped = pdfium.FPDFText_HasUnicodeMapError(textPage, index) === 1;
  pdfium.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + DOUBLE);
  const isLoose = pdfium.FPDFText_GetLooseCharBox(textPage, index, scratch + RECT_OFFSET) !== 0;
  // One look at the memory for all of a glyph: pages have thousands.
  const view = engine.view;
  const originX = view.getFloat64(scratch, true);
  const originY = view.getFloat64(scratch + DOUBLE, true);
  const loose = readRect(view, scratch + RECT_OFFSET);
  const { left, bottom, right, top } =
    isLoose && isSane(loose) ? loose : tightBox(engine, textPage, index);
  return { code, left, bottom, right, top, originX, originY, style, unmapped };
}

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/**
 * Whether the box of a glyph's advance and line height is one. It gives even gaps, whatever the shape of the glyph.
 */
const isSane = ({ left, bottom, right, top }: Box): boolean =>
  right > left && top > bottom && Number.isFinite(right + left + top + bottom);

/** The box of the painted shape: all that fonts without metrics have. */
function tightBox(engine: PdfiumEngine, textPage: number, index: number): Box {
  const { pdfium, scratch } = engine;
  pdfium.FPDFText_GetCharBox(
    textPage,
    index,
    scratch,
    scratch + DOUBLE,
    scratch + 2 * DOUBLE,
    scratch + 3 * DOUBLE,
  );
  const at = (position: number): number =>
    engine.view.getFloat64(scratch + position * DOUBLE, true);
  return { left: at(0), right: at(1), bottom: at(2), top: at(3) };
}

function readRect(view: DataView, at: number): Box {
  return {
    left: view.getFloat32(at, true),
    top: view.getFloat32(at + FLOAT, true),
    right: view.getFloat32(at + 2 * FLOAT, true),
    bottom: view.getFloat32(at + 3 * FLOAT, true),
  };
}

function readStyle(
  engine: PdfiumEngine,
  textPage: number,
  index: number,
  object: number,
): GlyphStyle {
  const { pdfium, scratch } = engine;
  const nominal = pdfium.FPDFText_GetFontSize(textPage, index);
  const has = pdfium.FPDFText_GetMatrix(textPage, index, scratch) !== 0;
  const at = (position: number): number => engine.view.getFloat32(scratch + position * FLOAT, true);
  const [a, b, c, d] = has ? [at(0), at(1), at(2), at(3)] : [1, 0, 0, 1];
  const degrees = Math.round((Math.atan2(b, a) * 180) / Math.PI);
  const mode = object === 0 ? 0 : pdfium.FPDFTextObj_GetTextRenderMode(object);
  return {
    fontSize: Math.abs(nominal) * Math.hypot(c, d),
    angle: (degrees + 360) % 360,
    bold:
      pdfium.FPDFText_GetFontWeight(textPage, index) >= BOLD_WEIGHT ||
      /bold|black|heavy/i.test(fontName(engine, textPage, index)),
    invisible: mode === 3 || mode === 7,
  };
}

function fontName(engine: PdfiumEngine, textPage: number, index: number): string {
  const at = engine.scratch + FONT_NAME_OFFSET;
  const length = engine.pdfium.FPDFText_GetFontInfo(textPage, index, at, FONT_NAME_BYTES, 0);
  if (length <= 1 || length > FONT_NAME_BYTES) return '';
  return Buffer.from(engine.pdfium.memory.buffer, at, length - 1).toString('utf8');
}

/** The visible box of a loaded page and its rotation. */
export function readFrame(engine: PdfiumEngine, page: number): PageFrame {
  const { pdfium, scratch } = engine;
  const rotation = ((pdfium.FPDFPage_GetRotation(page) % 4) * 90) as Rotation;
  if (pdfium.FPDF_GetPageBoundingBox(page, scratch) === 0)
    return { left: 0, bottom: 0, right: 612, top: 792, rotation };
  const box = readRect(engine.view, scratch);
  return { ...box, rotation };
}
