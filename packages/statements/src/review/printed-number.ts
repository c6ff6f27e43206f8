import type { RawStatement } from '@fde/contracts';
import {
  ANGLO,
  CONTINENTAL,
  isNil,
  parseNumber,
  showStyle,
  SPACED,
  SPACED_POINT,
  SWISS,
  type NumberStyle,
} from '../page/index.js';

const STYLES: readonly NumberStyle[] = [ANGLO, CONTINENTAL, SPACED, SPACED_POINT, SWISS];

/** An example of how the pages of a statement write numbers; undefined if that is not known. */
export const numberStyleOf = (raw: unknown): string | undefined =>
  (raw as Partial<RawStatement> | null)?.decisions?.number_style?.value;

const styleOf = (raw: unknown): NumberStyle | undefined => {
  const shown = numberStyleOf(raw);
  return STYLES.find((style) => showStyle(style) === shown);
};

const GROUP = 3;

const grouped = (digits: string, style: NumberStyle): string =>
  digits.length <= GROUP
    ? digits
    : `${grouped(digits.slice(0, -GROUP), style)}${style.grouping}${digits.slice(-GROUP)}`;

/** A number as the pages of the statement write it, a negative one in brackets. */
export const showPrinted = (value: number, raw: unknown): string => {
  const style = styleOf(raw) ?? ANGLO;
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  const tail = fraction === undefined ? '' : `${style.decimal}${fraction}`;
  const text = `${grouped(whole, style)}${tail}`;
  return value < 0 ? `(${text})` : text;
};

/** What a text says in every style in which it is a number. */
const readings = (text: string): readonly number[] => [
  ...new Set(
    STYLES.flatMap((style) => {
      const read = parseNumber(text, style);
      return read === undefined ? [] : [read.value];
    }),
  ),
];

/** More digits than a group has stand behind the sign that groups digits on the page. */
const hasLongGroup = (text: string, { grouping }: NumberStyle): boolean => {
  const behind = /^\d*/.exec(text.slice(text.lastIndexOf(grouping) + 1))?.[0] ?? '';
  return text.includes(grouping) && behind.length > GROUP;
};

/**
 * The number that a person copied from a page, in the page's own style: `66,000`, `(20,890)`,
 * `66.000,5`, `66 000`, `△1,234`, `20,890-`; a dash is nil. A text that does not fit the style is
 * taken if it can be read in one way only, and does not misplace the sign that groups digits on this
 * page: `8,6153` is no decimal where `86,153` is printed. Undefined if it is no number.
 */
export const readPrinted = (text: string, raw: unknown): number | undefined => {
  const plain = text.trim();
  if (isNil(plain)) return 0;
  const style = styleOf(raw);
  if (style !== undefined && hasLongGroup(plain, style)) return undefined;
  const own = parseNumber(plain, style ?? ANGLO);
  if (own !== undefined) return own.value;
  const [only, ...others] = readings(plain);
  return others.length === 0 ? only : undefined;
};
