import { ServiceError, type Figure } from '@fde/contracts';
import type { CompanyRecord } from '@fde/event-log';
import { figuresCsv, figuresHead, listFigures as list } from '@fde/statements';
import { invalid } from '../../contract/validation-fault.js';
import { pagingHeaders } from '../../replies/paging.js';
import { json } from '../../replies/reply.js';
import type { ApiRoute, GatewayParts } from '../route.js';
import { figureQuery, figuresCompany, namesIn } from './figure-query.js';

const DEFAULT_LIMIT = 500;
/** The largest id that PostgreSQL keeps. */
const MAX_ID = 2 ** 31 - 1;

const hasMainTicker = ({ primary_ticker: main }: CompanyRecord, ticker: string): boolean =>
  main?.toUpperCase() === ticker.toUpperCase();

/** By id or ticker. Two companies with one ticker are not told apart by guess. */
const companyNamed = async (name: string, { eventLog }: GatewayParts): Promise<CompanyRecord> => {
  const { records } = eventLog;
  const id = /^\d{1,10}$/.test(name) ? Number(name) : 0;
  const byId = id > 0 && id <= MAX_ID ? await records.company(id) : undefined;
  if (byId !== undefined) return byId;
  const [first, second] = await records.companiesByTicker(name);
  if (first === undefined)
    throw new ServiceError('company_not_found', `Company ${name.slice(0, 100)} does not exist`);
  if (second !== undefined && hasMainTicker(first, name) === hasMainTicker(second, name))
    throw invalid(
      ['query', 'company'],
      `Companies ${first.id} and ${second.id} both have the ticker ${name}: give the id of one`,
      'ambiguous_company',
    );
  return first;
};

export const listFigures: ApiRoute<'listFigures'> = async ({ query, url, origin }, parts) => {
  const filter = figureQuery(query);
  const figures: Figure[] = [];
  // One after the other: twenty companies at once would take every connection of the pool.
  for (const name of namesIn('company', query.company)) {
    const company = await companyNamed(name, parts);
    figures.push(...list(await figuresCompany(company, query.as_of, origin, parts), filter));
  }
  const page = { skip: query.skip ?? 0, limit: query.limit ?? DEFAULT_LIMIT };
  const shown = figures.slice(page.skip, page.skip + page.limit);
  const headers = pagingHeaders(url, page, figures.length);
  if (query.format !== 'csv') return json(200, shown, headers);
  const body = `${figuresHead}${figuresCsv(shown)}`;
  return { kind: 'bytes', status: 200, body, contentType: 'text/csv; charset=utf-8', headers };
};
