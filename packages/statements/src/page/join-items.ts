import { HUNDREDTHS } from '../language/money/unit-words.js';
import { isCurrencySign, isNil, type NumberStyle } from './number-grammar.js';
import {
  DASH,
  DASH_ALONE,
  DASH_IN_BRACKETS,
  MINUS_THEN_SIGN,
  OPEN_BRACKET,
  patternOf,
  SIGN,
  SIGN_THEN_MINUS,
  TRIANGLE_ALONE,
} from './signs.js';
import type { Token } from './token.js';
import { APART, COLUMN_GAP, DETACHED, GROUP_GAP, MONOSPACED, MONOSPACED_SPACE } from './weights.js';
import { forLanguages } from '../language/languages-in-use.js';

/** Two neighbours of a line. Gaps are measured in the font size. */
interface Pair {
  readonly last: Token;
  readonly next: Token;
  /** What stands before both. */
  readonly before: Token | undefined;
  readonly gap: number;
  readonly style: NumberStyle;
}

interface JoiningRule {
  readonly name: string;
  readonly applies: (pair: Pair) => boolean;
  /** The text of both together. */
  readonly effect: (a: string, b: string, pair: Pair) => string;
}

const STARTS_DIGIT = /^[.,]?\d/;
const STARTS_AMOUNT = patternOf('^', SIGN, String.raw`?[.,]?\d`);
/** The stroke of a peso sign with the number or nil behind it. */
const BEHIND_STROKE = patternOf(String.raw`^=(?:\(?[\d.]|`, DASH, '$)');
const withoutStroke = (text: string): string =>
  isNil(text.slice(1)) ? text.slice(1) : `₱${text.slice(1)}`;
const EM_DASH = /^[\u2014\u2015]$/;
const NUMBER_SO_FAR = patternOf(
  '^',
  SIGN,
  '?',
  String.raw`[-–—−(+]?[\s(]*`,
  SIGN,
  String.raw`?[\d.,'’ ]+[)%]*$`,
);
/** The first groups of a number, with its sign and the text before it. */
const GROUPS_BEFORE = patternOf(
  '^',
  SIGN,
  String.raw`?\(?[-–\u2212]?`,
  SIGN,
  String.raw`?\d{1,3}(?: \d{3})*$`,
);
const LAST_GROUP = /^\d{3}(?:[.,]\d+)?[-–\u2212]?\)?%?$/;
const LAST_GROUPS = /^\d{3}(?: \d{3})*(?:[.,]\d+)?\)?$/;
const RECOGNISED_BEFORE = /^\(?[-–]?\d{1,3}(?:[.,]\d{3})*[.,]?$/;
/** "383," of "383, 255". */
const CUT_AT_SEPARATOR = /^\(?[-–]?[$£€]?\d{1,3}(?:,\d{3})*,$/;
const RECOGNISED_AFTER = /^[.,]?\d{3}(?:[.,]\d{3})*\)?$/;
const MINOR_UNIT = forLanguages(() => new RegExp(String.raw`^(?:${HUNDREDTHS()})\)?$`, 'i'));

/** "441)": its bracket was opened before it, wherever in the column that was. */
const CLOSED_ONLY = /^[.,]?\d[\d.,'’ ]*\)$/;

/** A country's letters before the bracket: "HK(0.89)". */
const COUNTRY_FIRST = /^[A-Z]{1,2}\([\d.,]+\)$/;

const isNumber = (text: string): boolean =>
  (/\d/.test(text) && NUMBER_SO_FAR.test(text)) || COUNTRY_FIRST.test(text);

/** A dash is a sign only if no word stands close to its left. */
const isIsolated = ({ last, before }: Pair): boolean =>
  before === undefined ||
  last.x0 - before.x1 > DETACHED.isolated * last.size ||
  isCurrencySign(before.text) ||
  /\d\)?$/.test(before.text);

/** Widest space between groups of one number, in the font size: in a monospaced font a space is as wide as a digit. */
export const groupGap = ({ text, x0, x1, size }: Token): number => {
  const digit = (x1 - x0) / Math.max(1, text.length) / Math.max(1, size);
  return digit > MONOSPACED ? Math.max(GROUP_GAP, MONOSPACED_SPACE * digit) : GROUP_GAP;
};

/**
 * A number that begins clearly behind what stands before it: the groups of some lines are set
 * wider than a word space, but never as wide as columns stand apart.
 */
const beginsColumn = ({ last, before }: Pair): boolean =>
  before !== undefined && last.x0 - before.x1 > COLUMN_GAP * last.size;

const isRecognised = ({ last, next }: Pair): boolean =>
  last.certainty !== undefined && next.certainty !== undefined;

const behindNumber = (most: number, text: RegExp): JoiningRule['applies'] => {
  return ({ last, next, gap }) => gap < most && text.test(next.text) && isNumber(last.text);
};

/**
 * Whether `next` continues `last`, and the text of both together; the first rule that applies
 * decides.
 */
const JOINING_RULES: readonly JoiningRule[] = [
  {
    name: 'peso sign drawn as a letter and its stroke',
    applies: ({ last, next, gap }) =>
      last.text === 'P' && BEHIND_STROKE.test(next.text) && gap < DETACHED.stroke,
    effect: (_, b) => withoutStroke(b),
  },
  {
    // The letter stands over the stroke, and a hair's breadth behind it.
    name: 'peso sign drawn as a stroke and its letter',
    applies: ({ last, next }) =>
      next.text === 'P' && BEHIND_STROKE.test(last.text) && next.x1 < (last.x0 + last.x1) / 2,
    effect: (a) => withoutStroke(a),
  },
  {
    name: 'bracket opened apart',
    applies: ({ last, next, gap }) =>
      OPEN_BRACKET.test(last.text) &&
      gap < (CLOSED_ONLY.test(next.text) ? DETACHED.bracketPair : DETACHED.bracket) &&
      STARTS_DIGIT.test(next.text),
    effect: (_, b) => `(${b}`,
  },
  {
    name: 'minus and currency before the digits',
    applies: ({ last, next, gap }) =>
      MINUS_THEN_SIGN.test(last.text) && gap < DETACHED.bracket && STARTS_DIGIT.test(next.text),
    effect: (a, b) => `${a}${b}`,
  },
  {
    name: 'currency and minus before the digits',
    applies: ({ last, next, gap }) =>
      SIGN_THEN_MINUS.test(last.text) && gap < DETACHED.minus && STARTS_DIGIT.test(next.text),
    effect: (a, b) => `-${a.slice(0, -1)}${b}`,
  },
  {
    name: 'minus before a currency',
    applies: (pair) =>
      DASH_ALONE.test(pair.last.text) &&
      isCurrencySign(pair.next.text) &&
      pair.gap < DETACHED.beforeSign &&
      isIsolated(pair),
    effect: (_, b) => `-${b}`,
  },
  {
    name: 'minus before an amount',
    applies: (pair) =>
      DASH_ALONE.test(pair.last.text) &&
      STARTS_AMOUNT.test(pair.next.text) &&
      pair.gap < (EM_DASH.test(pair.last.text) ? DETACHED.longMinus : DETACHED.minus) &&
      isIsolated(pair),
    effect: (_, b) => `-${b}`,
  },
  {
    name: 'minus in brackets before an amount',
    applies: (pair) =>
      DASH_IN_BRACKETS.test(pair.last.text) &&
      STARTS_AMOUNT.test(pair.next.text) &&
      pair.gap < DETACHED.minus &&
      pair.before !== undefined &&
      isIsolated(pair),
    effect: (_, b) => `-${b}`,
  },
  {
    name: 'triangle before the digits',
    applies: ({ last, next, gap }) =>
      TRIANGLE_ALONE.test(last.text) && gap < DETACHED.minus && STARTS_AMOUNT.test(next.text),
    effect: (_, b) => `-${b}`,
  },
  {
    name: 'bracket closed apart',
    applies: (pair) =>
      behindNumber(DETACHED.closing, /^\)%?$/)(pair) && pair.last.text.includes('('),
    effect: (a, b) => a + b,
  },
  {
    name: 'percent sign apart',
    applies: behindNumber(DETACHED.percent, /^%\)?$/),
    effect: (a, b) => a + b,
  },
  {
    name: 'footnote mark',
    applies: behindNumber(DETACHED.touching, /^\([a-z*]{1,3}\)$/i),
    effect: (a) => a,
  },
  {
    name: 'pence or cents',
    applies: (pair) => behindNumber(DETACHED.unit, MINOR_UNIT())(pair),
    effect: (a, b) => `${a} ${b}`,
  },
  {
    name: 'fraction',
    applies: behindNumber(DETACHED.touching, /^[.,]\d+\)?$/),
    effect: (a, b) => a + b,
  },
  {
    name: 'groups parted by spaces',
    applies: (pair) =>
      pair.style.grouping === ' ' &&
      (pair.gap < groupGap(pair.next) || (beginsColumn(pair) && pair.gap < APART)) &&
      GROUPS_BEFORE.test(pair.last.text) &&
      (LAST_GROUP.test(pair.next.text) || LAST_GROUPS.test(pair.next.text)),
    effect: (a, b) => `${a} ${b}`,
  },
  {
    name: 'space behind the separator',
    applies: ({ last, next, gap, style }) =>
      style.grouping === ',' &&
      gap < DETACHED.lostSeparator &&
      CUT_AT_SEPARATOR.test(last.text) &&
      RECOGNISED_AFTER.test(next.text) &&
      !/^[.,]/.test(next.text),
    effect: (a, b) => a + b,
  },
  {
    // Columns never stand this close.
    name: 'recognised groups whose separator was lost',
    applies: (pair) =>
      pair.style.grouping !== ' ' &&
      pair.gap < DETACHED.lostSeparator &&
      isRecognised(pair) &&
      RECOGNISED_BEFORE.test(pair.last.text) &&
      RECOGNISED_AFTER.test(pair.next.text),
    effect: (a, b, { style }) =>
      `${a.replace(/[.,]$/, '')}${style.grouping}${b.replace(/^[.,]/, '')}`,
  },
  {
    name: 'minus behind the digits',
    applies: (pair) =>
      behindNumber(DETACHED.trailingMinus, patternOf('^', DASH, '$'))(pair) &&
      !pair.last.text.includes('(') &&
      /\d$/.test(pair.last.text),
    effect: (a) => `${a}-`,
  },
];

const merge = (a: Token, b: Token, text: string, rule: string): Token => ({
  ...a,
  text,
  joinedBy: [...(a.joinedBy ?? []), rule],
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

const joinPair = (pair: Pair): Token | undefined => {
  const rule = JOINING_RULES.find((r) => r.applies(pair));
  const { last, next } = pair;
  return rule === undefined
    ? undefined
    : merge(last, next, rule.effect(last.text, next.text, pair), rule.name);
};

/** The words of a line with their numbers joined. */
export const joinItems = (tokens: readonly Token[], style: NumberStyle): Token[] => {
  const out: Token[] = [];
  for (const next of tokens) {
    const last = out.at(-1);
    if (last === undefined) {
      out.push(next);
      continue;
    }
    const gap = (next.x0 - last.x1) / Math.max(last.size, next.size, 1);
    const both = joinPair({ last, next, before: out.at(-2), gap, style });
    if (both === undefined) out.push(next);
    else out[out.length - 1] = both;
  }
  return out;
};
