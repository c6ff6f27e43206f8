import { rateCompanies, type CompanyToRate } from '@fde/statements';
import { json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, GatewayParts } from '../route.js';
import { movesOf } from './row-moves.js';
import { statementsOnDay } from './statements-on-day.js';

const companyToRate = async (
  id: number,
  asOf: string | undefined,
  parts: GatewayParts,
): Promise<CompanyToRate> => {
  const company = present('company', id, await parts.eventLog.records.company(id));
  const statements = await statementsOnDay(company, asOf, parts);
  const { name } = company;
  return {
    moves: await movesOf(id, parts),
    companyId: id,
    companyName: name,
    statements: statements.map((statement) => ({
      id: statement.id,
      data: parts.compiledData.read(statement, name),
    })),
  };
};

export const listRatios: ApiRoute<'listRatios'> = async ({ query }, parts) => {
  const companies: CompanyToRate[] = [];
  // One after the other: twenty companies at once would take every connection of the pool.
  for (const id of query.company_id) companies.push(await companyToRate(id, query.as_of, parts));
  return json(200, rateCompanies(companies));
};
