import { bodyOf, ProblemError, type Schemas } from '@fde/client';
import { z } from 'zod';
import { NotThere } from './answer.js';
import type { ToolService } from './tool.js';

type Company = Schemas['Company'];

export const COMPANY = z
  .string()
  .min(1)
  .max(200)
  .describe('Id, ticker or name of the company, such as 7, AAPL or Apple Inc.');

export const AS_OF = z.iso
  .date()
  .optional()
  .describe('A day, such as 2020-12-31: the answer as it was known then. Today without it.');

/** The largest id that the service gives. */
const MAX_ID = 2 ** 31 - 1;
const NOT_FOUND = 404;

const unlessMissing = <Body>(body: Promise<Body>): Promise<Body | undefined> =>
  body.catch((error: unknown) => {
    if (error instanceof ProblemError && error.status === NOT_FOUND) return undefined;
    throw error;
  });

const byId = async (id: number, { client }: ToolService): Promise<Company | undefined> =>
  id < 1 || id > MAX_ID
    ? undefined
    : unlessMissing(
        bodyOf(
          client.GET('/api/v1/companies/{company-id}', { params: { path: { 'company-id': id } } }),
        ),
      );

const byTicker = (ticker: string, { client }: ToolService): Promise<Company | undefined> =>
  unlessMissing(
    bodyOf(client.GET('/api/v1/companies/ticker/{ticker}', { params: { path: { ticker } } })),
  );

const MOST_NAMES = 8;

/** The one company that a name means. Two companies are not told apart by guess. */
const byName = async (name: string, service: ToolService): Promise<Company> => {
  const query = { q: name, limit: MOST_NAMES };
  const { companies } = await bodyOf(service.client.GET('/api/v1/search', { params: { query } }));
  const exact = companies.filter((one) => one.name.toLowerCase() === name.toLowerCase());
  const [first, second] = exact.length > 0 ? exact : companies;
  if (first === undefined)
    throw new NotThere(
      `No company has the id, ticker or name ${name}; find_companies lists those that are known`,
    );
  if (second !== undefined) {
    const names = companies.map((one) => `${one.company_id} ${one.name}`).join(', ');
    throw new NotThere(`${name} is the name of several companies (${names}): give the id of one`);
  }
  const company = await byId(first.company_id, service);
  if (company === undefined) throw new NotThere(`Company ${name} does not exist`);
  return company;
};

/** The company that an agent names by its id, its ticker or its name. Throws NotThere. */
export const findCompany = async (name: string, service: ToolService): Promise<Company> => {
  const text = name.trim();
  const company =
    (/^\d{1,10}$/.test(text) ? await byId(Number(text), service) : undefined) ??
    (text === '' ? undefined : await byTicker(text, service));
  return company ?? byName(text, service);
};
