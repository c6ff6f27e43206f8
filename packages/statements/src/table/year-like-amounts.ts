import { isNoteWord, isWords, type ItemLine } from '../page/index.js';
import type { YearsOnLine } from './headed-columns.js';
import { LATER_THAN_YEARS } from './weights.js';

const yearsOf = ({ cells }: YearsOnLine): number[] => cells.map(({ date }) => date.year);

/** Whether the cells of two lines end at the same places. */
const standAlike = ({ cells: a }: YearsOnLine, { cells: b }: YearsOnLine): boolean =>
  a.length === b.length && a.every(({ x1, size }, i) => Math.abs(x1 - (b[i]?.x1 ?? 0)) < size);

/** Whether words other than the head of the notes begin the line, and no day or month stands beside its years. */
const isLabelled = ({ items }: ItemLine, { cells: [first] }: YearsOnLine): boolean =>
  first !== undefined &&
  /^\d{4}$/.test(first.text) &&
  items.some((item) => isWords(item) && item.x1 < first.x0 && !isNoteWord(item.text));

/** One number in all columns that is none of the years above them, or no year near them: "Website  2000  2000". */
const areAmounts = (line: YearsOnLine, heads: YearsOnLine): boolean => {
  const [own, above] = [yearsOf(line), yearsOf(heads)];
  const [year = 0] = own;
  return (
    own.every((other) => other === year) &&
    above.every((head) =>
      own.length > 1 ? head !== year : Math.abs(head - year) > LATER_THAN_YEARS,
    )
  );
};

/**
 * The lines of years that are no rows: below the heads of a table stands an amount, though it could be
 * a year.
 */
export const withoutAmounts = <Line extends YearsOnLine>(found: readonly Line[]): Line[] =>
  found.filter(
    (line, at) =>
      !isLabelled(line.line, line) ||
      !found.slice(0, at).some((heads) => standAlike(line, heads) && areAmounts(line, heads)),
  );
