const POINTS: Readonly<Record<string, number>> = {
  pt: 1,
  px: 0.75,
  em: 10,
  rem: 10,
  in: 72,
  cm: 28.35,
  mm: 2.835,
  pc: 12,
};

const LENGTH = /^(-?\d{0,5}(?:\.\d{1,6})?)(pt|px|rem|em|in|cm|mm|pc)$/;

const toPoints = (text: string | undefined): number => {
  const [, number = '', unit = ''] = LENGTH.exec(text ?? '') ?? [];
  return number === '' ? 0 : Number(number) * (POINTS[unit] ?? 0);
};

/** The left one of one to four lengths, in the order of CSS: top, right, bottom, left. */
const leftOf = (value: string): string | undefined => {
  const lengths = value.trim().split(/\s+/);
  return lengths[3] ?? lengths[1] ?? lengths[0];
};

/** The declarations of a style in their order, names and values in small letters. */
export const declarationsIn = (style: string): [name: string, value: string][] =>
  style.split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':');
    if (colon < 0) return [];
    const [name, value] = [declaration.slice(0, colon), declaration.slice(colon + 1)];
    return [[name.trim().toLowerCase(), value.trim().toLowerCase()]];
  });

const QUOTED = /^(["'])(.*)\1$/s;
const ESCAPE = /\\([\da-f]{1,6}) ?|\\(.)/gi;
/** A sign before a number; longer texts are words of a heading, and pictures in a font of symbols. */
const MOST_SIGNS = 3;

/** The text of `content` in a style sheet, if it is short. */
export const textOfContent = (value: string): string => {
  const text = (QUOTED.exec(value)?.[2] ?? '').replace(
    ESCAPE,
    (_, code: string | undefined, sign: string | undefined) =>
      code === undefined
        ? (sign ?? '')
        : String.fromCodePoint(Math.min(parseInt(code, 16), 0xffff)),
  );
  return text.length > MOST_SIGNS ? '' : text;
};

const declarationsOf = (style: string): Map<string, string> => new Map(declarationsIn(style));

/** How far a style indents the text of its element, in points. */
export const indentOf = (style: string | undefined): number => {
  if (style === undefined || !/padding|margin|text-indent/.test(style)) return 0;
  const all = declarationsOf(style);
  const padding = all.get('padding-left') ?? leftOf(all.get('padding') ?? '');
  const margin = all.get('margin-left') ?? leftOf(all.get('margin') ?? '');
  return toPoints(padding) + toPoints(margin) + toPoints(all.get('text-indent'));
};

const WIDTH = /(?:^|;)\s*width\s*:\s*(\d{1,3}(?:\.\d{1,6})?)%/i;

/** The share of its table's width that a style gives a cell, in percent. */
export const widthOf = (style: string | undefined): number | undefined => {
  const width = WIDTH.exec(style ?? '')?.[1];
  return width === undefined ? undefined : Number(width);
};

const RAISED = /vertical-align\s*:\s*super/i;

/** Whether a style raises its text, as for footnote marks. */
export const isRaised = (style: string | undefined): boolean =>
  style !== undefined && RAISED.test(style);

const HIDDEN = /(?:^|;)\s*display\s*:\s*none/i;

export const isHidden = (style: string | undefined): boolean =>
  style !== undefined && HIDDEN.test(style);
