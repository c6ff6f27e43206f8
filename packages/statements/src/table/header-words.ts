import { inAnyLanguage } from '../language/in-any-language.js';
import { type ItemLine, headerCells, isNoteWord, type HeaderCell } from '../page/index.js';
import { fold, lexicons } from '../language/index.js';
import { centreOf, gapBetween } from './assign-years.js';
import type { NumberColumn } from './columns.js';
import { MANY_WORDS, MOSTLY_PERCENTS, NEAR, OVER, TIGHT } from './weights.js';
import { readDate, yearsIn } from '../language/dates/dates.js';
import { forLanguages } from '../language/languages-in-use.js';

/** The columns that a header cell stands over, by index. */
const columnsBelow = (cell: HeaderCell, columns: readonly NumberColumn[]): number[] => {
  const reach = OVER * cell.size;
  return columns.flatMap((c, i) => (gapBetween(cell, c) <= reach ? [i] : []));
};

const nearestColumn = (cell: HeaderCell, columns: readonly NumberColumn[]): number | undefined => {
  const [nearest] = columns
    .map((c, i) => ({ i, d: gapBetween(cell, c) }))
    .toSorted((a, b) => a.d - b.d);
  return nearest !== undefined && nearest.d < NEAR * cell.size ? nearest.i : undefined;
};

/**
 * The columns that a header cell describes: those it stands over, otherwise the nearest. One that
 * stands within a column describes it alone, though the currency signs of the next one touch it.
 */
const columnsUnder = (cell: HeaderCell, columns: readonly NumberColumn[]): number[] => {
  const reach = OVER * cell.size;
  const around = columns.flatMap(({ open, right }, i) =>
    cell.x0 >= open - reach && cell.x1 <= right + reach ? [i] : [],
  );
  if (around.length === 1) return around;
  const over = columnsBelow(cell, columns);
  const nearest = nearestColumn(cell, columns);
  return over.length > 0 || nearest === undefined ? over : [nearest];
};

const overlaps = (a: HeaderCell, b: HeaderCell): boolean => a.x0 < b.x1 && b.x0 < a.x1;

/**
 * Cells over an empty column: no numbers stand below them, and the nearest ones have a head of their
 * own on the same line. So is what stands above or below such a cell.
 */
const headsOfEmpty = (
  lines: readonly (readonly HeaderCell[])[],
  columns: readonly NumberColumn[],
): ReadonlySet<HeaderCell> => {
  const hovering = lines.flat().filter((cell) => columnsBelow(cell, columns).length === 0);
  const beside = lines.flatMap((cells) => {
    const headed = new Set(cells.flatMap((cell) => columnsBelow(cell, columns)));
    return cells.filter((cell) => {
      const nearest = hovering.includes(cell) ? nearestColumn(cell, columns) : undefined;
      return nearest !== undefined && headed.has(nearest);
    });
  });
  return new Set(hovering.filter((cell) => beside.some((other) => overlaps(cell, other))));
};

/** The distance to the nearest cell on the same line. */
const spacingOf = (cell: HeaderCell, line: readonly HeaderCell[]): number =>
  Math.min(
    ...line
      .filter((other) => other !== cell)
      .map((other) => Math.abs(centreOf(other) - centreOf(cell))),
  );

/** "Activity A", "Activity B" and "Total" side by side: the parts of the figures, and their whole. */
const dealsParts = (line: readonly HeaderCell[]): boolean => {
  const words = line.map(({ text }) => fold(text));
  const parts = words.filter((text) => isPart(text) && !isWhole(text));
  const wholes = words.filter((text) => isWhole(text) && !isPart(text));
  return parts.length > 0 && wholes.length > 0 && parts.length + wholes.length === words.length;
};

/** The columns nearest to a cell that stands once over several, some of which may be empty. */
const columnsAround = (
  cell: HeaderCell,
  line: readonly HeaderCell[],
  columns: readonly NumberColumn[],
): number[] => {
  const reach = spacingOf(cell, line) / 2;
  return columns.flatMap((c, i) =>
    Math.abs(centreOf(cell) - (c.open + c.right) / 2) <= reach ? [i] : [],
  );
};

/** Words of a header that stand together, and over how many columns. */
export interface HeadCell {
  readonly text: string;
  readonly over: number;
}

const isSentence = ({ text }: HeaderCell): boolean => text.split(' ').length > MANY_WORDS;

/** Cells of sentences, and the lines by which their paragraphs go on: these head no column. */
const proseIn = (lines: readonly (readonly HeaderCell[])[]): ReadonlySet<HeaderCell> => {
  const prose = new Set<HeaderCell>();
  lines.forEach((cells, at) => {
    const [first, ...others] = cells;
    const above = lines[at - 1]?.find((cell) => prose.has(cell));
    const goesOn =
      first !== undefined &&
      others.length === 0 &&
      above !== undefined &&
      Math.abs(above.x0 - first.x0) < first.size;
    for (const cell of cells) if (goesOn || isSentence(cell)) prose.add(cell);
  });
  return prose;
};

const namesDate = ({ text }: HeaderCell): boolean =>
  yearsIn(text).length > 0 || readDate(text) !== undefined;

/** A header cell with the columns that it stands over. */
interface Claim {
  readonly cell: HeaderCell;
  readonly under: readonly number[];
}

/**
 * Of two dates on one line that reach over one column, the nearer is its own, if the other has a column beside it:
 * "June 30," touches the currency sign left of the amounts under "December 31,".
 */
const withoutNeighbours = (
  { cell, under }: Claim,
  claims: readonly Claim[],
  columns: readonly NumberColumn[],
): readonly number[] => {
  if (under.length === 1 || !namesDate(cell)) return under;
  const away = (one: HeaderCell, at: number): number => {
    const { start = NaN, right = NaN } = columns[at] ?? {};
    return Math.abs(centreOf(one) - (start + right) / 2);
  };
  const own = under.filter((at) =>
    claims.every(
      (other) =>
        !other.under.includes(at) ||
        !namesDate(other.cell) ||
        away(other.cell, at) >= away(cell, at),
    ),
  );
  return own.length === 0 ? under : own;
};

/** The header cells above each column, from the top down; one over several columns counts for each. */
export const cellsAbove = (
  lines: readonly ItemLine[],
  columns: readonly NumberColumn[],
): readonly (readonly HeadCell[])[] => {
  const above = columns.map(() => [] as HeadCell[]);
  const cells = lines.map((line) => headerCells(line, TIGHT));
  const overNothing = headsOfEmpty(cells, columns);
  const prose = proseIn(cells);
  for (const line of cells) {
    const isDealt = dealsParts(line);
    const claims = line
      .filter((cell) => !prose.has(cell) && (isDealt || !overNothing.has(cell)))
      .map((cell) => ({
        cell,
        under: isDealt ? columnsAround(cell, line, columns) : columnsUnder(cell, columns),
      }));
    for (const claim of claims) {
      const under = withoutNeighbours(claim, claims, columns);
      for (const i of under) above[i]?.push({ text: claim.cell.text, over: under.length });
    }
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
