import { canonicalType } from '@fde/contracts';
import { explainCell } from '@fde/statements';
import { json } from '../../replies/reply.js';
import { present } from '../present.js';
import type { ApiRoute } from '../route.js';
import { statementOnDay } from './statements-on-day.js';

export const explainCompiledCell: ApiRoute<'explainCompiledCell'> = async (
  { path, query },
  parts,
) => {
  const { records } = parts.eventLog;
  const id = path['company-id'];
  const type = canonicalType(path['statement-type']);
  const company = present('company', id, await records.company(id));
  const stored = present(
    'compiled_statement',
    `of type ${type} of company ${id}`,
    await records.compiledStatementByType(id, path['statement-type']),
  );
  const statement = await statementOnDay(stored, company, query.as_of, parts);
  const cells = explainCell(parts.compiledData.read(statement, company.name), query);
  const named = cells.length === 0 ? undefined : cells;
  return json(200, present('line_item', `'${query.item}' of the ${type} of company ${id}`, named));
};
