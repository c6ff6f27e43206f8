import type { Line } from './lines.js';
import {
  isCurrencySign,
  isNil,
  parseNumber,
  type NumberReading,
  type NumberStyle,
} from './number-grammar.js';
import type { Token } from './token.js';

/** A piece of a line after numbers were put together and furniture (currency signs, brackets, percent signs) absorbed. */
export interface Item {
  readonly kind: 'word' | 'number' | 'nil';
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly size: number;
  readonly bold: boolean;
  /** Free space to the left, to whatever stands there; Infinity at the start of the line. */
  readonly gap: number;
  readonly reading?: NumberReading;
  /** Right edge of the last digit: brackets and marks hang out of the column. */
  readonly edge: number;
  readonly currency?: string;
  /** Where a currency sign stands that is set apart from its number: its column begins there. */
  readonly signAt?: number;
  /** How sure character recognition is of it. */
  readonly certainty?: number;
}

export interface ItemLine extends Line {
  readonly items: readonly Item[];
}

const merge = (a: Token, b: Token, text: string): Token => ({
  ...a,
  text,
  x0: Math.min(a.x0, b.x0),
  x1: Math.max(a.x1, b.x1),
  y0: Math.min(a.y0, b.y0),
  y1: Math.max(a.y1, b.y1),
  size: Math.max(a.size, b.size),
  bold: a.bold || b.bold,
  ...(a.certainty === undefined || b.certainty === undefined
    ? {}
    : { certainty: Math.min(a.certainty, b.certainty) }),
});

const DASH_WORD = /^[-\u2010-\u2015\u2212]$/;
const EM_DASH = /^[\u2014\u2015]$/;
const startsDigit = (t: string): boolean => /^[.,]?\d/.test(t);
const startsAmount = (t: string): boolean => /^(?:[A-Z]{0,3}\$|[€£¥])?[.,]?\d/.test(t);
const MINUS_AND_SIGN = /^-(?:[A-Z]{0,3}\$|[€£¥])$/;
const SIGN_AND_MINUS = /^(?:[A-Z]{0,3}\$|[€£¥])[-\u2010-\u2013\u2212]$/;
const SIGN_BEFORE = /^(?:[A-Z]{0,3}\$|[€£¥])/;
const opensNumber = (t: string): boolean =>
  /^(?:\(?[$€£¥]?|[$€£¥]\(|[-\u2012-\u2015\u2212])?\d/.test(t);

/** Whether `next` continues `last`, and what both say together. Gaps are measured in the font size. */
const joined = (
  last: Token,
  next: Token,
  before: Token | undefined,
  { grouping }: NumberStyle,
): string | undefined => {
  const spaced = grouping === ' ';
  const gap = (next.x0 - last.x1) / Math.max(last.size, next.size, 1);
  const a = last.text;
  const b = next.text;
  if (/^(?:[A-Z]{0,3}\$|[€£¥])?\($/.test(a) && gap < 1.6 && startsDigit(b)) return `(${b}`;
  if (MINUS_AND_SIGN.test(a) && gap < 1.6 && startsDigit(b)) return `${a}${b}`;
  if (SIGN_AND_MINUS.test(a) && gap < 0.62 && startsDigit(b)) return `-${a.slice(0, -1)}${b}`;
  if (DASH_WORD.test(a) && isCurrencySign(b) && gap < 0.4 && isolated(last, before)) return `-${b}`;
  if (
    DASH_WORD.test(a) &&
    startsAmount(b) &&
    gap < (EM_DASH.test(a) ? 0.2 : 0.62) &&
    isolated(last, before)
  )
    return `-${b}`;
  if (/\d/.test(a) && parseable(a)) {
    if (/^\)%?$/.test(b) && gap < 1.1 && a.includes('(')) return a + b;
    if (/^%\)?$/.test(b) && gap < 0.9) return a + b;
    if (gap < 0.12 && /^\([a-z*]{1,3}\)$/i.test(b)) return a;
    if (gap < 0.12 && /^[.,]\d+\)?$/.test(b)) return a + b;
    const near = gap < groupGap(next);
    if (spaced && near && GROUPS_BEFORE.test(a) && /^\d{3}(?:[.,]\d+)?[-–\u2212]?\)?%?$/.test(b))
      return `${a} ${b}`;
    if (spaced && near && GROUPS_BEFORE.test(a) && /^\d{3}(?: \d{3})*(?:[.,]\d+)?\)?$/.test(b))
      return `${a} ${b}`;
    if (!spaced && gap < 0.4 && last.certainty !== undefined && next.certainty !== undefined)
      return groupsOf(a, b, grouping);
    if (DASH_WORD.test(b) && gap < 0.3 && !a.includes('(') && /\d$/.test(a)) return `${a}-`;
  }
  return undefined;
};

/** The first groups of a number, with its sign and what stands before it. */
const GROUPS_BEFORE =
  /^(?:[A-Z]{0,3}\$|[€£¥])?\(?[-–\u2212]?(?:[A-Z]{0,3}\$|[€£¥])?\d{1,3}(?: \d{3})*$/;

/** Widest space between groups of one number, in the font size: in a monospaced font a space is as wide as a digit. */
const groupGap = ({ text, x0, x1, size }: Token): number => {
  const digit = (x1 - x0) / Math.max(1, text.length) / Math.max(1, size);
  return digit > MONOSPACED ? Math.max(GROUP_GAP, 1.1 * digit) : GROUP_GAP;
};

const GROUP_GAP = 0.5;
/** Digits of other fonts are at most 0.56 of the font size wide. */
const MONOSPACED = 0.58;

/** Two groups of one recognised number whose separator was lost; columns never stand that close. */
const groupsOf = (a: string, b: string, grouping: string): string | undefined =>
  /^\(?[-–]?\d{1,3}(?:[.,]\d{3})*[.,]?$/.test(a) && /^[.,]?\d{3}(?:[.,]\d{3})*\)?$/.test(b)
    ? `${a.replace(/[.,]$/, '')}${grouping}${b.replace(/^[.,]/, '')}`
    : undefined;

const parseable = (text: string): boolean =>
  /^(?:[A-Z]{0,3}\$|[€£¥])?[-–—−(+]?[\s(]*[$€£¥]?[\d.,'’ ]+[)%]*$/.test(text);

/** A dash is a sign only where no word leans on it from the left. */
const isolated = (dash: Token, before: Token | undefined): boolean =>
  before === undefined ||
  dash.x0 - before.x1 > 0.5 * dash.size ||
  isCurrencySign(before.text) ||
  /\d\)?$/.test(before.text);

const assemble = (line: Line, style: NumberStyle): Token[] => {
  const out: Token[] = [];
  for (const token of line.tokens) {
    const last = out.at(-1);
    const text = last === undefined ? undefined : joined(last, token, out.at(-2), style);
    if (last !== undefined && text !== undefined) out[out.length - 1] = merge(last, token, text);
    else out.push(token);
  }
  return out;
};

const edgeOf = (token: Token): number => {
  if (/[a-z0-9]$/i.test(token.text)) return token.x1;
  const tail = /(?:[)%*†‡\]\s]|\([a-z]\))+$|[-–−]$/i.exec(token.text)?.[0] ?? '';
  const percent = (tail.match(/%/g)?.length ?? 0) * 0.85;
  return (
    token.x1 -
    Math.min(
      token.x1 - token.x0,
      (percent + (tail.length - (tail.match(/%/g)?.length ?? 0)) * 0.33) * token.size,
    )
  );
};

const kindOf = (
  token: Token,
  style: NumberStyle,
  gap: number,
  next: Token | undefined,
): Pick<Item, 'kind' | 'reading'> => {
  if (isNil(token.text)) {
    const after = next === undefined ? Infinity : next.x0 - token.x1;
    const leaning = next !== undefined && /^\p{L}/u.test(next.text) && after < 1.5 * token.size;
    const free = gap > 0.6 * token.size && after > 0.45 * token.size && !leaning;
    return { kind: free ? 'nil' : 'word' };
  }
  const reading = /\d/.test(token.text) ? parseNumber(token.text, style) : undefined;
  return reading === undefined ? { kind: 'word' } : { kind: 'number', reading };
};

const LEADING_CURRENCY = /^((?:US|C|CA|A|AU|HK|NZ|S|NT|R|MX)?\$|[€£¥₹₩₽])(?=[-–—−(\d])/;

const itemsOfTokens = (tokens: readonly Token[], style: NumberStyle): Item[] => {
  const items: Item[] = [];
  let end = -Infinity;
  let currency: { text: string; x0: number } | undefined;
  tokens.forEach((token, i) => {
    const next = tokens[i + 1];
    if (
      isCurrencySign(token.text) &&
      next !== undefined &&
      (opensNumber(next.text) || isNil(next.text))
    ) {
      currency = { text: token.text, x0: token.x0 };
      return;
    }
    const sign = LEADING_CURRENCY.exec(token.text)?.[1];
    const bare = sign === undefined ? token : { ...token, text: token.text.slice(sign.length) };
    const gap = end === -Infinity ? Infinity : (currency?.x0 ?? token.x0) - end;
    const found = sign ?? currency?.text;
    items.push({
      ...bare,
      gap,
      edge: edgeOf(bare),
      ...kindOf(bare, style, gap, tokens[i + 1]),
      ...(found === undefined ? {} : { currency: found }),
      ...(currency === undefined ? {} : { signAt: currency.x0 }),
    });
    currency = undefined;
    end = token.x1;
  });
  return items;
};

/** A line's words with its numbers put together, read in the page's number style. */
export const itemLine = (line: Line, style: NumberStyle): ItemLine => ({
  ...line,
  items: itemsOfTokens(assemble(line, style), style),
});

/** The texts that tell a page's number style: every word with a digit, and neighbours that may be groups of one number. */
export const numeralTexts = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) =>
    line.tokens.flatMap((t, i) => {
      const next = line.tokens[i + 1];
      const bare = t.text.replace(SIGN_BEFORE, '');
      if (!/^\(?[-–−]?\d/.test(bare)) return [];
      const near = next !== undefined && next.x0 - t.x1 < (groupGap(next) - 0.05) * t.size;
      const grouped =
        near &&
        /^\(?[-–−]?\d{1,3}$/.test(bare) &&
        /^\d{3}(?:[.,]\d{1,2})?[-–−]?\)?$/.test(next.text);
      return grouped ? [`${bare} ${next.text}`] : [bare];
    }),
  );
