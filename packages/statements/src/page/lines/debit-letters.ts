import type { Line } from '../line.js';
import type { Token } from '../token.js';
import { DEBIT_LETTERS } from '../weights.js';

/**
 * Programs of Brazil print a balance with the letter of its side, and fill the space before totals:
 * "13.868,61D", "219.931,19C", "*****93.500,25D". A row on the other side than those around it is
 * deducted from them, as depreciation is from assets, and costs from revenue.
 */
const LETTERED = /^\**(?<amount>(?:\d{1,3}(?:[.,]\d{3})+|\d+)[.,]\d{2})(?<letter>[DC])$/;

interface Marked {
  readonly line: Line;
  readonly token: Token;
  readonly amount: string;
  readonly letter: string;
  readonly digits: number;
}

const markedOn = (line: Line): Marked[] =>
  line.tokens.flatMap((token) => {
    const { amount, letter } = LETTERED.exec(token.text)?.groups ?? {};
    return amount === undefined || letter === undefined
      ? []
      : [{ line, token, amount, letter, digits: Number(amount.replace(/\D/g, '')) }];
  });

/** The last amount of each line: that of one year. */
const lastOfLines = (marked: readonly Marked[]): Marked[] =>
  marked.filter(({ line }, at) => marked[at + 1]?.line !== line);

/** Where an amount first stands beside a letter; below zero if it never does. */
const firstOf = (some: readonly Marked[], letter: string, digits: number): number =>
  some.findIndex((one) => one.letter === letter && one.digits === digits);

/**
 * Where the second side of a page begins: a balance opens with its total or ends in it, and both
 * sides have it. Any other amount that stands beside both letters is chance.
 */
const secondSide = (some: readonly Marked[]): number => {
  for (const total of [some.at(-1)?.digits ?? 0, some[0]?.digits ?? 0]) {
    const [debit, credit] = [firstOf(some, 'D', total), firstOf(some, 'C', total)];
    if (total === 0 || debit < 0 || credit < 0) continue;
    const [first, second] = [Math.min(debit, credit), Math.max(debit, credit)];
    return some[0]?.digits === total ? second : first + 1;
  }
  return Infinity;
};

/** The lines whose letter is that of the first row of their side. */
const ownLetters = (marked: readonly Marked[]): ReadonlyMap<Line, string> => {
  const some = lastOfLines(marked);
  const at = secondSide(some);
  const letterOf = (side: readonly Marked[]): string =>
    side.find(({ digits }) => digits > 0)?.letter ?? '';
  const [first, second] = [letterOf(some.slice(0, at)), letterOf(some.slice(at))];
  return new Map(some.map(({ line }, i) => [line, i < at ? first : second]));
};

/** "=Total": a sum has its sign before its label. */
const withoutSumSign = (token: Token): Token =>
  /^=\p{L}/u.test(token.text) ? { ...token, text: token.text.slice(1) } : token;

/** The lines of a page with signs in place of the letters of debit and credit. */
export const withoutDebitLetters = (lines: readonly Line[]): Line[] => {
  const marked = lines.flatMap(markedOn);
  if (marked.length < DEBIT_LETTERS.amounts) return [...lines];
  const own = ownLetters(marked);
  const mended = new Map(
    marked.map(({ line, token, amount, letter, digits }) => {
      const isDeducted = digits > 0 && letter !== own.get(line);
      return [token, { ...token, text: isDeducted ? `-${amount}` : amount }] as const;
    }),
  );
  return lines.map((line) => ({
    ...line,
    tokens: line.tokens.map((token) => mended.get(token) ?? withoutSumSign(token)),
  }));
};
