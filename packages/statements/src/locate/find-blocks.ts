import { lastPageOf, oncePer, type PageLayout } from '../page/index.js';
import { blocksBeside, blocksOf, type Block } from './blocks.js';
import { carryFeet } from './carry-feet.js';
import { DIVIDER, MOST_BLANK } from './weights.js';

/**
 * The pages of a report that show something, and the blocks they are cut into, both in reading
 * order.
 */
export interface ReportBlocks {
  readonly layouts: readonly PageLayout[];
  readonly blocks: readonly Block[];
}

/** The title that stands alone on a page, before the page of its table. */
const announcedBy = (before: readonly Block[] | undefined): Block['title'] => {
  const [only, more] = before ?? [];
  const divider =
    only !== undefined &&
    more === undefined &&
    only.dataLines < DIVIDER.rows &&
    only.layout.lines.length <= DIVIDER.lines;
  return divider ? only.title : undefined;
};

/**
 * Tables without a title take that of a divider page before them, which may say that they are a
 * parent's or a summary.
 */
const withAnnounced = (layouts: readonly PageLayout[]): Block[] => {
  const blocks = layouts.map((layout, i) => {
    const left = layouts[i - 1];
    return left?.page === layout.page && layout.half === 1
      ? blocksBeside(layout, blocksOf(left))
      : blocksOf(layout);
  });
  return blocks.flatMap((own, i) => {
    const [first, ...rest] = own;
    const before = layouts[i - 1];
    if (
      first === undefined ||
      first.title !== undefined ||
      before === undefined ||
      lastPageOf(before) !== first.layout.page - 1
    )
      return own;
    const title = announcedBy(blocks[i - 1]);
    return title === undefined ? own : [{ ...first, title }, ...rest];
  });
};

/** A page that shows only its number stands between the parts of a statement. */
const isBlank = ({ lines }: PageLayout): boolean =>
  lines.length <= 1 && lines.every((line) => line.items.length <= 2);

/** How many blank pages stand directly after a page. */
const blanksAfter = (layout: PageLayout, following: readonly PageLayout[]): number => {
  const from = lastPageOf(layout) + 1;
  const other = following.findIndex((next, i) => next.page !== from + i || !isBlank(next));
  return Math.min(other < 0 ? following.length : other, MOST_BLANK);
};

/** The pages that show something; what stands before blank pages continues after them. */
const withoutBlank = (layouts: readonly PageLayout[]): PageLayout[] =>
  layouts.flatMap((layout, i) => {
    if (isBlank(layout)) return [];
    const blankAfter = blanksAfter(layout, layouts.slice(i + 1, i + 1 + MOST_BLANK));
    return blankAfter > 0 ? [{ ...layout, blankAfter }] : [layout];
  });

/** Cuts the pages of a report into blocks. */
export const findBlocks = oncePer((pages: readonly PageLayout[]): ReportBlocks => {
  const layouts = carryFeet(withoutBlank(pages));
  return { layouts, blocks: withAnnounced(layouts) };
});
