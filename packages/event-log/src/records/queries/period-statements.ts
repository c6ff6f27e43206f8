import { STATEMENT_TYPES } from '@fde/contracts';
import type { Executor } from '../../database/database.js';
import type { PeriodsFields } from '../ports.js';

/** The compiled columns of a company's interim reports; a type that this release does not know is left out. */
export const periodStatementsOf = async (
  db: Executor,
  companyId: number,
): Promise<readonly PeriodsFields[]> => {
  const rows = await db
    .selectFrom('period_statements')
    .select(['company_id', 'statement_type', 'data'])
    .where('company_id', '=', companyId)
    .orderBy('key')
    .execute();
  return rows.flatMap((row) => {
    const type = STATEMENT_TYPES.find((one) => one === row.statement_type);
    return type === undefined ? [] : [{ ...row, statement_type: type }];
  });
};
