import type { Line } from '../line.js';
import { isWord, type Token } from '../token.js';
import { ACCOUNT_SUMS } from '../weights.js';

/** "43+453", "(211+212)", "-24": the accounts of a ledger that a row adds up. */
const SUM = /^\(?-?\d{2,4}(?:[+-]\d{2,4})*\+\d{2,4}(?:[+-]\d{2,4})*\)?$/;
const CODE = /^\(?[+-]?\d{2,4}(?:[+-]\d{2,4})*\)?[+-]?$/;

const gapBefore = (token: Token, before: Token | undefined): number =>
  before === undefined ? Infinity : token.x0 - before.x1;

/** Where the codes at the end of a label begin: right behind its last word, and far from what follows. */
const codesFrom = ({ tokens }: Line): { from: number; to: number } | undefined => {
  const from = tokens.findIndex(
    (token, at) =>
      CODE.test(token.text) &&
      isWord(tokens[at - 1]) &&
      gapBefore(token, tokens[at - 1]) < ACCOUNT_SUMS.near * token.size,
  );
  if (from < 0) return undefined;
  const length = tokens
    .slice(from + 1)
    .findIndex(
      (token, at) =>
        !CODE.test(token.text) ||
        gapBefore(token, tokens[from + at]) > ACCOUNT_SUMS.near * token.size,
    );
  const to = length < 0 ? tokens.length : from + 1 + length;
  const next = tokens[to];
  const isApart =
    next === undefined || gapBefore(next, tokens[to - 1]) > ACCOUNT_SUMS.near * next.size;
  return isApart ? { from, to } : undefined;
};

const hasSum = (line: Line): boolean => {
  const codes = codesFrom(line);
  return (
    codes !== undefined &&
    line.tokens.slice(codes.from, codes.to).some(({ text }) => SUM.test(text))
  );
};

/**
 * Lines without the accounts that statutory forms print behind their labels ("Ativos fixos tangíveis
 * 43+453"): they are neither part of a row's name nor amounts. Single numbers are accounts only where
 * other rows add several up.
 */
export const withoutAccountSums = (lines: readonly Line[]): Line[] => {
  if (lines.filter(hasSum).length < ACCOUNT_SUMS.rows) return [...lines];
  return lines.map((line) => {
    const codes = codesFrom(line);
    if (codes === undefined) return line;
    const tokens = [...line.tokens.slice(0, codes.from), ...line.tokens.slice(codes.to)];
    return { ...line, tokens };
  });
};
