/** How a page writes its numbers. */
export interface NumberStyle {
  /** Between groups of three digits. */
  readonly grouping: ',' | '.' | ' ' | "'";
  readonly decimal: '.' | ',';
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

const CURRENCY =
  /^(?:US|C|CA|A|AU|HK|NZ|S|NT|R|RMB|MX)?\$|^(?:[€£¥₹₩₽]|EUR|USD|GBP|CHF|SEK|NOK|DKK|RMB|Rs\.?)(?=[\s(\d–-])/;
const MARK = /(?:\([a-z*]{1,3}\)|\[[a-z0-9]{1,2}\]|[*†‡§#]+|(?<=\d)[a-z]\)?)$/i;
const DASH = '[-\\u2010-\\u2015\\u2212]';
const NIL = new RegExp(`^${DASH}{1,3}$`);
const SIGNED = new RegExp(`^(?:\\(|${DASH}\\s*|\\+\\s*)`);
const BODY = /^(?:\d[\d.,'’ \u00a0\u202f]*|[.,]\d+)$/;

/** A currency symbol or code standing alone before a number. */
export const isCurrencySign = (text: string): boolean =>
  /^(?:(?:US|C|CA|A|AU|HK|NZ|S|NT|R|MX)?\$|[€£¥₹₩₽])$/.test(text);

/** A dash that stands for nil. */
export const isNil = (text: string): boolean =>
  NIL.test(text) || /^\([-–—]\)$/.test(text) || text === '$-' || text === '$—';

const group = (style: NumberStyle): RegExp => {
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

const integerPart = (text: string, style: NumberStyle): string | undefined => {
  if (/^\d+$/.test(text)) return text;
  const indian = style.grouping === ',' && /^\d{1,2}(?:,\d{2})+,\d{3}$/.test(text);
  return indian || group(style).test(text) ? text.replace(/\D/g, '') : undefined;
};

/** Digits of `text` as a number in one style; undefined where the separators do not fit the style. */
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

/** `29,8` on a page of `1,234`: a last separator not followed by three digits can only be the decimal mark. */
const looseDecimal = (text: string): { value: number; decimals: number } | undefined => {
  const m = /^(\d{1,3}(?:[.,' ]\d{3})*|\d+)[.,](\d{1,2}|\d{4,})$/.exec(text);
  if (m === null) return undefined;
  return { value: Number(`${m[1]?.replace(/\D/g, '')}.${m[2]}`), decimals: m[2]?.length ?? 0 };
};

/**
 * Reads one printed number: `1,234` `(1,234)` `1.234,5` `1 234` `-876` `– 876` `1,234–` `12.5%` `$1,234` `1,234(a)`.
 * Brackets and dashes before or after make it negative. Returns undefined for anything that is no number in the style.
 */
export const parseNumber = (raw: string, style: NumberStyle = ANGLO): NumberReading | undefined => {
  let text = raw.trim().replace(CURRENCY, '').trim();
  const percent = /%\)?$/.test(text);
  text = text.replace(/\s*%(?=\)?$)/, '');
  let negative = false;
  if (SIGNED.test(text)) {
    negative = !text.startsWith('+');
    text = text.replace(SIGNED, '').replace(CURRENCY, '').trim();
    if (text.startsWith('(')) text = text.slice(1);
  }
  if (MARK.test(text) && /\d/.test(text.replace(MARK, ''))) text = text.replace(MARK, '').trim();
  if (/\)$/.test(text)) text = text.slice(0, -1).trim();
  if (new RegExp(`\\d\\s*${DASH}$`).test(text)) {
    negative = true;
    text = text.replace(new RegExp(`\\s*${DASH}$`), '');
  }
  text = text.trim();
  if (!BODY.test(text)) return undefined;
  const read = digits(text, style) ?? looseDecimal(text);
  if (read === undefined) return undefined;
  return {
    value: negative && read.value !== 0 ? -read.value : read.value,
    percent,
    decimals: read.decimals,
  };
};

const count = (texts: readonly string[], pattern: RegExp): number =>
  texts.filter((t) => pattern.test(t)).length;

/**
 * The style of a page, by what its numbers can only be. Where a page prints nothing that tells (small numbers),
 * the anglo style is assumed.
 */
export const styleOf = (texts: readonly string[]): NumberStyle => {
  const commas = count(texts, /\d,\d{3}(?!\d)/);
  const points = count(texts, /\d\.\d{3}(?!\d)/) + count(texts, /\.\d{3},\d/);
  const swiss = count(texts, /\d['’]\d{3}(?!\d)/);
  const spaces = count(texts, /\d[ \u00a0\u202f]\d{3}(?!\d)/);
  const most = Math.max(commas, points, swiss, spaces);
  if (most === 0 || most === commas) return ANGLO;
  if (most === swiss) return SWISS;
  if (most === points) return CONTINENTAL;
  return count(texts, /\d\.\d{1,2}(?!\d)/) > count(texts, /\d,\d{1,2}(?!\d)/)
    ? SPACED_POINT
    : SPACED;
};
