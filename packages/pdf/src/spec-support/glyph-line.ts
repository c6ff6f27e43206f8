import type { Glyph, GlyphStyle, PageFrame } from '../text/glyph.js';

export const LETTER_FRAME: PageFrame = { left: 0, bottom: 0, right: 612, top: 792, rotation: 0 };

export interface LineOptions {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly style?: Partial<GlyphStyle>;
  /** Extra space after each glyph. */
  readonly tracking?: number;
  readonly unmapped?: boolean;
}

/**
 * Glyphs of one line, each half as wide as its size, blanks a quarter; `codes` may hold code points that no font
 * maps.
 */
export function glyphLine(text: string | readonly number[], options: LineOptions = {}): Glyph[] {
  const { x = 72, y = 700, size = 10, tracking = 0 } = options;
  const style: GlyphStyle = {
    fontSize: size,
    angle: 0,
    bold: false,
    invisible: false,
    ...options.style,
  };
  const codes =
    typeof text === 'string' ? Array.from(text, (letter) => letter.codePointAt(0) ?? 0) : text;
  const glyphs: Glyph[] = [];
  let pen = 0;
  for (const code of codes) {
    const width = code === 0x20 ? size * 0.25 : code === 0x200b ? 0 : size * 0.5;
    glyphs.push({
      code,
      ...placeBox(x, y, pen, width, size, style.angle),
      style,
      unmapped: options.unmapped ?? false,
    });
    pen += width + tracking;
  }
  return glyphs;
}

/** The box of a glyph on a baseline that runs in one of four directions. */
function placeBox(
  x: number,
  y: number,
  pen: number,
  width: number,
  size: number,
  angle: number,
): Omit<Glyph, 'code' | 'style' | 'unmapped'> {
  const up = size * 0.7;
  switch (angle) {
    case 90:
      return {
        left: x - up,
        right: x,
        bottom: y + pen,
        top: y + pen + width,
        originX: x,
        originY: y + pen,
      };
    case 180:
      return {
        left: x - pen - width,
        right: x - pen,
        bottom: y - up,
        top: y,
        originX: x - pen,
        originY: y,
      };
    case 270:
      return {
        left: x,
        right: x + up,
        bottom: y - pen - width,
        top: y - pen,
        originX: x,
        originY: y - pen,
      };
    default:
      return {
        left: x + pen,
        right: x + pen + width,
        bottom: y,
        top: y + up,
        originX: x + pen,
        originY: y,
      };
  }
}
