import { inAnyLanguage } from '../language/in-any-language.js';
import { type ItemLine, headerCells, isNoteWord, type HeaderCell } from '../page/index.js';
import { fold, lexicons } from '../language/index.js';
import { gapBetween } from './assign-years.js';
import type { NumberColumn } from './columns.js';
import { MANY_WORDS, MOSTLY_PERCENTS, NEAR, OVER, TIGHT } from './weights.js';
import { forLanguages } from '../language/languages-in-use.js';

/**
 * The columns that a header cell describes: those it stands over, otherwise the nearest. One that
 * stands within a column describes it alone, though the currency signs of the next one touch it.
 */
const columnsUnder = (cell: HeaderCell, columns: readonly NumberColumn[]): number[] => {
  const reach = OVER * cell.size;
  const over = columns.flatMap((c, i) => (gapBetween(cell, c) <= reach ? [i] : []));
  const around = columns.flatMap(({ open, right }, i) =>
    cell.x0 >= open - reach && cell.x1 <= right + reach ? [i] : [],
  );
  if (around.length === 1) return around;
  if (over.length > 0) return over;
  const [nearest] = columns
    .map((c, i) => ({ i, d: gapBetween(cell, c) }))
    .toSorted((a, b) => a.d - b.d);
  return nearest !== undefined && nearest.d < NEAR * cell.size ? [nearest.i] : [];
};

/** Words of a header that stand together, and over how many columns. */
export interface HeadCell {
  readonly text: string;
  readonly over: number;
}

/** The header cells above each column, from the top down; one over several columns counts for each. */
export const cellsAbove = (
  lines: readonly ItemLine[],
  columns: readonly NumberColumn[],
): readonly (readonly HeadCell[])[] => {
  const above = columns.map(() => [] as HeadCell[]);
  for (const cell of lines.flatMap((line) => headerCells(line, TIGHT))) {
    if (cell.text.split(' ').length > MANY_WORDS) continue;
    const under = columnsUnder(cell, columns);
    for (const i of under) above[i]?.push({ text: cell.text, over: under.length });
  }
  return above;
};

export const joinCells = (cells: readonly HeadCell[]): string =>
  fold(cells.map(({ text }) => text).join(' '));

/**
 * The header words above each column, folded; cells over several columns count for each of them.
 */
export const wordsAbove = (
  lines: readonly ItemLine[],
  columns: readonly NumberColumn[],
): string[] => cellsAbove(lines, columns).map(joinCells);

/** "Year ended" does not mark a side column, but periods of other lengths that "ended" do. */
const WHOLE_YEAR = forLanguages(
  () => new RegExp(inAnyLanguage((l) => l.lengths.wholeYear).source, 'g'),
);

/** "%" alone, not "10 %": the column's numbers are shares, whatever they look like. */
const PERCENT_HEAD = /(?:^|[^\d ] ?)%$/;
export const isPercentHead = (text: string): boolean => PERCENT_HEAD.test(text);

/**
 * Whether words or numbers say that a column is not a year: notes, percentages, changes, quarters.
 */
export const isSide = (words: string, column: NumberColumn): boolean =>
  isNoteWord(words) ||
  isPercentHead(words) ||
  column.percents > MOSTLY_PERCENTS ||
  lexicons().some((l) => l.sideColumn.test(words.replace(WHOLE_YEAR(), '')));

/**
 * Whether words say that a column is a part of the year's figures: a segment, the parent alone,
 * exceptional items.
 */
export const isPart = (words: string): boolean => lexicons().some((l) => l.partColumn.test(words));

/** Whether words say that a column shows the group in full. */
export const isWhole = (words: string): boolean =>
  lexicons().some((l) => l.groupColumn.test(words));
