import { canonicalType, STATEMENT_TYPES, type CanonicalStatementType } from '@fde/contracts';
import { compareCompanies as compare, type ComparedCompany } from '@fde/statements';
import { invalid } from '../../contract/validation-fault.js';
import { json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { GatewayParts, ApiRoute } from '../route.js';
import { movesOf } from './row-moves.js';
import { statementsOnDay } from './statements-on-day.js';

/** Canonical line items exist only for the three primary statements. */
const primaryType = (type: string): CanonicalStatementType => {
  const found = STATEMENT_TYPES.find((one) => one === canonicalType(type));
  if (found === undefined)
    throw invalid(
      ['query', 'statement_type'],
      `Input should be one of ${STATEMENT_TYPES.join(', ')}`,
      'enum',
    );
  return found;
};

const comparedCompany = async (
  id: number,
  asOf: string | undefined,
  parts: GatewayParts,
): Promise<ComparedCompany> => {
  const company = present('company', id, await parts.eventLog.records.company(id));
  const statements = await statementsOnDay(company, asOf, parts);
  const { name } = company;
  return {
    moves: await movesOf(id, parts),
    companyId: id,
    companyName: name,
    statements: statements.map((statement) => parts.compiledData.read(statement, name)),
  };
};

export const compareCompanies: ApiRoute<'compareCompanies'> = async ({ query }, parts) => {
  const type = primaryType(query.statement_type);
  const companies: ComparedCompany[] = [];
  // One after the other: twenty companies at once would take every connection of the pool.
  for (const id of query.company_id) companies.push(await comparedCompany(id, query.as_of, parts));
  return json(200, compare(companies, type, { years: Infinity }));
};
