import { recordTag } from '../../replies/entity-tag.js';
import { pageOf, pagingHeaders } from '../../replies/paging.js';
import { recordReply } from '../../replies/record-reply.js';
import { json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute } from '../route.js';
import { companyResource } from './company-resource.js';

export const listCompanies: ApiRoute<'listCompanies'> = async ({ query, url }, { eventLog }) => {
  const page = pageOf(query);
  const { items, total } = await eventLog.records.companies(
    page,
    query.tag === undefined ? {} : { tag: query.tag },
  );
  return json(200, items.map(companyResource), pagingHeaders(url, page, total));
};

export const getCompany: ApiRoute<'getCompany'> = async ({ path, header }, { eventLog }) => {
  const company = present(
    'company',
    path['company-id'],
    await eventLog.records.company(path['company-id']),
  );
  return recordReply(recordTag('company', company), header['If-None-Match'], () =>
    companyResource(company),
  );
};

export const getCompanyByTicker: ApiRoute<'getCompanyByTicker'> = async (
  { path, header },
  { eventLog },
) => {
  const company = present(
    'company',
    `with ticker ${path.ticker}`,
    (await eventLog.records.companiesByTicker(path.ticker))[0],
  );
  return recordReply(recordTag('company', company), header['If-None-Match'], () =>
    companyResource(company),
  );
};
