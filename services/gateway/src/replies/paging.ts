import type { Page } from '@fde/event-log';
import type { Headers } from './reply.js';

const MAX_LIMIT = 100;

export const pageOf = (query: { readonly skip?: number; readonly limit?: number }): Page => ({
  skip: query.skip ?? 0,
  limit: query.limit ?? MAX_LIMIT,
});

/**
 * X-Total-Count and Link of a paged list; `url` is the requested one; its other parameters are
 * kept.
 */
export const pagingHeaders = (url: string, page: Page, total: number): Headers => {
  const [path = '', query = ''] = url.replace(/[^\x21-\x7e]|[<>"]/g, encodeURIComponent).split('?');
  const others = query
    .split('&')
    .filter((pair) => pair !== '' && !/^(?:skip|limit)(?:=|$)/.test(pair));
  const at = (skip: number, rel: string): string =>
    `<${path}?${[...others, `skip=${skip}`, `limit=${page.limit}`].join('&')}>; rel="${rel}"`;
  const last = total === 0 ? 0 : Math.floor((total - 1) / page.limit) * page.limit;
  const links = [
    at(0, 'first'),
    ...(page.skip > 0 ? [at(Math.max(0, Math.min(page.skip - page.limit, last)), 'prev')] : []),
    ...(page.skip + page.limit < total ? [at(page.skip + page.limit, 'next')] : []),
    at(last, 'last'),
  ];
  return { 'X-Total-Count': String(total), Link: links.join(', ') };
};
