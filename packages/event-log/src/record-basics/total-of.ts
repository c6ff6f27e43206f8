import type { Page } from './page.js';

/**
 * How many there are in all; counted only if the page is full, since a page that is not full tells
 * it.
 */
export const totalOf = async (
  page: Page | undefined,
  rows: number,
  count: () => Promise<number>,
): Promise<number> => {
  if (page === undefined) return rows;
  return rows < page.limit && (rows > 0 || page.skip === 0) ? page.skip + rows : count();
};

/** Rows of a long list that are counted: more of them would cost more than reading its page. */
export const MOST_COUNTED = 10_000;

/**
 * How far to count for this page of a long list: beyond the page in any case, so that its `next`
 * never ends too early.
 */
export const countedFor = ({ skip, limit }: Page): number =>
  Math.max(MOST_COUNTED, skip + limit + 1);
