import type { Line } from './line.js';
import {
  isCurrencySign,
  isNil,
  parseNumber,
  type NumberReading,
  type NumberStyle,
} from './number-grammar.js';
import { groupGap, joinItems } from './join-items.js';
import { patternOf, SIGN, SIGN_AT_START } from './signs.js';
import type { Token } from './token.js';
import { joinTorn } from './torn-numbers.js';
import { HANGING, NIL, CLEARLY_GROUPED } from './weights.js';

/**
 * A piece of a line, after numbers were joined and the signs around them (currencies, brackets,
 * percent signs) absorbed.
 */
export interface Item {
  readonly kind: 'word' | 'number' | 'nil';
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly size: number;
  readonly bold: boolean;
  /** Free space to its left; Infinity at the start of the line. */
  readonly gap: number;
  readonly reading?: NumberReading;
  /** Right edge of the last digit: brackets and marks hang out of the column. */
  readonly edge: number;
  readonly currency?: string;
  /** Where a currency sign stands that is set apart from its number: the column begins there. */
  readonly signAt?: number;
  /** How sure character recognition is of it. */
  readonly certainty?: number;
  /** The rules that joined neighbours on its line to make it. */
  readonly joinedBy?: readonly string[];
}

/** An item as it is printed, with the sign before it: "$10", "Rs. 10". */
export const printedText = ({ currency = '', signAt, text }: Item): string =>
  signAt !== undefined && /[a-z.]$/i.test(currency) ? `${currency} ${text}` : `${currency}${text}`;

export interface ItemLine extends Line {
  readonly items: readonly Item[];
}

/** The words and numbers of a line, with one space between them; numbers without their currencies. */
export const textOfLine = ({ items }: ItemLine): string => items.map(({ text }) => text).join(' ');

/** A line as printed, the currencies of its numbers among its text. */
export const printedLine = ({ items }: ItemLine): string => items.map(printedText).join(' ');

const OPENS_NUMBER = patternOf(
  '^(?:',
  String.raw`\(?`,
  SIGN,
  '?|',
  SIGN,
  String.raw`\(|[-\u2012-\u2015\u2212])?\d`,
);

/** Brackets, percent signs and marks behind the digits. */
const HANGS = /(?:[)%*†‡§\]\s]|\([a-z]\))+$|[-–−]$/i;

const edgeOf = (token: Token): number => {
  if (/[a-z0-9]$/i.test(token.text)) return token.x1;
  const tail = HANGS.exec(token.text)?.[0] ?? '';
  const percents = tail.match(/%/g)?.length ?? 0;
  const width = percents * HANGING.percent + (tail.length - percents) * HANGING.mark;
  return token.x1 - Math.min(token.x1 - token.x0, width * token.size);
};

/** A dash with free space around it. Close before a word, it only introduces the word. */
const isFreeNil = (token: Token, gap: number, next: Token | undefined): boolean => {
  const behind = next === undefined ? Infinity : next.x0 - token.x1;
  const leaning = next !== undefined && /^\p{L}/u.test(next.text) && behind < NIL.word * token.size;
  return gap > NIL.before * token.size && behind > NIL.behind * token.size && !leaning;
};

const kindOf = (
  token: Token,
  style: NumberStyle,
  gap: number,
  next: Token | undefined,
): Pick<Item, 'kind' | 'reading'> => {
  if (isNil(token.text)) return { kind: isFreeNil(token, gap, next) ? 'nil' : 'word' };
  const reading = /\d/.test(token.text) ? parseNumber(token.text, style) : undefined;
  return reading === undefined ? { kind: 'word' } : { kind: 'number', reading };
};

/** Letters close behind a word are its unit: "Earnings per share, kr". */
const leansBack = (token: Token, end: number, next: Token): boolean =>
  /[a-z.]$/i.test(token.text) && token.x0 - end < next.x0 - token.x1;

const LEADING_CURRENCY = patternOf('^(', SIGN, String.raw`)(?=[-–—−(\d]|\.\d)`);

const itemsOfTokens = (tokens: readonly Token[], style: NumberStyle): Item[] => {
  const items: Item[] = [];
  let end = -Infinity;
  let currency: { text: string; x0: number } | undefined;
  tokens.forEach((token, i) => {
    const next = tokens[i + 1];
    if (
      isCurrencySign(token.text) &&
      next !== undefined &&
      (OPENS_NUMBER.test(next.text) || isNil(next.text)) &&
      !leansBack(token, end, next)
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

/** Joins the numbers among a line's words, read in the page's number style. */
export const itemLine = (line: Line, style: NumberStyle): ItemLine => ({
  ...line,
  items: itemsOfTokens(joinItems(joinTorn(line.tokens, style), style), style),
});

/**
 * The texts that show a page's number style: every word with a digit, and neighbours that may be
 * groups of one number.
 */
export const numeralTexts = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) =>
    line.tokens.flatMap((t, i) => {
      const next = line.tokens[i + 1];
      const bare = t.text.replace(SIGN_AT_START, '');
      if (!/^\(?[-–−]?\d/.test(bare)) return [];
      const near =
        next !== undefined && next.x0 - t.x1 < (groupGap(next) - CLEARLY_GROUPED) * t.size;
      const grouped =
        near &&
        /^\(?[-–−]?\d{1,3}$/.test(bare) &&
        /^\d{3}(?:[.,]\d{1,2})?[-–−]?\)?$/.test(next.text);
      return grouped ? [`${bare} ${next.text}`] : [bare];
    }),
  );
