import { median } from '../../page/index.js';
import type { ShownLine, ShownPage } from '../shown-page.js';

/**
 * A line without cells is a label, however long it wraps, unless it continues under the numbers:
 * then it is a sentence.
 */
const LONGEST_HEADING_WORDS = 14;
const LONGEST_LABEL = 200;

const isTable = (line: ShownLine, cellsFrom: number): boolean =>
  line.cells.length > 0 ||
  line.label.split(/\s+/).length <= LONGEST_HEADING_WORDS ||
  line.x1 < cellsFrom;

/** Where the numbers of a page begin. */
const cellsFromOf = (page: ShownPage): number => {
  const starts = page.lines.flatMap((line) =>
    line.numbers.length === 0 ? [] : [Math.min(...line.numbers.map((number) => number.bbox[0]))],
  );
  return median(starts);
};

const plainLabel = (text: string): string => text.replace(/\|/g, '/').slice(0, LONGEST_LABEL);

/**
 * Pages as text for a language model: `=== page N`, then a line `row|label|cell|cell` for each
 * printed line. Sentences are left out, because they cost tokens and hold no statement.
 */
export const pagesAsText = (pages: readonly ShownPage[]): string =>
  pages
    .map((page) => {
      const cellsFrom = cellsFromOf(page);
      const lines = page.lines.filter((line) => isTable(line, cellsFrom));
      return [
        `=== page ${page.page}`,
        ...lines.map((line) =>
          [line.row, plainLabel(line.label), ...line.cells.map(plainLabel)].join('|'),
        ),
      ].join('\n');
    })
    .join('\n');
