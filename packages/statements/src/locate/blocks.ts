import { STATEMENT_TYPES, type CanonicalStatementType } from '@fde/contracts';

import {
  isDataLine,
  isRunningText,
  standsApart,
  oncePer,
  type ItemLine,
  type PageLayout,
  yearCells,
} from '../page/index.js';
import { conceptOf } from '../concepts/concept-of.js';
import { signsOf, type Signs } from './signs.js';
import { titleOfLine, type Title } from './titles.js';
import { MOST_WRAPPED } from './weights.js';

/** A part of a page from one title to the next, or from the page's top to its first title. */
export interface Block {
  readonly layout: PageLayout;
  /** The line of its title, or its first line. */
  readonly head: number;
  /** First line of the table: after the title, or the title itself if it carries the years. */
  readonly from: number;
  readonly to: number;
  readonly title?: Title;
  /** Lines with a label and at least one number apart from it. */
  readonly dataLines: number;
  readonly proseLines: number;
  /**
   * Whether a row or a heading is about earnings per share: net income below it is per share too.
   */
  readonly perShare: boolean;
  readonly signs: Readonly<Record<CanonicalStatementType, Signs>>;
}

/** The label part of a line with numbers, or the whole of a line without any. */
const labelOf = (line: ItemLine): string => {
  const words: string[] = [];
  for (const item of line.items) {
    if (item.kind === 'number' && standsApart(item)) break;
    words.push(item.text);
  }
  return words.join(' ');
};

const isPerShare = (line: ItemLine): boolean =>
  /^eps_/.test(conceptOf(labelOf(line), 'income_statement')?.id ?? '');

/**
 * The labels of a row whose label may be wrapped: its own line, and, if that begins in lower case,
 * the same with the lines above that begin the label.
 */
const labelsOf = (lines: readonly ItemLine[], at: number): string[] => {
  const own = lines[at];
  if (own === undefined) return [];
  let label = labelOf(own);
  const labels = [label];
  for (let i = at - 1; i >= Math.max(0, at - MOST_WRAPPED); i--) {
    const above = lines[i];
    if (above === undefined || !/^\p{Ll}/u.test(label) || isDataLine(above)) break;
    label = `${labelOf(above)} ${label}`;
    labels.push(label);
  }
  return labels;
};

const blockOf = (
  layout: PageLayout,
  [head, from, to]: readonly [number, number, number],
  title?: Title,
): Block => {
  const lines = layout.lines.slice(from, to);
  const data = lines.filter(isDataLine);
  const labels = lines.flatMap((line, at) => (isDataLine(line) ? labelsOf(lines, at) : []));
  const signs = Object.fromEntries(STATEMENT_TYPES.map((t) => [t, signsOf(t, labels)])) as Record<
    CanonicalStatementType,
    Signs
  >;
  return {
    layout,
    head,
    from,
    to,
    dataLines: data.length,
    proseLines: lines.filter(isRunningText).length,
    perShare: lines.some((line) => !isRunningText(line) && isPerShare(line)),
    signs,
    ...(title === undefined ? {} : { title }),
  };
};

/** Years on a line that heads a table; a single one may be a date. */
const FEWEST_YEARS = 2;

interface Mark {
  readonly at: number;
  readonly size: 1 | 2;
  readonly title: Title;
}

const marksOf = (layout: PageLayout): Mark[] => {
  const marks: Mark[] = [];
  for (let at = 0; at < layout.lines.length; at++) {
    const title = titleOfLine(layout.lines, at);
    if (title === undefined) continue;
    marks.push({ at, size: title.lines, title });
    at += title.lines - 1;
  }
  return marks;
};

const dataBetween = (layout: PageLayout, from: number, to: number): number =>
  layout.lines.slice(from, to).filter(isDataLine).length;

/** Whether years head the first of two titles of one kind: the second is a row below them. */
const isBelowHeads = (layout: PageLayout, mark: Mark, before: Mark | undefined): boolean =>
  before?.title.kind === mark.title.kind &&
  dataBetween(layout, before.at + before.size, mark.at) === 0 &&
  layout.lines.slice(before.at, mark.at).some((line) => yearCells(line).length >= FEWEST_YEARS);

/**
 * Registers print the title again as the first row of the table, below the years. The title above
 * them counts.
 */
const withoutRowsBelowHeads = (layout: PageLayout, marks: readonly Mark[]): Mark[] =>
  marks.filter((mark, i) => !isBelowHeads(layout, mark, marks[i - 1]));

/**
 * "Adjustment for items in income statement:": a line below the first title that ends in a colon and has rows directly
 * below it, with no years of their own, heads those rows.
 */
const headsRows = (layout: PageLayout, { at, size }: Mark): boolean => {
  const [line, below] = [layout.lines[at + size - 1], layout.lines[at + size]];
  return (
    line !== undefined &&
    below !== undefined &&
    /[:：]$/.test(line.items.at(-1)?.text ?? '') &&
    yearCells(line).length === 0 &&
    isDataLine(below)
  );
};

const withoutHeadsOfRows = (layout: PageLayout, marks: readonly Mark[]): Mark[] =>
  marks.filter((mark, i) => i === 0 || !headsRows(layout, mark));

/**
 * A title without rows before the next title only repeats or lists. The last such title counts,
 * unless it is weaker and of another kind.
 */
const withRows = (layout: PageLayout, marks: readonly Mark[]): Mark[] =>
  marks.filter((mark, i) => {
    const next = marks[i + 1];
    return next === undefined || dataBetween(layout, mark.at + mark.size, next.at) > 0;
  });

/**
 * "9000 St. Gallen" right of a title: the number belongs to the words right behind it. The number of
 * an account begins its line.
 */
const isBeforeWords = (at: number, { items }: ItemLine): boolean => {
  const next = items[at + 1];
  return at > 0 && next !== undefined && /^\p{Lu}\p{L}/u.test(next.text) && !standsApart(next);
};

/**
 * "Cash flow statement" as a row or section inside a statement must not cut it: a title stands
 * apart from numbers, in letters at least as large as those of the rows.
 */
const credible =
  (layout: PageLayout) =>
  (mark: Mark): boolean => {
    const line = layout.lines[mark.at];
    return (
      line !== undefined &&
      !isDataLine({
        ...line,
        items: line.items.filter(
          (i, at) =>
            !/^(?:19|20)\d\d/.test(i.text) &&
            !/^\d{1,2},?$/.test(i.text) &&
            !isBeforeWords(at, line),
        ),
      })
    );
  };

/**
 * The right half of a page that prints several tables in two sides: it has no titles of its own, and
 * is cut where those of the left half stand.
 */
export const blocksBeside = (right: PageLayout, left: readonly Block[]): readonly Block[] => {
  const own = blocksOf(right);
  const titled = left.filter(({ title }) => title !== undefined);
  if (own.some(({ title }) => title !== undefined) || titled.length < 2) return own;
  const cuts = titled.slice(1).map(({ layout, head }) => {
    const top = layout.lines[head]?.y0 ?? Infinity;
    const at = right.lines.findIndex((line) => line.y0 >= top);
    return at < 0 ? right.lines.length : at;
  });
  const ends = [...cuts, right.lines.length];
  return ends.map((to, i) => {
    const from = ends[i - 1] ?? 0;
    return blockOf(right, [from, from, to]);
  });
};

/** Cuts a page at its titles. */
export const blocksOf = oncePer((layout: PageLayout): readonly Block[] => {
  const titles = marksOf(layout).filter(credible(layout));
  const tables = withoutHeadsOfRows(layout, withoutRowsBelowHeads(layout, titles));
  const marks = withRows(layout, tables);
  const first = marks[0];
  const blocks: Block[] = [];
  if (first === undefined || dataBetween(layout, 0, first.at) >= 2)
    blocks.push(blockOf(layout, [0, 0, first?.at ?? layout.lines.length]));
  marks.forEach((mark, i) => {
    const line = layout.lines[mark.at];
    const namesYears = line !== undefined && yearCells(line).length > 0;
    const start = namesYears ? mark.at : mark.at + mark.size;
    const end = marks[i + 1]?.at ?? layout.lines.length;
    blocks.push(blockOf(layout, [mark.at, start, end], mark.title));
  });
  return blocks;
});
