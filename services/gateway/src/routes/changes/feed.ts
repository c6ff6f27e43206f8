import { pageOf } from '../../replies/paging.js';
import type { ApiRoute } from '../route.js';
import { atomFeed } from './atom-feed.js';

export const getFeed: ApiRoute<'getFeed'> = async (
  { query, url, origin },
  { statementChanges, incompleteRuns, service },
) => {
  const page = pageOf({});
  const [{ items }, runs] = await Promise.all([
    statementChanges({ companyId: query.company_id }, page),
    incompleteRuns(query.company_id, page.limit),
  ]);
  const body = atomFeed(items, runs, { origin, path: url, now: service.now() });
  return { kind: 'bytes', status: 200, body, contentType: 'application/atom+xml; charset=utf-8' };
};
