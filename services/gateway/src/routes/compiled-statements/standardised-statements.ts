import { STATEMENT_TYPES } from '@fde/contracts';
import { standardise } from '@fde/statements';
import { json } from '../../http/replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute } from '../route.js';

export const listStandardisedStatements: ApiRoute<'listStandardisedStatements'> = async (
  { path: { 'company-id': id } },
  { eventLog: { records }, compiledData },
) => {
  const [company, stored] = await Promise.all([
    records.company(id),
    records.compiledStatements(id),
  ]);
  const { name } = present('company', id, company);
  const statements = stored.map((statement) => ({
    id: statement.id,
    data: compiledData.read(statement, name),
  }));
  const standardised = STATEMENT_TYPES.flatMap((type) =>
    statements
      .filter(({ data }) => data.statement_type === type)
      .map((one) => ({ ...standardise(one.data), compiled_statement_id: one.id })),
  );
  return json(200, standardised);
};
