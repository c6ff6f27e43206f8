import type { Page } from '../ports.js';

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
