import { printedLine } from '../page/index.js';
import type { Region } from '../table/table.js';
import { LONGEST_HEAD_LINE } from './weights.js';

/** What the words around a table's header say about its periods. */
export interface HeaderFacts {
  /** Lines above the rows as text, including the title. */
  readonly texts: readonly string[];
}

const BEFORE_TITLE = 4;
const AFTER_TITLE = 10;

const headTexts = (region: Region): string[] => {
  const { lines } = region.layout;
  const near = lines
    .slice(Math.max(0, region.from - BEFORE_TITLE), region.from + AFTER_TITLE)
    .map(printedLine);
  return near.filter((t) => t.length < LONGEST_HEAD_LINE);
};

export const headerFacts = (regions: readonly Region[]): HeaderFacts => ({
  texts: regions.flatMap(headTexts),
});
