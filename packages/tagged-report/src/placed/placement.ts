import type { Declarations } from '../style/style-rules.js';

/** Where an element stands on its page, and how its text is written, in pixels. */
export interface Placement {
  readonly left: number;
  readonly top: number;
  /** Of the element, if it states one; positions from the bottom are counted from it. */
  readonly height: number;
  readonly scale: number;
  /** Of the font, before the scale. */
  readonly size: number;
  readonly letterSpacing: number;
}

export const NOWHERE: Placement = {
  left: 0,
  top: 0,
  height: 0,
  scale: 1,
  size: 12,
  letterSpacing: 0,
};

const PIXELS: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  pc: 16,
};
const LENGTH = /^(-?(?:\d+(?:\.\d+)?|\.\d+))(px|pt|em|in|cm|mm|pc)?$/;
const EM = 'em';

export const pixelsOf = (text: string | undefined, size: number): number | undefined => {
  const [, number, unit = 'px'] = LENGTH.exec(text ?? '') ?? [];
  if (number === undefined) return undefined;
  return Number(number) * (unit === EM ? size : (PIXELS[unit] ?? 1));
};

interface Transform {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const TRANSFORM = /(matrix|translate|translatex|translatey|scale)\(([^)]*)\)/g;

/** What the functions of a transform do together, turned text apart. */
const transformOf = (text: string | undefined, size: number): Transform => {
  let all: Transform = { scale: 1, x: 0, y: 0 };
  for (const [, name, inner = ''] of (text ?? '').matchAll(TRANSFORM)) {
    const values = inner.split(/[\s,]+/).map((value) => pixelsOf(value.trim(), size) ?? 0);
    const [a = 0, b = 0] = values;
    if (name === 'matrix')
      all = {
        scale: all.scale * (a || 1),
        x: all.x + (values[4] ?? 0),
        y: all.y + (values[5] ?? 0),
      };
    else if (name === 'scale') all = { ...all, scale: all.scale * (a || 1) };
    else
      all = {
        ...all,
        x: all.x + (name === 'translatey' ? 0 : a),
        y: all.y + (name === 'translatey' ? a : b),
      };
  }
  return all;
};

const isAbsolute = (style: Declarations): boolean => style.get('position') === 'absolute';

/** Whether an element is placed by its style, not by what comes before it. */
export const isPlaced = (style: Declarations): boolean =>
  isAbsolute(style) || (style.get('position') === 'relative' && style.has('transform'));

const topOf = (style: Declarations, parent: Placement, size: number): number => {
  const { scale } = parent;
  const top = pixelsOf(style.get('top'), size);
  if (top !== undefined) return parent.top + top * scale;
  const bottom = pixelsOf(style.get('bottom'), size);
  if (bottom === undefined) return parent.top;
  const height = pixelsOf(style.get('height'), size) ?? 0;
  return parent.top + parent.height - (bottom + height) * scale;
};

/** Where an element stands that its style places inside another one. */
export const placementOf = (style: Declarations, parent: Placement): Placement => {
  const size = pixelsOf(style.get('font-size'), parent.size) ?? parent.size;
  const letterSpacing = pixelsOf(style.get('letter-spacing'), size) ?? parent.letterSpacing;
  if (!isAbsolute(style) && !style.has('transform')) {
    const height = pixelsOf(style.get('height'), size);
    return {
      ...parent,
      size,
      letterSpacing,
      height: height === undefined ? parent.height : height * parent.scale,
    };
  }
  const { scale, x, y } = transformOf(style.get('transform'), size);
  const height = (pixelsOf(style.get('height'), size) ?? 0) * parent.scale;
  return {
    left: parent.left + ((pixelsOf(style.get('left'), size) ?? 0) + x) * parent.scale,
    top: topOf(style, parent, size) + y * parent.scale,
    height,
    scale: parent.scale * scale,
    size,
    letterSpacing,
  };
};
