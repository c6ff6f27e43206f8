import type { BookRow } from './book.js';
import type { HouseStyle } from './house-style.js';

/**
 * A number as the typesetter places it: the sign to its left, the body, and what hangs over the column's right edge.
 */
export interface NumberToPrint {
  readonly sign?: string;
  readonly body: string;
  /** A closing bracket, a percent sign. */
  readonly hang?: string;
  /** Whether that overhang is set apart, as a word of its own. */
  readonly apart?: boolean;
  /** A footnote mark, set small and high. */
  readonly mark?: string;
}

const decimalOf = (style: HouseStyle): string =>
  style.language === 'en' || style.grouping === ','
    ? '.'
    : style.grouping === "'" || style.grouping === '\u2019'
      ? '.'
      : ',';

/** The digits of an amount in the style's groups. */
const digitsOf = (value: number, decimals: number, style: HouseStyle): string => {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, style.grouping);
  return fraction === undefined ? grouped : `${grouped}${decimalOf(style)}${fraction}`;
};

/** Formats a value; `sign` is the currency sign, if this row has one. */
export const printNumber = (
  value: number,
  row: Pick<BookRow, 'decimals'>,
  style: HouseStyle,
  sign?: string,
): NumberToPrint => {
  const glued = sign !== undefined && style.sign === 'glued' ? sign : '';
  const own = sign !== undefined && style.sign !== 'glued' ? { sign } : {};
  if (value === 0) return { ...own, body: style.nil };
  const digits = digitsOf(value, row.decimals, style);
  if (value > 0) return { ...own, body: glued + digits };
  switch (style.negative) {
    case 'brackets':
      return { ...own, body: `${glued}(${digits}`, hang: ')' };
    case 'brackets-apart':
      return { ...own, body: `${glued}(${digits}`, hang: ')', apart: true };
    case 'minus':
      return { ...own, body: `-${glued}${digits}` };
    case 'minus-sign':
      return { ...own, body: `\u2212${glued}${digits}` };
    case 'minus-apart':
      return { ...own, body: `- ${glued}${digits}` };
    case 'en-dash':
      return { ...own, body: `\u2013${glued}${digits}` };
    case 'trailing':
      return { ...own, body: `${glued}${digits}`, hang: '-' };
  }
};
