import { CURRENCIES, SHARED_MONEY } from './currencies.js';

/**
 * The grammar of a unit that is written as one word: money, then a multiplier. `Rm`, `R'000`, `£m`,
 * `KShs '000`, `GH¢m`, `R'000 000`. Money is a row of the table of currencies: its sign, its
 * letters or its code. Matched in text as printed, where capitals distinguish `Rm` from `RM`.
 */
export const QUOTE = "['’‘´`]";

/** What stands behind money, and how many units it says. The first that matches decides. */
const MULTIPLIERS: readonly (readonly [source: string, scale: number])[] = [
  [String.raw`${QUOTE}?\s?000[ ,.'’]000s?`, 1e6],
  [`${QUOTE}?\\s?000${QUOTE}?s?`, 1e3],
  [`${QUOTE}?\\s?(?:trn|tn|Tn)\\.?`, 1e12],
  [`${QUOTE}?\\s?(?:bn|Bn|BN|bln|mrd|Mrd)s?\\.?`, 1e9],
  [`${QUOTE}?\\s?(?:cr|Cr|CR)s?\\.?`, 1e7],
  [
    `${QUOTE}?\\s?(?:mn|Mn|MN|mln|Mln|mio|Mio|MM)s?\\.?|${QUOTE}?m(?:illions?)?|${QUOTE}M|\\sm`,
    1e6,
  ],
  [`${QUOTE}?\\s?(?:lakhs?|lacs?|Lakhs?|Lacs?)`, 1e5],
  [`${QUOTE}?\\s?(?:k|K)`, 1e3],
  [`${QUOTE}\\s?00`, 1e2],
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** `Nu`, `Ar`, `Le`: what follows them makes a word, "Num", "Arm", "Lek". */
const OPENS_WORD = /^(?:\p{Lu}[aeiou]|[AEIOU]\p{Ll})$/u;

/**
 * Letters that are a unit with any multiplier. A single letter is also that of a measure (`Km`,
 * `Nm`), so it needs an apostrophe, as do two that open a word; only the rand is written without one.
 */
export const isTelling = (letters: string): boolean =>
  letters === 'R' || (letters.length > 1 && !OPENS_WORD.test(letters));

const LETTERS: readonly string[] = [
  ...CURRENCIES.flatMap(({ letters = [] }) => letters),
  ...SHARED_MONEY.flatMap(({ letters = [] }) => letters),
];
const TELLING = [
  ...LETTERS.filter(isTelling),
  ...CURRENCIES.flatMap(({ code, cautious }) => (cautious === true ? [] : [code])),
].toSorted((a, b) => b.length - a.length);
const OTHERS = LETTERS.filter((letters) => !isTelling(letters));

const MONEY = String.raw`(?:${TELLING.map(escaped).join('|')}|[A-Z]{0,4}\$|GH[¢₵]|zł|Kč|\p{Sc})\.?`;
const SCALED = MULTIPLIERS.map(([source]) => `(${source})`).join('|');
const START = String.raw`(?<![\p{L}\p{N}.,])`;
const END = String.raw`(?![\p{L}\d])`;

const WRITTEN = new RegExp(`${START}${MONEY}(?:${SCALED})${END}`, 'gu');
const LETTER = OTHERS.map(escaped).join('|');
/** `P'000`, `K'm`. */
const QUOTED = new RegExp(
  `${START}(?:${LETTER})${QUOTE}\\s?(?:(0{3}[ ,.'’]0{3}|[mM])|(000))${END}`,
  'gu',
);

const QUOTED_SCALES = [1e6, 1e3];

/** The multiplier of the first unit that a text writes as one word. */
export const writtenScale = (text: string): number | undefined => {
  const which = (pattern: RegExp): number => {
    pattern.lastIndex = 0;
    const groups = pattern.exec(text)?.slice(1) ?? [];
    return groups.findIndex((group) => group !== undefined);
  };
  return MULTIPLIERS[which(WRITTEN)]?.[1] ?? QUOTED_SCALES[which(QUOTED)];
};

/** A text without the units that are written as one word. */
export const withoutWrittenUnits = (text: string): string =>
  text.replace(WRITTEN, ' ').replace(QUOTED, ' ');

/** Whether a text can hold such a unit: nearly none does, and this is quick to see. */
export const mayWriteUnit = (text: string): boolean =>
  /(?:\p{Sc}|\p{L}\.?|¢)\s?['’‘´`]?\s?(?:00|m|M|b|B|k|K|t|T|c|C|l|L)/u.test(text) &&
  /\p{Sc}|¢|[A-Z]/u.test(text);
