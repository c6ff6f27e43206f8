import type { ReviewCursor, ReviewOrder, ReviewRecord } from '@fde/event-log';
import type { Headers } from '../../replies/reply.js';

/** `<importance>_<id>` or `<time>_<id>` of the last entry, as openapi.yaml has its pattern. */
export const cursorOf = (after: string): ReviewCursor => {
  const [key = '', id = ''] = after.split('_');
  return { key: Number(key), id: Number(id) };
};

const cursorAfter = (order: ReviewOrder, { importance, updated_at: at, id }: ReviewRecord) =>
  order === 'recent' ? `${at.getTime()}_${id}` : `${plain(importance)}_${id}`;

/** JSON writes small numbers with an exponent, which the cursor's pattern does not allow. */
const DECIMALS = 8;

const plain = (importance: number): string =>
  String(Number(importance.toFixed(DECIMALS))).includes('e')
    ? importance.toFixed(DECIMALS)
    : String(importance);

/** X-Total-Count, and the link to the next page if this one is full. */
export const queueHeaders = (
  url: string,
  limit: number,
  order: ReviewOrder,
  { items, total }: { readonly items: readonly ReviewRecord[]; readonly total: number },
): Headers => {
  const { pathname, searchParams } = new URL(url, 'http://service');
  const linkTo = (rel: string, after?: string): string => {
    const query = new URLSearchParams(searchParams);
    query.delete('after');
    query.delete('skip');
    if (after !== undefined) query.set('after', after);
    return `<${pathname}?${query.toString()}>; rel="${rel}"`;
  };
  const last = items.length === limit ? items.at(-1) : undefined;
  const next = last === undefined ? [] : [linkTo('next', cursorAfter(order, last))];
  return {
    'X-Total-Count': String(total),
    Link: [linkTo('first'), ...next].join(', '),
  };
};
