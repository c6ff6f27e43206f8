import { pageOf } from '../../http/replies/paging.js';
import type { ApiRoute } from '../route.js';
import { atomFeed } from './atom-feed.js';

export const getFeed: ApiRoute<'getFeed'> = async (
  { query, url, origin },
  { statementChanges, service },
) => {
  const { items } = await statementChanges({ companyId: query.company_id }, pageOf({}));
  const body = atomFeed(items, { origin, path: url, now: service.now() });
  return { kind: 'bytes', status: 200, body, contentType: 'application/atom+xml; charset=utf-8' };
};
