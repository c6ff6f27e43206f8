import { rateCompanies, type CompanyToRate } from '@fde/statements';
import { json } from '../../http/replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute, GatewayParts } from '../route.js';

const companyToRate = async (
  id: number,
  { eventLog: { records }, compiledData }: GatewayParts,
): Promise<CompanyToRate> => {
  const [company, statements] = await Promise.all([
    records.company(id),
    records.compiledStatements(id),
  ]);
  const { name } = present('company', id, company);
  return {
    companyId: id,
    companyName: name,
    statements: statements.map((statement) => ({
      id: statement.id,
      data: compiledData.read(statement, name),
    })),
  };
};

export const listRatios: ApiRoute<'listRatios'> = async ({ query }, parts) => {
  const companies: CompanyToRate[] = [];
  // One after the other: twenty companies at once would take every connection of the pool.
  for (const id of query.company_id) companies.push(await companyToRate(id, parts));
  return json(200, rateCompanies(companies));
};
