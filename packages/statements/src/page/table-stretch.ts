import type { Item, ItemLine } from './items.js';

const YEAR = /^(?:19|20)\d\d$/;

/** "2022" or "3" over a column is no amount of it. */
export const isAmount = ({ kind, text }: Item): boolean =>
  kind === 'number' && /\d\D?\d\D?\d/.test(text) && !YEAR.test(text);

/** Whether a line has words or years right of a place, and no amounts: another table begins with it. */
const isHead = ({ items }: ItemLine, x: number): boolean =>
  items.some(({ kind, text, x1 }) => x1 > x && (kind === 'word' || YEAR.test(text))) &&
  !items.some((item) => item.kind === 'nil' || isAmount(item));

/**
 * The lines between the heads above and below some others. What stands at one place in the columns
 * of a table says nothing about the table below it, which has columns of its own.
 */
export const tableStretch = (
  lines: readonly ItemLine[],
  [from, to]: readonly [number, number],
  x: number,
): readonly ItemLine[] => {
  const isOther = (line: ItemLine): boolean => isHead(line, x);
  const end = lines.slice(to + 1).findIndex(isOther);
  return lines.slice(
    lines.slice(0, from).findLastIndex(isOther) + 1,
    end < 0 ? lines.length : to + 1 + end,
  );
};
