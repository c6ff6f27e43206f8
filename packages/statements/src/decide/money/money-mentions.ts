import { lexicons } from '../../language/index.js';
import { matchesOf } from '../../language/matches.js';
import { moneyNamesIn, type MoneyName } from '../../language/money/money.js';
import { TELLING_DIGITS } from './weights.js';
import { forLanguages } from '../../language/languages-in-use.js';

/** An amount that running text names: `net sales rose to $3.2 billion`. */
export interface MoneyMention {
  /** In whole units if a multiplier is named, otherwise as printed. */
  readonly amount: number;
  /** Half of the last printed digit, in the same unit. */
  readonly tolerance: number;
  /** The multiplier beside it; 1 if there is none. */
  readonly unit: number;
  /** The text on either side of the number. */
  readonly before: string;
  readonly after: string;
}

const SCALES = forLanguages(() => lexicons().flatMap((l) => l.money.scales ?? []));
const UNIT_NAMES = forLanguages(() => [
  ...SCALES().map(([name, scale]) => [`(?:${name})(?![a-z])`, scale] as const),
  ['bn(?![a-z])', 1e9] as const,
  ['m(?![a-z])', 1e6] as const,
  ['k(?![a-z])', 1e3] as const,
]);
const UNIT = forLanguages(
  () =>
    new RegExp(
      `^[\\s\\u00a0]?(?:${UNIT_NAMES()
        .map(([name]) => `(${name})`)
        .join('|')})`,
      'i',
    ),
);
const MULTIPLIER_ANYWHERE = forLanguages(
  () =>
    new RegExp(
      `(?<![\\p{L}])(?:${SCALES()
        .map(([name]) => name)
        .join('|')})(?![a-z])|\\d\\s?(?:bn|m|k)(?![\\p{L}\\d])|['’‘\`]\\s?000`,
      'iu',
    ),
);

/** Whether a folded text names a multiplier anywhere, in a unit or beside an amount: "thousand", "5m", "'000". */
export const namesMultiplier = (folded: string): boolean => MULTIPLIER_ANYWHERE().test(folded);

/**
 * A number that a letter, a digit or a currency sign may follow; for speed, the first digit
 * decides.
 */
const NUMBER =
  /(?<![\d.,])\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?(?![\d])|(?<![\d.,])\d+[.,]\d{1,3}(?!\d)|(?<![\d.,])\d{3,}(?![\d.,])/g;
const SIGN_BEFORE = /(?:\p{Sc}|\b[A-Z]{3}|\bRs\.?|\bRM|\bR)\s?\(?$/u;
/** Characters around a number within which its sign and its unit stand. */
const AROUND = { before: 8, after: 28 } as const;
/**
 * Characters of a currency sign with its space and bracket, which are removed before reading the
 * text before it.
 */
const LONGEST_SIGN = 12;
/** Digits of a group. */
const GROUP = 3;

const valueOf = (printed: string): { value: number; decimals: number } => {
  const mark = /[.,](\d{1,2}|\d{4,})$/.exec(printed);
  const decimals = mark?.[1]?.length ?? (/^\d+\.\d{3}$/.test(printed) ? GROUP : 0);
  const whole = decimals === 0 ? printed : printed.slice(0, -decimals - 1);
  const fraction = decimals === 0 ? '' : printed.slice(-decimals);
  return { value: Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`), decimals };
};

const unitAfter = (text: string): number => {
  const m = UNIT().exec(text);
  if (m === null) return 1;
  const which = m.slice(1).findIndex((group) => group !== undefined);
  return UNIT_NAMES()[which]?.[1] ?? 1;
};

const tellingDigits = (printed: string): number =>
  printed.replace(/\D/g, '').replace(/^0+/, '').length;

/** Whether running text continues after a number; a table continues with the next number. */
const isInProse = (before: string, after: string): boolean =>
  /\p{Ll}{2,}\s?\S{0,4}\s?$/u.test(before) && /^\)?[.,;]?\s+\p{Ll}{2,}|^\)?\.(?:\s|$)/u.test(after);

const mentionAt = (text: string, at: number, printed: string): MoneyMention | undefined => {
  const digits = tellingDigits(printed);
  if (digits < TELLING_DIGITS.withUnit) return undefined;
  const end = at + printed.length;
  const after = text.slice(end, end + AROUND.after);
  const unit = unitAfter(after);
  const before = text.slice(Math.max(0, at - AROUND.before - LONGEST_SIGN), at);
  if (unit === 1) {
    if (digits < TELLING_DIGITS.alone || !SIGN_BEFORE.test(before)) return undefined;
    if (!isInProse(before.replace(SIGN_BEFORE, ''), after)) return undefined;
  }
  const { value, decimals } = valueOf(printed);
  return {
    amount: value * unit,
    tolerance: (10 ** -decimals / 2) * unit,
    unit,
    before: before.slice(-AROUND.before),
    after,
  };
};

/** All amounts that the running text of a report names, by size. One pass over the text. */
export const moneyMentionsOf = (pages: readonly string[]): MoneyMention[] =>
  pages
    .flatMap((page) => matchesOf(NUMBER, page).flatMap((m) => mentionAt(page, m.index, m[0]) ?? []))
    .toSorted((a, b) => a.amount - b.amount);

/** The currency beside an amount: a sign before it, or a name behind its multiplier. */
export const moneyOf = ({ before, after, unit }: MoneyMention): MoneyName | undefined => {
  if (SIGN_BEFORE.test(before)) return moneyNamesIn(before).at(-1);
  const behind = unit === 1 ? after : after.replace(UNIT(), ' ');
  return moneyNamesIn(behind.slice(0, CURRENCY_BEHIND))[0];
};

/** Characters behind an amount within which its currency stands. */
const CURRENCY_BEHIND = 14;
