import { bodyOf, pageOf, type Schemas } from '@fde/client';
import { z } from 'zod';
import { present, SOURCE, type Addresses, type Answer } from '../answer.js';
import { toolOf, type ToolService } from '../tool.js';

const ITEM = z.object({
  company_id: z.number().int(),
  name: z.string(),
  ticker: z.string().optional(),
  sources: z.array(SOURCE),
});
type Item = z.infer<typeof ITEM>;

const itemOf = (
  { company_id: id, name, ticker }: Schemas['FoundCompany'],
  addresses: Addresses,
): Item => ({
  company_id: id,
  name,
  ...present({ ticker }),
  sources: [addresses.record(`companies/${id}`)],
});

const listAll = async (
  limit: number,
  { client, addresses }: ToolService,
): Promise<Answer<Item>> => {
  const query = { skip: 0, limit };
  const { items, total } = await pageOf(client.GET('/api/v1/companies', { params: { query } }));
  const companies = items.map(({ id, name, primary_ticker: ticker }) =>
    itemOf({ company_id: id, name, ticker }, addresses),
  );
  return {
    items: companies,
    not_found: [],
    ...(total > items.length ? { note: `${total} companies are known: ask by name` } : {}),
  };
};

const search = async (q: string, limit: number, service: ToolService): Promise<Answer<Item>> => {
  const { client, addresses } = service;
  const params = { query: { q, limit } };
  const { companies } = await bodyOf(client.GET('/api/v1/search', { params }));
  if (companies.length > 0)
    return { items: companies.map((one) => itemOf(one, addresses)), not_found: [] };
  const { total } = await pageOf(
    client.GET('/api/v1/companies', { params: { query: { limit: 1 } } }),
  );
  const because = `None of the ${total} known companies has a name or ticker that begins with ${q}, or words that do; a person can add the company`;
  return { items: [], not_found: [{ of: q, because }] };
};

const MOST_COMPANIES = 50;

export const findCompanies = toolOf({
  name: 'find_companies',
  title: 'Find companies',
  description:
    'Finds companies by the beginning of their name, of its words, or of their ticker. Without a query, lists those that are known. The other tools take the id, the ticker or the name.',
  input: {
    query: z.string().max(200).optional().describe('Such as apple or AAPL.'),
    limit: z.number().int().min(1).max(MOST_COMPANIES).default(10),
  },
  item: ITEM,
  run: ({ query = '', limit }, service) =>
    query.trim() === '' ? listAll(limit, service) : search(query.trim(), limit, service),
});
