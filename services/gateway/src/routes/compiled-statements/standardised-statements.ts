import { STATEMENT_TYPES } from '@fde/contracts';
import { standardise } from '@fde/statements';
import { json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute } from '../route.js';
import { movesOf } from './row-moves.js';
import { statementsOnDay } from './statements-on-day.js';

export const listStandardisedStatements: ApiRoute<'listStandardisedStatements'> = async (
  { path: { 'company-id': id }, query },
  parts,
) => {
  const company = present('company', id, await parts.eventLog.records.company(id));
  const [stored, moves] = await Promise.all([
    statementsOnDay(company, query.as_of, parts),
    movesOf(id, parts),
  ]);
  const statements = stored.map((statement) => ({
    id: statement.id,
    data: parts.compiledData.read(statement, company.name),
  }));
  const standardised = STATEMENT_TYPES.flatMap((type) =>
    statements
      .filter(({ data }) => data.statement_type === type)
      .map((one) => ({ ...standardise(one.data, moves), compiled_statement_id: one.id })),
  );
  return json(200, standardised);
};
