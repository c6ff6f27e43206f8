import type { ColumnBasis, ColumnScope, PeriodLength } from '@fde/contracts';

import { lengthInHead, namesYearAndPart } from '../language/dates/periods.js';
import { lexicons } from '../language/index.js';
import type { ItemLine } from '../page/index.js';
import { columnScopes } from './column-scopes.js';
import type { NumberColumn } from './columns.js';
import { cellsAbove, joinCells, type HeadCell } from './header-words.js';

/** What the head of a column says besides its year. */
export interface HeadFacts {
  /** How long its period is; absent if no word says so. */
  readonly length?: PeriodLength;
  readonly basis?: ColumnBasis;
  readonly scope?: ColumnScope;
}

/** What rules out a fiscal year's own column stands first; a restated one may be unaudited as well. */
const BASES: readonly ColumnBasis[] = [
  'pro_forma',
  'budget',
  'converted',
  'restated',
  'reclassified',
  'unaudited',
];

/**
 * "2026E", "2027 F": a year that is estimated or forecast, as analysts write it in all languages.
 * With a space only at the end: in "2022 e 2021" the letter is the word "and".
 */
const FORECAST = /\b(?:19|20)\d\d(?:[ef]\b| [ef]$)/;

/** On which basis the words above a column say that it is prepared. */
export const basisOf = (words: string): ColumnBasis | undefined =>
  FORECAST.test(words)
    ? 'budget'
    : BASES.find((basis) => lexicons().some((l) => l.columnWords.basis[basis]?.test(words)));

/**
 * The length that the nearest words state: a cell over this column alone outweighs one that spans
 * several, and of two alike the lower stands nearer. Cells that name a year and a part of it have
 * run together, and say nothing.
 */
const lengthOf = (cells: readonly HeadCell[], words: string): PeriodLength | undefined => {
  const stated = cells.flatMap(({ text, over }) => {
    const length = namesYearAndPart(text) ? undefined : lengthInHead(text);
    return length === undefined ? [] : [{ length, over }];
  });
  const [nearest] = stated.toReversed().toSorted((a, b) => a.over - b.over);
  if (nearest !== undefined) return nearest.length;
  return namesYearAndPart(words) ? undefined : lengthInHead(words);
};

/** What the words above a column say, cell by cell and together; `scope` is found for all columns at once. */
export const headFacts = (
  cells: readonly HeadCell[],
  words: string,
  scope: ColumnScope | undefined,
): HeadFacts => {
  const [length, basis] = [lengthOf(cells, words), basisOf(words)];
  return {
    ...(length === undefined ? {} : { length }),
    ...(basis === undefined ? {} : { basis }),
    ...(scope === undefined ? {} : { scope }),
  };
};

/** The head of a column, whether or not it names a year. */
export interface ColumnHead extends HeadFacts {
  /** As printed. */
  readonly words: string;
}

/** What is printed above each column, by its index. */
export const columnHeads = (
  lines: readonly ItemLine[],
  columns: readonly NumberColumn[],
  above = cellsAbove(lines, columns),
): readonly ColumnHead[] =>
  columnScopes(lines, columns).map((scope, at) => {
    const cells = above[at] ?? [];
    return {
      words: cells.map(({ text }) => text).join(' '),
      ...headFacts(cells, joinCells(cells), scope),
    };
  });
