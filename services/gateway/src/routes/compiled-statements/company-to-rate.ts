import type { CompanyRecord } from '@fde/event-log';
import type { CompanyToRate } from '@fde/statements';
import type { GatewayParts } from '../route.js';
import { movesOf } from './row-moves.js';
import { statementsOnDay } from './statements-on-day.js';

/** What the figures and ratios of a company are read from, as known on a day if one is given. */
export const companyToRate = async (
  company: CompanyRecord,
  asOf: string | undefined,
  parts: GatewayParts,
): Promise<CompanyToRate> => {
  const { id, name } = company;
  const statements = await statementsOnDay(company, asOf, parts);
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
