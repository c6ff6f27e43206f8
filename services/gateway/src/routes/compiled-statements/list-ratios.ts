import { rateCompanies, type CompanyToRate } from '@fde/statements';
import { json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute } from '../route.js';
import { companyChoice } from './company-choice.js';
import { companyToRate } from './company-to-rate.js';

export const listRatios: ApiRoute<'listRatios'> = async ({ query }, parts) => {
  const companies: CompanyToRate[] = [];
  // One after the other: twenty companies at once would take every connection of the pool.
  for (const id of await companyChoice(query, parts)) {
    const company = present('company', id, await parts.eventLog.records.company(id));
    companies.push(await companyToRate(company, query.as_of, parts));
  }
  return json(200, rateCompanies(companies));
};
