import type { Page } from '../ports.js';

/** How many there are in all; counted only where the rows of the page do not tell it by not filling the page. */
export const totalOf = async (
  page: Page | undefined,
  rows: number,
  count: () => Promise<number>,
): Promise<number> => {
  if (page === undefined) return rows;
  return rows < page.limit && (rows > 0 || page.skip === 0) ? page.skip + rows : count();
};
