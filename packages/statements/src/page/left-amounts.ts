import type { BoundingBox, PageText, Word } from '@fde/contracts';

import { datesIn, yearsIn } from '../language/dates/dates.js';
import { fold, lexicons } from '../language/index.js';
import { linesOf, type Line } from './line.js';
import { withBoxes, type MovedPages } from './mirror-pages.js';
import { isWord, tokensOf, type Token } from './token.js';
import { LEFT_AMOUNTS } from './weights.js';

/**
 * A side of an account: amounts of the year before, which end at `edge`, left of the labels, and what
 * stands right of them up to `to`.
 */
interface Side {
  readonly from: number;
  readonly edge: number;
  readonly to: number;
}

/** An account whose sides print the year before left of their labels. */
interface Account {
  readonly top: number;
  readonly bottom: number;
  readonly sides: readonly Side[];
  readonly size: number;
}

const AMOUNT = /^\(?[£$€₹]?(?:\d{1,3}(?:[.,']\d{2,3})+(?:[.,]\d{1,2})?|\d{3,})\)?$/;
const isAmount = ({ text }: Token): boolean => AMOUNT.test(text);

/** The amounts of a line right before a label: what stands before them is further off, or nothing. */
const beforeLabels = ({ tokens }: Line): Token[] =>
  tokens.filter((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isApart =
      before === undefined ||
      (!isWord(before) && token.x0 - before.x1 > LEFT_AMOUNTS.apart * token.size);
    return isAmount(token) && isApart && isWord(after) && tokens.slice(at + 1).some(isAmount);
  });

/** Amounts that end at one place, over several lines. */
const columnsOf = (found: readonly Token[]): Token[][] => {
  const columns: Token[][] = [];
  for (const token of found.toSorted((a, b) => a.x1 - b.x1)) {
    const column = columns.at(-1);
    const [first] = column ?? [];
    if (first !== undefined && token.x1 - first.x1 < LEFT_AMOUNTS.edge * token.size)
      column?.push(token);
    else columns.push([token]);
  }
  return columns.filter(({ length }) => length >= LEFT_AMOUNTS.rows);
};

const sidesOf = (columns: readonly (readonly Token[])[], width: number): Side[] => {
  const spans = columns.map((column) => ({
    from: Math.min(...column.map(({ x0 }) => x0)) - LEFT_AMOUNTS.room * (column[0]?.size ?? 0),
    edge: Math.max(...column.map(({ x1 }) => x1)),
  }));
  return spans.map((span, at) => ({ ...span, to: spans[at + 1]?.from ?? width }));
};

const textOf = ({ tokens }: Line, from: number, to: number): string =>
  tokens
    .filter(({ x0 }) => x0 >= from && x0 < to)
    .map(({ text }) => text)
    .join(' ');

/** The years that a text names, alone or in its dates, in printed order. */
const yearsOf = (text: string): number[] => [
  ...yearsIn(text),
  ...datesIn(text).flatMap(({ year }) => year ?? []),
];

const saysPrevious = (text: string): boolean =>
  lexicons().some(({ lengths }) => lengths.previousYear.test(fold(text)));

/** What lines say between two places: each by itself, and with the one below it. */
const wordingsOf = (lines: readonly Line[], from: number, to: number): string[] => {
  const texts = lines.map((line) => textOf(line, from, to));
  return texts.flatMap((text, at) => [text, `${text} ${texts[at + 1] ?? ''}`]);
};

/** Whether the heads of a side name the year before over the amounts on the left, and the year over the others. */
const areYears = (heads: readonly Line[], { from, edge, to }: Side): boolean => {
  const left = wordingsOf(heads, from, edge);
  const [before] = left.flatMap(yearsOf);
  if (before === undefined) return left.some(saysPrevious);
  return wordingsOf(heads, edge, to).some((text) => yearsOf(text).includes(before + 1));
};

const namesYear = (line: Line, { from, edge }: Side): boolean => {
  const text = textOf(line, from, edge);
  return yearsOf(text).length > 0 || saysPrevious(text);
};

/** The lines that may head the first row. */
const headsOver = (lines: readonly Line[], first: number): Line[] =>
  lines.slice(Math.max(0, first - LEFT_AMOUNTS.heads), first);

/** Whether amounts stand where labels do, at the left of a page: few pages need a closer look. */
const hasAmountsLeft = ({ words, width }: PageText): boolean =>
  words.filter(({ x0, text }) => x0 < LEFT_AMOUNTS.left * width && AMOUNT.test(text)).length >=
  LEFT_AMOUNTS.rows;

const accountOn = (page: PageText): Account | undefined => {
  if (!hasAmountsLeft(page)) return undefined;
  const lines = linesOf(tokensOf(page));
  const columns = columnsOf(lines.flatMap(beforeLabels));
  const rows = lines.filter(({ tokens }) =>
    tokens.some((token) => columns.some((column) => column.includes(token))),
  );
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const heads = headsOver(lines, lines.indexOf(first));
  const sides = sidesOf(columns, page.width);
  // Amounts between two labels may end the side on their left.
  const [side] = sides;
  const isLabelled = rows.some(({ tokens }) =>
    tokens.some((token) => isWord(token) && side !== undefined && token.x1 < side.edge),
  );
  if (isLabelled) return undefined;
  const head = heads.findLast((line) => sides.some((side) => namesYear(line, side)));
  if (!sides.every((side) => areYears(heads, side))) return undefined;
  const top = (head ?? heads.at(-1) ?? first).y0;
  return { top, bottom: last.y1, sides, size: first.size };
};

/** A part of a page that is read elsewhere: what stands from `from` to `to`, moved by `by`. */
interface Move {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

/** The labels and amounts of each side, and right of them those of the year before. */
const movesOf = ({ sides, size }: Account): Move[] => {
  const gap = LEFT_AMOUNTS.gap * size;
  let by = 0;
  return sides.flatMap(({ from, edge, to }) => {
    const body = { from: edge, to, by };
    const place = to + by + gap;
    by = place + (edge - from) + gap - to;
    return [{ from, to: edge, by: place - from }, body];
  });
};

const moveWord = (word: Word, moves: readonly Move[], { top, bottom }: Account): Word => {
  const isIn = word.y1 > top && word.y0 < bottom;
  const move = moves.find(({ from, to }) => isIn && word.x0 >= from && word.x0 < to);
  return move === undefined ? word : { ...word, x0: word.x0 + move.by, x1: word.x1 + move.by };
};

const moveBack = (
  box: BoundingBox,
  moves: readonly Move[],
  { top, bottom }: Account,
): BoundingBox => {
  const [x0, y0, x1, y1] = box;
  const move = moves.find(
    ({ from, to, by }) => y1 > top && y0 < bottom && x0 >= from + by && x0 < to + by,
  );
  return move === undefined ? box : [x0 - move.by, y0, x1 - move.by, y1];
};

/**
 * Accounts that print the year before left of their labels, as clubs and co-operatives do, are read
 * as if it stood right of this year's amounts, where every rule expects it; other pages stay as they are.
 */
export const moveLeftAmounts = (pages: readonly PageText[]): MovedPages => {
  const moved = new Map(
    pages.flatMap((page) => {
      const account = accountOn(page);
      return account === undefined
        ? []
        : [[page.page, { account, moves: movesOf(account) }] as const];
    }),
  );
  if (moved.size === 0) return { pages, asPrinted: (value) => value };
  const boxOn = (page: number, box: BoundingBox): BoundingBox => {
    const own = moved.get(page);
    return own === undefined ? box : moveBack(box, own.moves, own.account);
  };
  return {
    pages: pages.map((page) => {
      const own = moved.get(page.page);
      if (own === undefined) return page;
      const words = page.words.map((word) => moveWord(word, own.moves, own.account));
      return { ...page, words, width: Math.max(page.width, ...words.map(({ x1 }) => x1)) };
    }),
    asPrinted: <T>(value: T) => withBoxes(value, boxOn) as T,
  };
};
