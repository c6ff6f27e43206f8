import type { ColumnBasis, ColumnScope, PeriodLength } from '@fde/contracts';

import { lengthInHead, namesYearAndPart } from '../language/dates/periods.js';
import { LEXICONS } from '../language/index.js';
import type { HeadCell } from './header-words.js';

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

/** A successor's columns are often headed by the name of its company, so that the rarer words stand first. */
const SCOPES: readonly ColumnScope[] = ['predecessor', 'successor', 'segment', 'group', 'company'];

const basisOf = (words: string): ColumnBasis | undefined =>
  BASES.find((basis) => LEXICONS.some((l) => l.columnWords.basis[basis]?.test(words)));

const scopeOf = (words: string): ColumnScope | undefined =>
  SCOPES.find((scope) => LEXICONS.some((l) => l.columnWords.scope[scope]?.test(words)));

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

/** What all words above a column say, cell by cell and together. */
export const headFacts = (cells: readonly HeadCell[], words: string): HeadFacts => {
  const [length, basis, scope] = [lengthOf(cells, words), basisOf(words), scopeOf(words)];
  return {
    ...(length === undefined ? {} : { length }),
    ...(basis === undefined ? {} : { basis }),
    ...(scope === undefined ? {} : { scope }),
  };
};
