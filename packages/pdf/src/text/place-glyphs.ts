import { isBlank, isUnreadable, spellOut, UNKNOWN } from './characters.js';
import type { Glyph, GlyphStyle, PageFrame, Rotation } from './glyph.js';

/** A glyph on the page as it is read: origin top left, y downwards, its baseline horizontal. */
export interface PlacedGlyph {
  /** The text it stands for: more than one character for a ligature, empty for a blank. */
  readonly text: string;
  readonly blank: boolean;
  readonly x0: number;
  readonly x1: number;
  readonly baseline: number;
  readonly fontSize: number;
  readonly bold: boolean;
  readonly invisible: boolean;
  readonly unreadable: boolean;
}

export interface PlacedPage {
  readonly width: number;
  readonly height: number;
  /** Clockwise turn beyond the page's own rotation. */
  readonly turn: Rotation;
  readonly glyphs: readonly PlacedGlyph[];
  /** The glyphs these were made from, in the same order. */
  readonly sources: readonly Glyph[];
}

/** Share of the glyphs that must run in one direction before the page is turned for it. */
const DOMINANT = 0.6;
const DEGREES_OFF = 8;

/**
 * Turns the page so that most of its text reads from left to right, and leaves out text that is then askew
 * (navigation bars, watermarks, side notes) or lies off the page.
 */
export function placeGlyphs(glyphs: readonly Glyph[], frame: PageFrame): PlacedPage {
  const upright = uprightRotation(glyphs, frame.rotation);
  const wide = frame.right - frame.left;
  const high = frame.top - frame.bottom;
  const sideways = upright % 180 !== 0;
  const width = sideways ? high : wide;
  const height = sideways ? wide : high;
  const placed: PlacedGlyph[] = [];
  const sources: Glyph[] = [];
  let style: GlyphStyle | undefined;
  let isAskew = false;
  for (const glyph of glyphs) {
    // Glyphs of a run share their style.
    if (glyph.style !== style) {
      style = glyph.style;
      isAskew = angleBetween(style.angle, upright) > DEGREES_OFF;
    }
    if (isAskew) continue;
    const place = placeGlyph(glyph, frame, upright);
    const middle = (place.x0 + place.x1) / 2;
    const onPage =
      middle >= 0 &&
      middle <= width &&
      place.baseline >= 0 &&
      place.baseline <= height + place.fontSize * 0.2;
    if (!onPage) continue;
    placed.push(place);
    sources.push(glyph);
  }
  return {
    width,
    height,
    turn: ((upright - frame.rotation + 360) % 360) as Rotation,
    glyphs: placed,
    sources,
  };
}

/** The clockwise rotation of user space under which most text is upright: text at angle a reads upright when turned by a. */
function uprightRotation(glyphs: readonly Glyph[], own: Rotation): Rotation {
  const byStyle = new Map<GlyphStyle, number>();
  let all = 0;
  for (const glyph of glyphs) {
    if (isBlank(glyph.code)) continue;
    all++;
    byStyle.set(glyph.style, (byStyle.get(glyph.style) ?? 0) + 1);
  }
  const votes = new Map<Rotation, number>();
  for (const [{ angle }, count] of byStyle) {
    const quarter = ((Math.round(angle / 90) * 90) % 360) as Rotation;
    votes.set(quarter, (votes.get(quarter) ?? 0) + count);
  }
  // Only one of them can be this frequent.
  for (const [rotation, count] of votes) if (count / all >= DOMINANT) return rotation;
  return own;
}

function angleBetween(a: number, b: number): number {
  const difference = Math.abs(a - b) % 360;
  return Math.min(difference, 360 - difference);
}

function placeGlyph(glyph: Glyph, frame: PageFrame, rotation: Rotation): PlacedGlyph {
  const sideways = rotation % 180 !== 0;
  const blank = isBlank(glyph.code);
  const unreadable = !blank && isUnreadable(glyph.code);
  const ax = xOf(glyph.left, glyph.bottom, frame, rotation);
  const bx = xOf(glyph.right, glyph.top, frame, rotation);
  return {
    text: blank ? '' : unreadable ? UNKNOWN : spellOut(glyph.code),
    blank,
    x0: Math.min(ax, bx),
    x1: Math.max(ax, bx),
    baseline: yOf(glyph.originX, glyph.originY, frame, rotation),
    fontSize: saneFontSize(
      glyph.style.fontSize,
      Math.abs(sideways ? glyph.right - glyph.left : glyph.top - glyph.bottom),
      Math.abs(sideways ? glyph.top - glyph.bottom : glyph.right - glyph.left),
    ),
    bold: glyph.style.bold,
    invisible: glyph.style.invisible,
    unreadable: unreadable || (!blank && glyph.unmapped),
  };
}

/** How wide glyphs are, in sizes of their type: from a stroke to a sign that fills its square, and somewhat more. */
const WIDTH = { least: 0.15, most: 1.3 } as const;

/**
 * Fonts drawn by procedures (Type 3) and odd matrices give sizes unrelated to what is seen. Fonts of formulas (Cambria
 * Math) have lines five times as high as their letters; their widths show that the stated size is true.
 */
function saneFontSize(stated: number, boxHeight: number, boxWidth: number): number {
  if (!(boxHeight > 0)) return stated > 0 ? stated : 1;
  const ratio = stated / boxHeight;
  if (ratio > 0.4 && ratio < 2.5) return stated;
  const isTall = boxHeight > stated;
  const fits = boxWidth >= WIDTH.least * stated && boxWidth <= WIDTH.most * stated;
  return isTall && fits ? stated : boxHeight * 0.85;
}

/** How far across the page, as read, a point of user space is. */
export function xOf(x: number, y: number, frame: PageFrame, rotation: Rotation): number {
  switch (rotation) {
    case 0:
      return x - frame.left;
    case 90:
      return y - frame.bottom;
    case 180:
      return frame.right - x;
    case 270:
      return frame.top - y;
  }
}

/** How far down the page, as read, a point of user space is. */
export function yOf(x: number, y: number, frame: PageFrame, rotation: Rotation): number {
  switch (rotation) {
    case 0:
      return frame.top - y;
    case 90:
      return x - frame.left;
    case 180:
      return y - frame.bottom;
    case 270:
      return frame.right - x;
  }
}
