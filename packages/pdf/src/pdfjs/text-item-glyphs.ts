import { ASCENT, DESCENT } from '../text/build-words.js';
import type { Glyph, GlyphStyle } from '../text/glyph.js';

/** A run of text as pdf.js gives it: where the pen starts (user space) and how far it moves. */
export interface TextItem {
  readonly str: string;
  /** a b c d e f: e and f are the start of the baseline. */
  readonly transform: readonly number[];
  readonly width: number;
  /** Text that is read from right to left is given in the order in which it is read. */
  readonly dir?: string;
}

/**
 * The characters of a run, with its width divided among them: pdf.js places runs, not glyphs. Digits have one width
 * in nearly every font, so the edges of numbers are right; in prose a word may be off by part of a letter.
 */
export function textItemGlyphs(item: TextItem): Glyph[] {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = item.transform;
  const size = Math.hypot(c, d);
  if (item.str.trim() === '' || !(size > 0) || !Number.isFinite(x + y + item.width)) return [];
  const length = Math.hypot(a, b) || 1;
  const along: Direction = { x: a / length, y: b / length };
  const style: GlyphStyle = {
    fontSize: size,
    angle: (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360,
    bold: false,
    invisible: false,
  };
  const characters = item.dir === 'rtl' ? [...item.str].toReversed() : [...item.str];
  const unit = item.width / characters.reduce((sum, character) => sum + shareOf(character), 0);
  let pen = 0;
  return characters.map((character) => {
    const start = pen;
    pen += shareOf(character) * unit;
    return {
      code: character.codePointAt(0) ?? 0,
      ...boxOf({ x, y }, along, [start, pen], size),
      style,
      unmapped: false,
    };
  });
}

interface Direction {
  readonly x: number;
  readonly y: number;
}

function boxOf(
  origin: Direction,
  along: Direction,
  [start, end]: readonly [number, number],
  size: number,
): Omit<Glyph, 'code' | 'style' | 'unmapped'> {
  const cornerAt = (way: number, up: number): Direction => ({
    x: origin.x + along.x * way - along.y * up,
    y: origin.y + along.y * way + along.x * up,
  });
  const [low, high] = [cornerAt(start, -DESCENT * size), cornerAt(end, ASCENT * size)];
  const pen = cornerAt(start, 0);
  return {
    left: Math.min(low.x, high.x),
    right: Math.max(low.x, high.x),
    bottom: Math.min(low.y, high.y),
    top: Math.max(low.y, high.y),
    originX: pen.x,
    originY: pen.y,
  };
}

/** Advance of a character in a common proportional font (Helvetica's widths, rounded). */
function shareOf(character: string): number {
  if (/[\s.,:;'|!ijlIft()[\]/-]/.test(character)) return 0.29;
  if (/[mwMW%@]/.test(character)) return 0.85;
  if (/\p{Lu}/u.test(character)) return 0.69;
  return 0.556;
}
