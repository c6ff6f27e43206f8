import { SECOND_LABELS } from '../weights.js';
import type { Token } from '../token.js';
import { linesOf, median, type Line } from '../line.js';

/** A number of thousands or more, with its separators. */
const AMOUNT = /^\(?-?\d{1,3}(?:[.,'’]\d{3})+\)?$/u;
const isAmount = ({ text }: Token): boolean => AMOUNT.test(text);
const isWord = ({ text }: Token): boolean => /\p{L}{2,}/u.test(text);

/** Where two amounts of a line stand side by side: the first of them. A label has words between its amounts. */
const columnsAt = (tokens: readonly Token[], from = 0): number =>
  tokens.findIndex((token, at) => {
    const next = tokens[at + 1];
    return at >= from && next !== undefined && isAmount(token) && isAmount(next);
  });

/** A row with a label on either side of its amounts. */
interface TwiceLabelled {
  /** Where its amounts end. */
  readonly amountsEnd: number;
  /** Where the label behind them begins and ends. */
  readonly labelStart: number;
  readonly labelEnd: number;
}

const twiceLabelled = ({ tokens }: Line): TwiceLabelled | undefined => {
  const first = columnsAt(tokens);
  const behind = tokens.findIndex((token, at) => at > first && isWord(token));
  const [last, label, end] = [tokens[behind - 1], tokens[behind], tokens.at(-1)];
  if (last === undefined || label === undefined || end === undefined) return undefined;
  const labelled = tokens.slice(0, first).some(isWord) && label.x0 > last.x1;
  return labelled && columnsAt(tokens, behind) < 0
    ? { amountsEnd: last.x1, labelStart: label.x0, labelEnd: end.x1 }
    : undefined;
};

type Edge = 'labelStart' | 'labelEnd';

const areAligned = (rows: readonly TwiceLabelled[], edge: Edge, size: number): boolean => {
  const middle = median(rows.map((row) => row[edge]));
  const aligned = rows.filter((row) => Math.abs(row[edge] - middle) < SECOND_LABELS.aligned * size);
  return aligned.length >= SECOND_LABELS.share * rows.length;
};

/**
 * Where the amounts end before a second label; undefined on a page without such a column. Labels that end on one line
 * stand apart from the amounts; those that begin on one line may stand as near as words do.
 */
const endOfAmounts = (rows: readonly Line[]): number | undefined => {
  const least = Math.max(SECOND_LABELS.rows, SECOND_LABELS.share * rows.length);
  const twice = rows.map(twiceLabelled).filter((row) => row !== undefined);
  const size = median(rows.map((row) => row.size));
  const apart = twice.filter(({ amountsEnd, labelStart }) => labelStart - amountsEnd > size);
  if (apart.length >= least && areAligned(apart, 'labelEnd', size))
    return median(apart.map(({ amountsEnd }) => amountsEnd)) + size;
  if (twice.length < least || !areAligned(twice, 'labelStart', size)) return undefined;
  const [end, start] = (['amountsEnd', 'labelStart'] as const).map((edge) =>
    median(twice.map((row) => row[edge])),
  );
  return end === undefined || start === undefined ? undefined : (end + start) / 2;
};

/** The words of a line, parted where wide gaps are. */
const runsOf = ({ tokens, size }: Line): Token[][] => {
  const runs: Token[][] = [];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    if (before === undefined || token.x0 - before.x1 > size) runs.push([token]);
    else runs.at(-1)?.push(token);
  }
  return runs;
};

/** The tokens of a line before what stands in the second language, which may begin above the amounts. */
const firstRuns = (line: Line, end: number): Token[] =>
  runsOf(line).flatMap((run, at) => {
    const reachesBehind = at > 0 && (run.at(-1)?.x1 ?? 0) > end && !run.some(isAmount);
    return reachesBehind ? [] : run.filter(({ x0, x1 }) => (x0 + x1) / 2 < end);
  });

/**
 * Reports in two languages print the label of a row in the first one before its amounts, and in the
 * second one behind them, in a column that ends (or begins) on one line. The first is read, as two
 * labels of a row would be the labels of two tables. Notes and remarks behind the amounts go along:
 * they name no row.
 */
export const withoutSecondLabels = (lines: readonly Line[]): readonly Line[] => {
  const end = endOfAmounts(lines.filter(({ tokens }) => columnsAt(tokens) >= 0));
  return end === undefined ? lines : linesOf(lines.flatMap((line) => firstRuns(line, end)));
};
