import { fold } from '../language/fold.js';
import { HUNDREDTHS, NIL_WORDS } from '../language/money/unit-words.js';
import { DASH, patternOf, SIGN, SIGN_ALONE, TRIANGLE } from './signs.js';
import { forLanguages } from '../language/languages-in-use.js';

/** How a page writes its numbers. */
export interface NumberStyle {
  /** Between groups of three digits. */
  readonly grouping: ',' | '.' | ' ' | "'";
  readonly decimal: '.' | ',';
  /** Lakhs and crores stand apart: "43813 37 23". */
  readonly pairs?: true;
}

export interface NumberReading {
  readonly value: number;
  readonly percent: boolean;
  /** Digits printed after the decimal mark. */
  readonly decimals: number;
}

export const ANGLO: NumberStyle = { grouping: ',', decimal: '.' };
export const CONTINENTAL: NumberStyle = { grouping: '.', decimal: ',' };
export const SPACED: NumberStyle = { grouping: ' ', decimal: ',' };
export const SPACED_POINT: NumberStyle = { grouping: ' ', decimal: '.' };
export const SWISS: NumberStyle = { grouping: "'", decimal: '.' };

const CODE = 'EUR|USD|GBP|CHF|SEK|NOK|DKK|RMB|RM|Rs\\.?|Php';
/** "$", "EUR 5", "HK(0.89)". */
const CURRENCY = patternOf('^', SIGN, `|^(?:${CODE})(?=[\\s(\\d–-])|^(?:US|HK|NZ|A|C|S)(?=\\()`);
/** Brackets of a font whose glyphs are swapped: ")16,319,856(". */
const TURNED = /^\)\s?(\S+?)\s?\($/;
/** "(10.09 pence)". */
const MINOR_UNIT = forLanguages(() => new RegExp(String.raw`\s(?:${HUNDREDTHS()})(?=\)?$)`, 'i'));
const MARK = /(?:\([a-z*]{1,3}\)|\[[a-z0-9]{1,2}\]|[*†‡§#]+|(?<=\d)[a-z]\)?)$/i;
const NIL = new RegExp(`^${DASH}{1,3}$`);
const SIGNED = new RegExp(`^(?:\\(|${DASH}\\s*|\\+\\s*|${TRIANGLE}\\s*)`);
const BODY = /^(?:\d[\d.,'’ \u00a0\u202f]*|[.,]\d+)$/;

/** A currency symbol or code that stands alone before a number. */
export const isCurrencySign = (text: string): boolean => SIGN_ALONE.test(text);

/** Letters alone, few enough to stand for a number. */
const SHORT_WORD = /^\p{L}{2,6}$/u;

const saysNil = (text: string): boolean => SHORT_WORD.test(text) && NIL_WORDS().has(fold(text));

/** A dash or a word that stands for nil. */
export const isNil = (text: string): boolean =>
  saysNil(text) || NIL.test(text) || /^\([-–—]\)$/.test(text) || text === '$-' || text === '$—';

const groupPattern = (style: NumberStyle): RegExp => {
  const g =
    style.grouping === '.'
      ? '\\.'
      : style.grouping === ' '
        ? '[ \\u00a0\\u202f]'
        : style.grouping === "'"
          ? "['’]"
          : ',';
  return new RegExp(`^\\d{1,3}(?:${g}\\d{3})+$`);
};

/** Lakhs and crores, or hundreds of millions as one group: "12,34,567", "1135,93,030". */
const INDIAN = /^\d{1,4}(?:,\d{2})+,\d{3}$/;

/** The same in thousands, so that the last group has two digits as well: "32859,25,25". */
const INDIAN_PAIRS = /^\d{1,6}(?:,\d{2})+$/;

const integerPart = (text: string, style: NumberStyle): string | undefined => {
  if (/^\d+$/.test(text)) return text;
  if (style.pairs === true && INDIAN_PAIRS.test(text)) return text.replace(/\D/g, '');
  const indian = style.grouping === ',' && INDIAN.test(text);
  return indian || groupPattern(style).test(text) ? text.replace(/\D/g, '') : undefined;
};

/**
 * The digits of `text` as a number in one style; undefined if the separators do not fit the style.
 */
const digits = (
  text: string,
  style: NumberStyle,
): { value: number; decimals: number } | undefined => {
  const at = text.lastIndexOf(style.decimal);
  const whole = at < 0 ? text : text.slice(0, at);
  const fraction = at < 0 ? '' : text.slice(at + 1);
  if (!/^\d*$/.test(fraction) || (at >= 0 && fraction === '')) return undefined;
  const integer = whole === '' ? '0' : integerPart(whole, style);
  return integer === undefined
    ? undefined
    : { value: Number(`${integer}.${fraction || '0'}`), decimals: fraction.length };
};

/**
 * `29,8` on a page of `1,234`: a last separator that is not followed by three digits can only be
 * the decimal mark.
 */
const looseDecimal = (text: string): { value: number; decimals: number } | undefined => {
  const m = /^(\d{1,3}(?:[.,' ]\d{3})*|\d+)[.,](\d{1,2}|\d{4,})$/.exec(text);
  if (m === null) return undefined;
  return { value: Number(`${m[1]?.replace(/\D/g, '')}.${m[2]}`), decimals: m[2]?.length ?? 0 };
};

/**
 * An amount whose closing bracket was never opened: its beginning was lost, and with it the sign.
 */
export const HALF_BRACKETED = /^[^()]*\d[.,]\d[^()]*\)$/;

interface Signed {
  readonly text: string;
  readonly negative: boolean;
}

/** A number without the bracket or dash before it, and the text between that and the digits. */
const withoutOpening = (text: string): Signed => {
  if (!SIGNED.test(text)) return { text, negative: HALF_BRACKETED.test(text) };
  const bare = text.replace(SIGNED, '').replace(CURRENCY, '').trim();
  return { text: bare.replace(/^\(/, ''), negative: !text.startsWith('+') };
};

const DASH_BEHIND = patternOf(String.raw`\s*`, DASH, '$');

/** A number without the mark, bracket or dash behind it. */
const withoutClosing = ({ text, negative }: Signed): Signed => {
  const marked = MARK.test(text) && /\d/.test(text.replace(MARK, ''));
  const bare = (marked ? text.replace(MARK, '') : text).trim().replace(/\)$/, '').trim();
  const digitsAlone = bare.replace(DASH_BEHIND, '').trim();
  const minus = digitsAlone !== bare && /\d$/.test(digitsAlone);
  return minus ? { text: digitsAlone, negative: true } : { text: bare, negative };
};

/**
 * Reads one printed number: `1,234` `(1,234)` `1.234,5` `1 234` `-876` `– 876` `1,234–` `12.5%`
 * `$1,234` `1,234(a)`. Brackets and dashes before or after make it negative, and so do triangles
 * before it (`△1,234`). Returns undefined for anything that is not a number in the style.
 */
export const parseNumber = (raw: string, style: NumberStyle = ANGLO): NumberReading | undefined => {
  const amount = raw
    .trim()
    .replace(TURNED, '($1)')
    .replace(CURRENCY, '')
    .replace(MINOR_UNIT(), '')
    .trim();
  const percent = /%\)?$/.test(amount);
  const { text, negative } = withoutClosing(withoutOpening(amount.replace(/\s*%(?=\)?$)/, '')));
  const read = BODY.test(text) ? (digits(text, style) ?? looseDecimal(text)) : undefined;
  if (read === undefined) return undefined;
  return {
    value: negative && read.value !== 0 ? -read.value : read.value,
    percent,
    decimals: read.decimals,
  };
};
